"""Records which faults a program reaches."""

import contextlib
import tempfile

# The bytes that programs share with `recorded`, one a fault.
ROOM = 65_536


@contextlib.contextmanager
def recorded():
    """The environment in which a program records, and a function that returns what it reached."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(bytes(ROOM))
        file.flush()

        def reached():
            with open(file.name, "rb") as recorded:
                return {number for number, byte in enumerate(recorded.read()) if byte}
        yield {"ROWKIT_FAULTS_REACHED": file.name}, reached
