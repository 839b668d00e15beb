import { expect, test } from "vitest";

import { draftIdOf, documentIdError, publishedIdOf, releaseNameOf, versionIdPrefix } from "./ids.ts";

test("ids convert between a published document, its draft and its versions", () => {
  expect([publishedIdOf("a.b"), publishedIdOf("drafts.a.b"), publishedIdOf("versions.r.a.b")]).toEqual([
    "a.b",
    "a.b",
    "a.b",
  ]);
  expect([draftIdOf("a"), draftIdOf("drafts.a"), draftIdOf("versions.r.a")]).toEqual([
    "drafts.a",
    "drafts.a",
    "drafts.a",
  ]);
  expect([versionIdPrefix("r"), releaseNameOf("versions.r.a"), releaseNameOf("drafts.a")]).toEqual([
    "versions.r.",
    "r",
    undefined,
  ]);
});

test.each(["a", "A-9_z", "drafts.a", "versions.r.a", "_.releases.r", "image-0a-1x1-png", "a".repeat(128)])(
  "%s is a valid document id",
  (id) => {
    expect(documentIdError(id)).toBeUndefined();
  },
);

test.each([
  "",
  "-a",
  ".a",
  "a.",
  "a..b",
  "a b",
  "a/b",
  "ä",
  "a\n",
  "drafts.",
  "versions.r.",
  "versions.r",
  "a".repeat(129),
  ...["drafts.", "versions.r."].flatMap((outer) =>
    ["drafts.a", "versions.r.a", "_.releases.r", "_.groups.administrator"].map((inner) => outer + inner),
  ),
])("%j is not a valid document id", (id) => {
  expect(documentIdError(id)).toEqual(expect.any(String));
});
