import { expect, test } from "vitest";

import { labelsOf, withLabels } from "./labels.ts";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg"><title>No label</title><text a=">">R &lt; 2</text>\n<g><text>1<tspan>st</tspan> cut </text></g><text/></svg>';

test("labels are the texts of text elements", () => {
  expect(labelsOf(svg)).toEqual(["R < 2", "1", "st", " cut "]);
});

test("only the labels are replaced, and cannot add elements", () => {
  expect(withLabels(svg, (label) => label)).toBe(svg);
  expect(withLabels(svg, (label) => (label === "st" ? "<b>&" : label))).toBe(
    svg.replace(">st<", ">&lt;b&gt;&amp;<"),
  );
});

test("a label is found after line breaks of Windows, characters of any length and comments", () => {
  const file =
    "<svg>\r\n<text>𝄞 \r\n</text><!-- < --><text>a<!-- b --></text><text>&#x1D11E;</text>end</svg>";
  expect(withLabels(file, (label) => `${label.trim()}!`)).toBe(
    "<svg>\r\n<text>𝄞!</text><!-- < --><text>a!</text><text>𝄞!</text>end</svg>",
  );
});

test.each(["<svg><text>a</svg>", "<svg><text>a&nbsp;b</text></svg>", "", "text", "<svg><text>a"])(
  "%j is not XML, and stays as it is",
  (file) => {
    expect(withLabels(file, () => "b")).toBe(file);
  },
);
