import { expect, test } from "vitest";

import { blockContexts } from "./block-context.ts";

interface Stored {
  _key: string;
  _type: string;
  [field: string]: unknown;
}

const captioned = (caption: string) => ({ _type: "picture", asset: {}, caption });
const contextsOf = (...blocks: Stored[]) => blockContexts(blocks);
const inUnit = (unit: string) => [{ values: [{ value: 1, unit }] }];

const heading = (key: string, style: string, text: string) => ({ _key: key, style, children: [{ text }] });

test("the id of a block is its anchor, or else is generated from its heading", () => {
  const { contexts } = contextsOf(
    { _key: "a", _type: "steps", heading: "How it works (in short)" },
    { _key: "b", _type: "questions", heading: "Questions", anchor: "faq" },
    { _key: "c", _type: "divider" },
  );
  expect(contexts.get("a")?.id).toBe("how-it-works-in-short");
  expect(contexts.get("b")?.id).toBe("faq");
  expect(contexts.get("c")?.id).toBeUndefined();
});

test("equal headings get different ids, and an anchor keeps its id", () => {
  const { contexts } = contextsOf(
    { _key: "a", _type: "steps", heading: "Walls" },
    { _key: "b", _type: "steps", heading: "Walls" },
    { _key: "c", _type: "steps", heading: "Other", anchor: "walls" },
  );
  expect([contexts.get("a")?.id, contexts.get("b")?.id, contexts.get("c")?.id]).toEqual([
    "walls-2",
    "walls-3",
    "walls",
  ]);
});

test("a text with thousands of equal headings takes linear time", () => {
  const text = Array.from({ length: 10_000 }, (_, index) => heading(`h${index}`, "h2", "Walls"));
  const { contexts } = contextsOf({ _key: "text", _type: "richText", text });
  expect(contexts.get("text")?.headingIdOf("h9999")).toBe("walls-10000");
});

test("the table of contents has the headings of blocks and texts, without the main heading and smaller ones", () => {
  const text = [
    heading("h", "h2", "Ra and Rz"),
    heading("s", "h3", "In short"),
    heading("p", "normal", "Text"),
  ];
  const { contents, contexts } = contextsOf(
    { _key: "hero", _type: "hero", heading: "CNC machining" },
    { _key: "text", _type: "richText", text },
    { _key: "notice", _type: "notice", heading: "Not a heading on the page" },
    { _key: "end", _type: "questions", heading: "Questions" },
  );
  expect(contents).toEqual([
    { block: "text", id: "ra-and-rz", text: "Ra and Rz" },
    { block: "end", id: "questions", text: "Questions" },
  ]);
  expect(contexts.get("text")?.headingIdOf("s")).toBe("in-short");
});

test("the first block with quantities that differ in inches shows the unit switch", () => {
  const blocks = [
    { _key: "days", _type: "keyFigures", figures: [{ quantity: { value: 3, unit: "day" } }] },
    { _key: "first", _type: "specificationTable", rows: inUnit("mm") },
    { _key: "second", _type: "specificationTable", rows: inUnit("mm") },
  ];
  const { contexts, hasUnits } = contextsOf(...blocks);
  expect(hasUnits).toBe(true);
  expect(blocks.filter(({ _key }) => contexts.get(_key)?.hasUnitSwitch).map(({ _key }) => _key)).toEqual([
    "first",
  ]);
});

test("a text with lengths shows the unit switch if no other block of the page does", () => {
  const text = { _key: "text", _type: "richText", text: [heading("p", "normal", "Walls of 2 mm")] };
  const steps = { _key: "steps", _type: "steps", steps: [{ text: "Mill 5 mm", alt: "A mill" }] };
  const switchOf = (...blocks: readonly (typeof text | typeof steps)[]) => {
    const { contexts } = contextsOf(...blocks);
    return blocks.filter(({ _key }) => contexts.get(_key)?.hasUnitSwitch).map(({ _key }) => _key);
  };
  expect(switchOf(text)).toEqual(["text"]);
  expect(switchOf(text, steps)).toEqual(["steps"]);
  expect(switchOf({ ...text, text: [heading("p", "normal", "25.4 mm is one inch")] })).toEqual([]);
});

test("drawings and pictures with a caption are numbered from top to bottom", () => {
  const plain = { _type: "picture", asset: {} };
  const first = { _type: "picture", asset: {}, caption: "A shaft" };
  const hidden = { _type: "picture", asset: {}, caption: "Behind the drawing" };
  const { contexts } = contextsOf(
    { _key: "gallery", _type: "gallery", pictures: [plain, first] },
    { _key: "rule", _type: "designRule", drawing: "cnc-wall", picture: hidden },
  );
  const numberOf = (block: string, figure: object | string) => contexts.get(block)?.figureNumberOf(figure);
  expect([numberOf("gallery", plain), numberOf("gallery", first)]).toEqual([undefined, 1]);
  expect([numberOf("rule", hidden), numberOf("rule", "rule")]).toEqual([undefined, 2]);
});

test("the picture for phones is the same figure as the other one, and takes no number", () => {
  const [wide, narrow, next] = [captioned("A result"), captioned("On a phone"), captioned("A shaft")];
  const { contexts } = contextsOf(
    { _key: "check", _type: "partCheck", picture: wide, phonePicture: narrow },
    { _key: "gallery", _type: "gallery", pictures: [next] },
  );
  const numberOf = (block: string, figure: object) => contexts.get(block)?.figureNumberOf(figure);
  expect([numberOf("check", wide), numberOf("check", narrow)]).toEqual([1, undefined]);
  expect(numberOf("gallery", next)).toBe(2);
});

test("a picture in a saved section that the page shows twice has a different number in each place", () => {
  const picture = captioned("A shaft");
  const { contexts } = contextsOf(
    { _key: "one-gallery", _type: "gallery", pictures: [picture] },
    { _key: "two-gallery", _type: "gallery", pictures: [picture] },
  );
  expect(contexts.get("one-gallery")?.figureNumberOf(picture)).toBe(1);
  expect(contexts.get("two-gallery")?.figureNumberOf(picture)).toBe(2);
});

test("a second version has the id, the number and the figure numbers of the first one, and no entry of its own", () => {
  const [thick, thin] = [captioned("A wall of 4 mm"), captioned("A wall of 1 mm")];
  const { contexts, contents } = contextsOf(
    { _key: "first", _type: "pictureText", heading: "Walls", picture: thick },
    { _key: "second", _type: "pictureText", heading: "Thin walls", picture: thin, share: 50 },
    { _key: "other", _type: "pictureText", heading: "Ribs", picture: captioned("A rib") },
  );
  expect(contexts.get("second")).toMatchObject({ id: "walls", isVersion: true, hasUnitSwitch: false });
  expect(contexts.get("second")?.figureNumberOf(thin)).toBe(1);
  expect(contexts.get("other")?.isVersion).toBe(false);
  expect(contents.map(({ id }) => id)).toEqual(["walls", "ribs"]);
});
