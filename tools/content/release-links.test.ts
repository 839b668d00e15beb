import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import { validateDocument } from "@sanity/validation";
import { expect, test } from "vitest";

import { isPublishedWith } from "../../schemas/fields/link-rules.ts";
import { schemaTypes } from "../../schemas/index.ts";
import { serveEmptyLake } from "./testing/lake-server.ts";

type Document = Parameters<typeof validateDocument>[0]["document"];

const page = { _type: "page", title: "A page", blocks: [] };
const link = (to: string) => ({
  _type: "link",
  kind: "internal",
  reference: { _type: "reference", _ref: to, _weak: true },
});
const menuLink = (to: string) => ({ _type: "menuLink", _key: to, label: to, link: link(to) });

/** The ids of the pages for which the Studio warns that a link in the menu will not work for visitors. */
async function warnedLinks(menuId: string): Promise<string[]> {
  const { client } = await serveEmptyLake();
  await client.create({ ...page, _id: "stays", path: "/stays" });
  await client.create({ ...page, _id: "drafts.planned", path: "/planned" });
  await client.create({ ...page, _id: "versions.rSpring.new", path: "/new" });
  await client.create({ ...page, _id: "leaves", path: "/leaves" });
  await client.create({
    ...page,
    _id: "versions.rSpring.leaves",
    path: "/leaves",
    _system: { delete: true },
  });
  await client.create({
    _id: menuId,
    _type: "navigation",
    menus: [
      {
        _type: "menu",
        _key: "menu",
        label: "All",
        items: ["stays", "planned", "new", "leaves"].map((id) => menuLink(id)),
      },
    ],
  });
  const schema = Schema.compile({ name: "default", types: [...builtinTypes, ...schemaTypes] });
  const document = await client.fetch<Document>("*[_id == $id][0]", { id: menuId }, { perspective: "raw" });
  const getDocumentExists = async ({ id }: { id: string }) => isPublishedWith(client, menuId, id);
  const { markers } = await validateDocument({ document, schema, client, getDocumentExists });
  return markers
    .filter(({ path }) => path.includes("reference"))
    .map(({ path }) => JSON.stringify(path[3]).replace(/^.*"_key":"(\w+)".*$/, "$1"));
}

test("outside of a release, the Studio warns once of a link to a page that exists only in a release or as a draft", async () => {
  expect(await warnedLinks("navigation")).toEqual(["planned", "new"]);
});

test("in a release, the Studio warns of a link to a page that the release unpublishes, but not of a link to a page in the release", async () => {
  expect(await warnedLinks("versions.rSpring.navigation")).toEqual(["planned", "leaves"]);
});
