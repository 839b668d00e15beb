import { isValidElement } from "react";
import { expect, test } from "vitest";

import { withSvgPicture } from "./svg-picture.tsx";

const { prepare } = withSvgPicture({ select: { title: "title", svg: "svg" } });

test("a preview has the SVG as its picture, which cannot run scripts", () => {
  const prepared = prepare?.({ title: "Ribs", svg: "<svg><script/></svg>" });
  expect(prepared).toMatchObject({ title: "Ribs" });
  const { media } = prepared ?? {};
  expect(isValidElement(media) && media.type).toBe("img");
  expect(isValidElement(media) && media.props).toMatchObject({
    src: "data:image/svg+xml,%3Csvg%3E%3Cscript%2F%3E%3C%2Fsvg%3E",
  });
});

test("a document without an SVG keeps its preview", () => {
  expect(prepare?.({ title: "Ribs" })).toEqual({ title: "Ribs" });
});
