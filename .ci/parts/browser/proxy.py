"""A proxy before a server, which knows the streams that are open."""

import asyncio
import re
import threading

STREAM = re.compile(rb"GET (\S+/stream\S*) ")
SCRIPT = re.compile(rb"GET \S+\.js ")


class Proxy:
    """Passes connections on to a server, and notes those that carry a stream.

    With `holds_streams`, it passes on no part of a stream, as if it waited for more. It passes on
    requests for scripts after `script_delay` seconds.
    """

    holds_streams = False
    script_delay = 0

    def __init__(self, server):
        self.server = server
        # The paths of the open streams, by their connections, and the most there were at a time.
        self.streams = {}
        self.most = 0
        self.loop = asyncio.new_event_loop()
        listener = self.loop.run_until_complete(
            asyncio.start_server(self.connect, "127.0.0.1", 0))
        self.port = listener.sockets[0].getsockname()[1]
        threading.Thread(target=self.loop.run_forever, daemon=True).start()

    def url(self, path):
        return f"http://127.0.0.1:{self.port}/{path}"

    async def connect(self, reader, writer):
        try:
            above = await asyncio.open_connection("127.0.0.1", self.server.port)
        except OSError:
            return writer.close()
        await asyncio.wait([
            asyncio.ensure_future(self.pass_on(reader, above[1], writer)),
            asyncio.ensure_future(self.pass_on(above[0], writer))],
            return_when=asyncio.FIRST_COMPLETED)
        self.streams.pop(writer, None)
        for end in [writer, above[1]]:
            end.close()

    async def pass_on(self, source, sink, connection=None):
        """Passes on what one end sends, and notes a request for a stream of the connection."""
        try:
            while data := await source.read(1 << 16):
                if connection and (request := STREAM.match(data)):
                    self.streams[connection] = request[1].decode()
                    self.most = max(self.most, len(self.streams))
                if connection and SCRIPT.match(data):
                    await asyncio.sleep(self.script_delay)
                if self.holds_streams and sink in self.streams:
                    continue
                sink.write(data)
                await sink.drain()
        except OSError:
            pass  # The connection has ended.

    def has_stream_of(self, page):
        """Whether a page of this name has an open stream."""
        return any(f"page={page}." in path for path in [*self.streams.values()])
