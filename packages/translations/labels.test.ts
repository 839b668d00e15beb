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

test("a file that is not XML is not changed in part", () => {
  expect(() => withLabels("<svg><text>a</svg>", () => "b")).toThrow("unexpected close tag");
});
