import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { networks } from "schemas/objects/social-link.ts";
import { expect, test } from "vitest";

test("the footer has an icon for each network that an editor can choose, and for email and phone", async () => {
  const svg = await readFile(join(import.meta.dirname, "footer-icons.svg"), "utf8");
  const icons = [
    ...svg.matchAll(
      /<symbol fill="currentColor" fill-rule="evenodd" id="(\w+)" viewBox="0 0 16 16">\s*<path d="[^"]+" \/>/g,
    ),
  ];
  expect(icons.map(([, name]) => name)).toEqual(["email", "phone", ...networks]);
});
