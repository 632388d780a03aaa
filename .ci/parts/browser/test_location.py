"""The map of a location row, by keyboard and by pointer."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from .browser import PageTest
from .documents import document, row


class LocationMap(PageTest):
    def open_map(self):
        server = self.serve_and_open(document(
            "place", row("LocationRow", "place", value={"latitude": 10, "longitude": 20})))
        self.focus('[id="place"] button')
        self.press(Keys.ENTER)
        self.wait(lambda: self.shown(".canvas"), "the map")
        return server

    def finish(self):
        """Commits the place with the button for that."""
        self.focus(".screen.show .bar .prominent")
        self.assertEqual(self.active.text, "Done")
        self.press(Keys.ENTER)
        self.wait(lambda: not self.select(".screen.show"), "the form")

    def drag(self, *offsets):
        canvas = self.shown(".canvas")[0]
        chain = ActionChains(self.driver, duration=0)
        chain.move_to_element(canvas).click_and_hold()
        for x, y in offsets:
            chain.move_by_offset(x, y)
        chain.release().perform()

    def field(self, name):
        return self.value(f"place>{name}/content/field")

    def test_a_place_is_typed_and_the_map_follows(self):
        server = self.open_map()
        self.focus('[id="place>latitude/content/field"]')
        drawn = self.find("place>map/content/canvas").get_attribute("innerHTML")
        self.replace("-34.5", Keys.TAB)
        self.assertEqual(self.active.get_attribute("id"), "place>longitude/content/field")
        self.replace("-56.25", Keys.TAB)
        self.wait(lambda: self.find("place>map/content/canvas").get_attribute("innerHTML")
                  != drawn, "another map")
        self.finish()
        self.assertEqual(
            self.submit(server)["place"], {"latitude": -34.5, "longitude": -56.25})

    def test_zooming_by_keyboard_keeps_the_focus_on_the_button(self):
        self.open_map()
        for name in ["in", "out"]:
            self.focus(f'[id="place>map/content/1/{name}"]')
            drawn = self.find("place>map/content/canvas").get_attribute("innerHTML")
            self.press(Keys.ENTER)
            self.wait(lambda: self.find("place>map/content/canvas").get_attribute("innerHTML")
                      != drawn, "another map")
            self.assertEqual(self.active.get_attribute("id"), f"place>map/content/1/{name}")

    def test_a_touch_puts_the_pin_there(self):
        server = self.open_map()
        canvas = self.shown(".canvas")[0]
        chain = ActionChains(self.driver, duration=0)
        chain.move_to_element_with_offset(canvas, 60, -40).click().perform()
        self.wait(lambda: float(self.field("latitude")) > 10, "a place further north")
        self.assertGreater(float(self.field("longitude")), 20)
        self.finish()
        place = self.submit(server)["place"]
        self.assertGreater(place["latitude"], 10)
        self.assertGreater(place["longitude"], 20)

    def test_a_drag_of_the_pin_moves_it(self):
        server = self.open_map()
        self.drag((20, 10), (20, 10), (20, 10))
        self.wait(lambda: float(self.field("longitude")) > 20, "a place further east")
        self.finish()
        self.assertLess(self.submit(server)["place"]["latitude"], 10)

    def test_a_drag_of_the_map_moves_it_under_the_pin(self):
        self.open_map()
        canvas = self.find("place>map/content/canvas")
        drawn = canvas.get_attribute("innerHTML")
        chain = ActionChains(self.driver, duration=0)
        chain.move_to_element_with_offset(canvas, 100, 60).click_and_hold()
        chain.move_by_offset(-30, 10).move_by_offset(-30, 10).release().perform()
        self.wait(lambda: canvas.get_attribute("innerHTML") != drawn, "another map")
        self.assertEqual([self.field("latitude"), self.field("longitude")], ["10", "20"])

    def test_keys_move_the_map_and_put_the_pin_in_its_centre(self):
        server = self.open_map()
        self.focus('[id="place>map/content/canvas"]')
        self.press(Keys.PAGE_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_UP, Keys.ENTER)
        self.wait(lambda: self.field("latitude") != "10", "another place")
        self.assertEqual(self.active.get_attribute("id"), "place>map/content/canvas")
        self.finish()
        place = self.submit(server)["place"]
        self.assertAlmostEqual(place["latitude"], 10 + 20 / 6, places=5)
        self.assertAlmostEqual(place["longitude"], 20 + 20 / 6, places=5)

    def test_a_city_is_found_by_its_name(self):
        server = self.open_map()
        self.focus('[id="place>place/content/field"]')
        self.press(*"montevid")
        self.wait(lambda: any("Uruguay" in found.text for found in self.shown("[role=option]")),
                  "Montevideo")
        self.assertIn("GeoNames", self.shown(".popup")[0].text)
        self.press(Keys.ARROW_DOWN, Keys.ENTER)
        self.wait(lambda: self.field("latitude").startswith("-34.9"), "its coordinates")
        self.finish()
        self.assertAlmostEqual(self.submit(server)["place"]["longitude"], -56.19, places=1)

    def test_coordinates_are_typed_as_they_are_found_elsewhere(self):
        server = self.open_map()
        self.focus('[id="place>place/content/field"]')
        self.press(*"34° 30′ S 56° 15′ W", Keys.TAB)
        self.wait(lambda: self.field("longitude") == "-56.25", "the coordinates")
        self.finish()
        self.assertEqual(
            self.submit(server)["place"], {"latitude": -34.5, "longitude": -56.25})

    def test_what_is_no_place_is_refused_where_it_is_typed(self):
        self.open_map()
        self.focus('[id="place>place/content/field"]')
        self.press(*"95, 10", Keys.TAB)
        self.focus(".screen.show .bar .prominent")
        self.press(Keys.ENTER)
        self.wait(lambda: any("from -90 to 90" in found.text for found in self.shown(".error")),
                  "the error")

    def test_the_way_back_leaves_the_place_as_it_was(self):
        server = self.open_map()
        self.focus('[id="place>latitude/content/field"]')
        self.replace("-34.5", Keys.TAB)
        self.press(Keys.ESCAPE)
        self.wait(lambda: not self.select(".screen.show"), "the form")
        self.assertEqual(self.submit(server)["place"], {"latitude": 10, "longitude": 20})
