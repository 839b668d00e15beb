import { expect, test } from "vitest";

import { pathsToBuild } from "./content.ts";

test("the build renders 250 pages, and no number of translations keeps it from rendering the English ones", () => {
  const translations = Array.from({ length: 1000 }, (_, index) => `/de/seite-${index}`);
  const built = pathsToBuild([...translations, "/", "/about-us"]);
  expect(built).toHaveLength(250);
  expect(built.slice(0, 3)).toEqual(["/", "/about-us", "/de/seite-0"]);
});
