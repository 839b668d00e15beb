import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ConvertedText } from "./quantity.tsx";

/** The HTML of a text, with what stays on one line in brackets. */
const shown = (text: string) =>
  renderToStaticMarkup(<ConvertedText text={text} language="en" />)
    .replaceAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, "[$1]")
    .replaceAll(/<[^>]+>/g, "");

test.each([
  ["Aluminum 6061-T6 and 17-4PH", "Aluminum [6061-T6] and [17-4PH]"],
  ["O-rings and O-Ringe", "[O-rings] and [O-Ringe]"],
  ["Sheet of 18–22 gauge", "Sheet of [18–22] gauge"],
  ["0.3–0.5 mm", "[0.3–0.5]\u00A0mm[0.012–0.020]\u00A0in"],
])("%s", (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test("other words may break anywhere, and no character is added to a text", () => {
  expect(shown("3-axis, glass-filled, CNC-milled and 6061-T6/7075-T651")).toBe(
    "3-axis, glass-filled, CNC-milled and [6061-T6]/[7075-T651]",
  );
});

test("what stays on one line is short, so that it fits on a phone", () => {
  expect(shown(`${"1".repeat(20_000)}-A`).length).toBeLessThan(20_010);
});
