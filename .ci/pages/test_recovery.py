"""The server is killed between any two events, and nothing that was entered is lost."""

import random
import time

from .browser import PageTest
from .server import FULL, Server


class Recovery(PageTest):
    def enter(self, chance):
        texts = {"NameRow": "Grace Hopper", "EmailRow": "grace@example.org", "IntRow": "85",
                 "DecimalRow": "61.25", "PhoneRow": "+1 555 0100", "TextRow": "Arlington",
                 "TextAreaRow": "Nanoseconds", "PasswordRow": "cobol-60",
                 "URLRow": "https://navy.example"}
        steps = [lambda id=id, text=text: self.type(f"{id}/content/field", text)
                 for id, text in texts.items()]
        steps += [lambda id=id: self.click(f"{id}/accessory") for id in ["SwitchRow", "CheckRow"]]
        random.shuffle(steps)
        for step in steps:
            chance()
            step()
        chance()
        return {**texts, "IntRow": 85, "DecimalRow": 61.25, "SwitchRow": False, "CheckRow": False}

    def test_nothing_is_lost(self):
        for seed in range(50 if FULL else 3):
            random.seed(seed)
            with self.subTest(seed=seed):
                server = Server(self.document)
                try:
                    self.open(server, "every-row")

                    def chance():
                        if random.random() < 0.3:
                            server.kill()
                            time.sleep(random.random() / 2)
                            server.start()

                    entered = self.enter(chance)
                    values = self.submit(server)
                    self.assertEqual({tag: values[tag] for tag in entered}, entered)
                finally:
                    server.kill()
