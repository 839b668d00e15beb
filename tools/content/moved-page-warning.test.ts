import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import { validateDocument } from "@sanity/validation";
import { expect, test } from "vitest";

import { schemaTypes } from "../../schemas/index.ts";
import { serveEmptyLake } from "./testing/lake-server.ts";

type Document = Parameters<typeof validateDocument>[0]["document"];

test("a page that moves in a release has a warning until the release has a redirect from its old path", async () => {
  const { client } = await serveEmptyLake();
  const page = { _type: "page", title: "About us", blocks: [] };
  await client.create({ ...page, _id: "about", path: "/about-us" });
  await client.create({ ...page, _id: "versions.rSpring.about", path: "/company" });

  const schema = Schema.compile({ name: "default", types: [...builtinTypes, ...schemaTypes] });
  const pathMessages = async () => {
    const id = "versions.rSpring.about";
    const document = await client.fetch<Document>(`*[_id == $id][0]`, { id }, { perspective: "raw" });
    const { markers } = await validateDocument({ document, schema, client });
    return markers.flatMap(({ path, level, message }) =>
      path[0] === "path" ? [`${level}: ${message}`] : [],
    );
  };
  expect(await pathMessages()).toEqual([
    expect.stringContaining("warning: This release moves the page from /about-us"),
  ]);

  await client.create({
    _id: "versions.rSpring.redirect-about-us",
    _type: "redirect",
    from: "/About-us",
    kind: "page",
  });
  expect(await pathMessages()).toEqual([]);
});
