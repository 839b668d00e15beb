import { expect, test } from "vitest";

import { paragraph } from "../objects/prose.ts";
import { checkContent, contentRules, documentRules, ruleValidation } from "./check-content.ts";

/** What the rules find, as `rule path: message`. */
function told(...documents: Parameters<typeof checkContent>[0][number][]): string[] {
  return checkContent(documents).map(
    ({ rule, path, message }) => `${rule.name} ${pathText(path)}: ${message}`,
  );
}

function pathText(path: readonly unknown[]): string {
  return path
    .map((segment) => (typeof segment === "object" ? Object.values(segment ?? {}).join("") : segment))
    .join(".");
}

const linked = {
  _id: "navigation",
  _type: "navigation",
  pages: [{ _ref: "a" }, { _ref: "b" }, { _ref: "cnc" }],
};

/** A page with one block. */
function pageWith(block: object, id = "a") {
  return { _id: id, _type: "page", path: `/${id}`, title: id, blocks: [{ _key: "x", ...block }] };
}

const textPage = (text: string) => pageWith({ _type: "richText", text: [paragraph(text, "p")] });

function tablePage(columns: string[], ...rows: string[][]) {
  const stored = rows.map((cells, index) => ({ _type: "tableRow", _key: `row${index}`, cells }));
  return pageWith({
    _type: "richText",
    text: [{ _type: "table", _key: "t", caption: "Table", columns, rows: stored }],
  });
}

const quantity = (fields: object) => ({ _type: "quantity", ...fields });
const grade = (fields: object) => ({
  _id: "grade",
  _type: "materialGrade",
  family: "Thermoplastic",
  ...fields,
});
const picture = (key: string, alt: string, ref = key) => ({
  _key: key,
  _type: "picture",
  alt,
  asset: { _ref: ref },
});
const gallery = (...pictures: object[]) => pageWith({ _type: "gallery", pictures });

const days = (min: number, max: number) => quantity({ min, max, unit: "working day" });
const cnc = (figure: object, ...blocks: object[]) => ({
  _id: "cnc",
  _type: "service",
  path: "/cnc",
  title: "CNC machining",
  shortName: "CNC",
  figures: [{ _key: "f", _type: "keyFigure", label: "Lead time", quantity: figure }],
  blocks,
});
const rowsOf = (...rows: [label: string, ...values: object[]][]) => ({
  _type: "specificationTable",
  _key: "t",
  rows: rows.map(([label, ...values], index) => ({
    _type: "specificationRow",
    _key: `row${index}`,
    label,
    values,
  })),
});

/** For each rule: wrong documents with the finding, and right ones. */
const EXAMPLES: Record<string, { wrong: [documents: object[], finding: string][]; right: object[][] }> = {
  wording: {
    wrong: [
      [[textPage("Send an e-mail.")], "wording blocks.x.text.p: “e-mail”: Write “email”"],
      [
        [textPage("See ISO 1302.")],
        "wording blocks.x.text.p: “ISO 1302”: Write the current standard too: ISO 21920-1",
      ],
      [
        [textPage("Its HDT is 90 °C.")],
        "wording blocks.x.text.p: “HDT is 90 °C”: Name the load: at 0.45 MPa the temperature is much higher than at 1.8 MPa",
      ],
      [
        [{ ...textPage("We mill."), summary: "Milled in the the shop" }],
        "wording summary: “the the”: Write it once",
      ],
    ],
    right: [
      [textPage("Send an email.")],
      [textPage("See ISO 21920-1, which replaces ISO 1302.")],
      [textPage("Its HDT at 1.8 MPa is 90 °C.")],
      [pageWith({ _type: "hero", anchor: "colour", drawing: "mould" })],
      [grade({ family: "Aluminium" })],
    ],
  },
  "other-manufacturers": {
    wrong: [
      [
        [textPage("Protolabs holds ±0.1 mm.")],
        "other-manufacturers blocks.x.text.p: “Protolabs” is another manufacturer. State what we do, or cite a standard",
      ],
    ],
    right: [[textPage("EOS PA 2200, to NADCA S-4A.")], [grade({ source: "Protolabs" })]],
  },
  "numbers-in-texts": {
    wrong: [
      [
        [textPage("A wall of 0,5 mm.")],
        "numbers-in-texts blocks.x.text.p: “0,5 mm”: Write decimals with a point: 0.5 mm",
      ],
      [
        [textPage("A wall of 5mm.")],
        "numbers-in-texts blocks.x.text.p: “5mm”: Put a space between a number and its unit: 5 mm",
      ],
      [
        [textPage("It takes 3-7 days.")],
        "numbers-in-texts blocks.x.text.p: “3-7 days”: Write a range with an en dash: 5–10 mm",
      ],
      [
        [textPage("Up to 20000 parts.")],
        "numbers-in-texts blocks.x.text.p: “20000 parts”: Separate thousands with a comma: 10,000 parts",
      ],
      [
        [textPage("Within +/-0.1 mm.")],
        "numbers-in-texts blocks.x.text.p: “+/-”: Write a tolerance with ±: ±0.1 mm",
      ],
    ],
    right: [
      [
        textPage(
          "10,000 parts of 0.5–0.8 mm, 44 ± 0.2 mm long, by ISO 2768-1 and 6061-T6, in 1,200 × 800 mm.",
        ),
      ],
    ],
  },
  "long-sentences": {
    wrong: [
      [
        [textPage("We turn ".repeat(18))],
        "long-sentences blocks.x.text.p: “We turn We turn We …” has 36 words. Split it: 35 are enough",
      ],
    ],
    right: [[textPage("We turn parts. ".repeat(18))]],
  },
  "table-units": {
    wrong: [
      [
        [tablePage(["Sheet", "Radius"], ["1100", "0.5–1"])],
        "table-units blocks.x.text.t.rows.row0: “0.5–1” has no unit. Write it in the cell or in the heading of the column",
      ],
    ],
    right: [
      [tablePage(["Sheet", "Radius in mm"], ["A", "0.5–1"])],
      [tablePage(["Sheet", "Radius"], ["A", "0.5–1 mm"])],
    ],
  },
  "table-shares": {
    wrong: [
      [
        [tablePage(["Item", "Share"], ["Mold", "40%"], ["Resin", "50%"])],
        "table-shares blocks.x.text.t.rows: The shares in this table add up to 90%, not to 100%",
      ],
    ],
    right: [[tablePage(["Item", "Share"], ["Mold", "40%"], ["Resin", "60%"])]],
  },
  "table-measurements": {
    wrong: [
      [
        [tablePage(["Feature", "Drawing", "Measured"], ["Width", "44 ± 0.2 mm", "43.7–44.05 mm"])],
        "table-measurements blocks.x.text.t.rows.row0: Measured 43.7–44.05 mm, but the drawing allows 44 ± 0.2 mm",
      ],
      [
        [
          tablePage(
            ["Feature", "Drawing", "Measured"],
            ["Seat", "Ø25 k6 (+0.002 to +0.015 mm)", "+0.016 mm"],
          ),
        ],
        "table-measurements blocks.x.text.t.rows.row0: Measured +0.016 mm, but the drawing allows Ø25 k6 (+0.002 to +0.015 mm)",
      ],
    ],
    right: [
      [
        tablePage(
          ["Feature", "Drawing", "Measured"],
          ["Width", "44 ± 0.2 mm", "43.9–44.05 mm"],
          ["Ra", "0.8 µm or less", "0.5–0.6 µm"],
          ["Adhesion", "4B or better", "5B"],
          ["Leak", "5% or less at 50 kPa", "1–3%"],
          ["Journal", "Ø19 h9 (0 to −0.052 mm)", "−0.018 to −0.036 mm"],
        ),
      ],
    ],
  },
  "material-figures": {
    wrong: [
      [
        [grade({ name: "ABS", meltingPoint: quantity({ value: 200, unit: "°C" }) })],
        "material-figures meltingPoint: ABS is amorphous and has no melting point. Fill in the glass transition instead",
      ],
      [
        [
          grade({
            name: "PP",
            heatDeflectionHigh: quantity({ max: 110, unit: "°C" }),
            heatDeflectionLow: quantity({ value: 95, unit: "°C" }),
          }),
        ],
        "material-figures heatDeflectionHigh: “Heat deflection, 1.8 MPa” is above “Heat deflection, 0.45 MPa”, which is impossible. Check both values",
      ],
      [
        [grade({ name: "PP", yieldStrength: quantity({ value: 30, unit: "MPa" }) })],
        "material-figures yieldStrength: This is a value of metals. For a plastic, fill in the tensile strength",
      ],
    ],
    right: [
      [
        grade({
          name: "6061-T6",
          family: "Aluminium",
          yieldStrength: quantity({ value: 276, unit: "MPa" }),
          tensileStrength: quantity({ value: 310, unit: "MPa" }),
        }),
      ],
      [
        grade({
          name: "PP",
          meltingPoint: quantity({ value: 165, unit: "°C" }),
          glassTransition: quantity({ value: -10, unit: "°C" }),
        }),
      ],
    ],
  },
  "picture-texts": {
    wrong: [
      [
        [gallery(picture("p", "Picture of a gear"))],
        "picture-texts blocks.x.pictures.p.alt: Leave out “Picture of …”: say only what is in the picture",
      ],
      [
        [gallery(picture("p", "IMG_2041.jpg"))],
        "picture-texts blocks.x.pictures.p.alt: “IMG_2041.jpg” is the name of a file. Say what is in the picture",
      ],
      [
        [gallery(picture("p", "A gear"), picture("q", "A gear"))],
        "picture-texts blocks.x.pictures.q.alt: Another picture on this page has the same alternative text. Say what is different here",
      ],
    ],
    right: [
      [gallery(picture("p", "A milled gear"), picture("q", "The same gear after anodizing"))],
      [gallery(picture("p", "A gear", "g"), picture("q", "A gear", "g"))],
    ],
  },
  "figures-agree": {
    wrong: [
      [
        [cnc(days(3, 10), rowsOf(["Lead time", days(3, 12)]))],
        "figures-agree blocks.t.rows.row0: Lead time of CNC machining is 3–12 working days here, but 3–10 working days in the key figures of /cnc. Correct one of them",
      ],
      [
        [cnc(days(3, 10)), pageWith(rowsOf(["CNC machining, lead time", days(2, 10)]))],
        "figures-agree blocks.t.rows.row0: Lead time of CNC machining is 2–10 working days here, but 3–10 working days in the key figures of /cnc. Correct one of them",
      ],
      [
        [cnc(days(3, 10)), tablePage(["Process", "Lead time"], ["CNC", "3–10 weeks"])],
        "figures-agree blocks.x.text.t.rows.row0: Lead time of CNC machining is 3–10 weeks here, but 3–10 working days in the key figures of /cnc. Correct one of them",
      ],
      [
        [cnc(days(3, 10)), tablePage(["Property", "CNC"], ["Lead time", "5 working days"])],
        "figures-agree blocks.x.text.t.rows.row0: Lead time of CNC machining is 5 working days here, but 3–10 working days in the key figures of /cnc. Correct one of them",
      ],
      [
        [
          cnc(
            quantity({}),
            rowsOf(["General tolerance", quantity({ value: 0.2, plusMinus: true, unit: "mm" })]),
          ),
          {
            _id: "capability",
            _type: "capability",
            name: "General tolerance",
            process: { _ref: "cnc" },
            figures: [quantity({ value: 0.1, plusMinus: true, unit: "mm" })],
          },
        ],
        "figures-agree blocks.t.rows.row0: General tolerance of CNC machining is ±0.2 mm here, but ±0.1 mm in its capability. Correct one of them",
      ],
    ],
    right: [
      [cnc(days(3, 10), rowsOf(["Lead time", days(3, 10)], ["Lead time of tools", days(5, 8)]))],
      [cnc(days(3, 10), rowsOf(["Lead time, milled", days(3, 10)], ["Lead time, turned", days(2, 4)]))],
      [
        cnc(days(3, 10)),
        tablePage(["Process", "Lead time"], ["CNC", "3–10 working days"], ["Welding", "2 weeks"]),
      ],
      [cnc(days(3, 10), rowsOf(["Lead time", quantity({ capability: { _ref: "capability" } })]))],
    ],
  },
  "unique-texts": {
    wrong: [
      [
        [textPage("One."), { ...pageWith({ _type: "hero" }, "b"), title: "A" }],
        "unique-texts title: The title is the same as that of /a. Say what is special about this page",
      ],
      [
        [
          { ...textPage("One."), summary: "We mill" },
          { ...pageWith({ _type: "hero" }, "b"), summary: "We mill" },
        ],
        "unique-texts summary: The summary is the same as that of /a. Say what is special about this page",
      ],
    ],
    right: [
      [textPage("One."), { ...pageWith({ _type: "hero" }, "b"), title: "A", seo: { title: "Another" } }],
    ],
  },
  "unlinked-pages": {
    wrong: [
      [
        [
          pageWith({ _type: "hero" }, "lonely"),
          { _id: "redirect", _type: "redirect", page: { _ref: "lonely" } },
        ],
        "unlinked-pages : No page, list or menu leads here. Link to it from a page that its readers come from",
      ],
      [
        [{ _id: "term", _type: "glossaryTerm", term: "Draft" }],
        "unlinked-pages : No page, list or menu leads here. Link to it from a page that its readers come from",
      ],
    ],
    right: [
      [{ ...pageWith({ _type: "hero" }, "hidden"), seo: { noIndex: true } }],
      [
        { _id: "news", _type: "blog", path: "/news", title: "News" },
        pageWith({ _type: "blogList", selection: "all" }),
      ],
      [
        { _id: "term", _type: "glossaryTerm", term: "Draft" },
        pageWith({ _type: "richText", term: { _ref: "term" } }),
      ],
    ],
  },
};

const documentsOf = (documents: object[]) =>
  [linked, ...documents].map((document) => ({ _id: "", _type: "", ...document }));

test("every rule has examples", () => {
  const names = [...documentRules, ...contentRules].map(({ name }) => name);
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(names.toSorted());
});

const cases = Object.entries(EXAMPLES);

test.each(
  cases.flatMap(([rule, { wrong }]) =>
    wrong.map(([documents, finding]) => [rule, finding, documents] as const),
  ),
)("%s finds: %s", (_rule, finding, documents) => {
  expect(told(...documentsOf(documents))).toEqual([finding]);
});

test.each(cases.flatMap(([rule, { right }]) => right.map((documents) => [rule, documents] as const)))(
  "%s accepts %j",
  (_rule, documents) => {
    expect(told(...documentsOf(documents))).toEqual([]);
  },
);

test("drafts are compared by the ids of their published documents", () => {
  const draft = { ...cnc(days(3, 10), rowsOf(["Lead time", days(3, 12)])), _id: "drafts.cnc" };
  expect(told(linked, draft)).toHaveLength(1);
});
