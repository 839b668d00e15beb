import { expect, test } from "vitest";

import { xmlElements } from "./xml.ts";

test("attributes are found with any quotes, white space and prefix, and no name is taken for another", () => {
  const [element] = xmlElements(
    `<p:item p:path = '/a="b"' id="1" objectid="2" x="" name="a &amp; &lt;b&gt;"/>`,
  );
  expect(element).toMatchObject({ name: "item", kind: "empty" });
  const names = ["path", "id", "objectid", "x", "name", "object", "y"];
  expect(names.map((name) => element?.attribute(name))).toEqual([
    '/a="b"',
    "1",
    "2",
    "",
    "a & <b>",
    undefined,
    undefined,
  ]);
});
