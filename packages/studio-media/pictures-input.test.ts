import { expect, test } from "vitest";

import { picturesOf } from "./pictures-input.tsx";

test("each chosen asset becomes a picture with a key of its own", () => {
  let keys = 0;
  const assets = ["image-a-1x1-png", "image-b-1x1-png"].map(
    (value) => ({ kind: "assetDocumentId", value }) as const,
  );
  expect(
    picturesOf(
      [...assets, { kind: "url", value: "https://example.com/a.png" }],
      "picture",
      () => `${++keys}`,
    ),
  ).toEqual([
    { _type: "picture", _key: "1", asset: { _type: "reference", _ref: "image-a-1x1-png" } },
    { _type: "picture", _key: "2", asset: { _type: "reference", _ref: "image-b-1x1-png" } },
  ]);
});
