import { renderToStaticMarkup } from "react-dom/server";
import { DEFAULT_ACCENT } from "schemas/fields/accent-color.ts";
import { expect, test } from "vitest";

import { ShareImage } from "./share-image.tsx";

const draw = (accentColor: string | undefined) =>
  renderToStaticMarkup(
    <ShareImage title="CNC machining" section="Capabilities" brand="Example" accentColor={accentColor} />,
  );

test("the share image has the accent color that an editor chose", () => {
  const image = draw("#005ea8");
  expect(image).toContain("background:#005ea8");
  expect(image).not.toContain(DEFAULT_ACCENT);
});

test.each([
  ["no color", undefined] as const,
  ["a color on which white text cannot be read", "#ffdd00"] as const,
])("the share image has the default accent color for %s", (_name, color) => {
  expect(draw(color)).toContain(`background:${DEFAULT_ACCENT}`);
});
