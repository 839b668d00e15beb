import { expect, test } from "vitest";

import type { Json } from "../documents/json.ts";
import { openLake } from "../open-lake.ts";
import { rejectionOf } from "../testing/lake.ts";
import type { Identity } from "./identity.ts";

const contributor: Identity = { id: "carl", role: "contributor" };
const tag = { _type: "reference", _ref: "tag", _weak: true, _key: "a" };

const { _weak, ...strongTag } = tag;

function tagged(tags: Json) {
  return { opt: { media: { tags } } };
}

test("a contributor gives a picture only texts and weak tags: Media, which lists all, would end for everybody, and nobody could delete a tag", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const create = { _id: "image-new", _type: "sanity.imageAsset", url: "/new.png" };
  lake.mutate([{ create: { _id: "tag", _type: "media.tag" } }, { create }], {
    identity: { ...contributor, isUpload: true, role: "editor" },
  });
  const write = (fields: Json) =>
    rejectionOf(() => lake.mutate([{ patch: { id: "image-new", set: fields } }], { identity: contributor }));
  for (const fields of [
    { altText: {} },
    { originalFilename: 5 },
    tagged(5),
    tagged([null]),
    tagged([strongTag]),
  ])
    expect(write(fields)).toMatchObject({ status: 403 });
  expect(write({ altText: "A part", ...tagged([tag]) })).toBe("accepted");
});
