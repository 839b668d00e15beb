import { contentRules } from "./check-content.ts";
import { conditionExamples } from "./testing/condition-examples.ts";
import { pageWith, quantity, tablePage, testRules } from "./testing/examples.ts";
import { priceExamples } from "./testing/price-examples.ts";
import { translationExamples } from "./testing/translation-examples.ts";

const gradePage = (id: string, ...grades: string[]) => ({
  ...pageWith({ _type: "materialData", grades: grades.map((grade) => ({ _key: grade, _ref: grade })) }, id),
  _type: "gradePage",
});
const page = pageWith({ _type: "divider" });
const days = (min: number, max: number) => quantity({ min, max, unit: "business day" });
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
    values: values.map((value, place) => Object.assign({ _key: `v${place}` }, value)),
  })),
});

/** A page about a material, and its grade with this density and tensile strength. */
function material(id: string, density: number, strength: number, limit?: string) {
  const option = {
    _type: "comparisonOption",
    _key: "o",
    link: { reference: { _ref: "b" } },
    limits: [limit],
  };
  const sheet = { _type: "materialData", _key: "d", grades: [{ _key: "g", _ref: `grade-${id}` }] };
  const comparison = { _type: "comparison", _key: "c", options: limit === undefined ? [] : [option] };
  return [
    { _id: id, _type: "gradePage", path: `/${id}`, title: id, blocks: [sheet, comparison] },
    {
      _id: `grade-${id}`,
      _type: "materialGrade",
      name: id,
      family: "Aluminum",
      condition: "T6",
      density: quantity({ value: density, unit: "g/cm³" }),
      tensileStrength: quantity({ value: strength, unit: "MPa" }),
    },
  ];
}
const compared = (limit: string) => [...material("a", 2.7, 300, limit), ...material("b", 8, 100)];
const limitOfA = "blocks.c.options.o.limits.0";
const zinc = {
  _id: "zinc",
  _type: "finish",
  name: "Zinc",
  families: ["Carbon and alloy steel"],
  exceptGrades: [{ _key: "spring", _ref: "spring" }],
};
const finishedGrade = (id: string) => ({
  _id: id,
  _type: "materialGrade",
  name: id,
  family: "Carbon and alloy steel",
  finishes: [{ _key: "zinc", _ref: "zinc" }],
});
const soldFinish = {
  _id: "sheet",
  _type: "costModel",
  materials: [{ _key: "m", grades: [{ _key: "dc01", _ref: "dc01" }] }],
  finishes: [{ _key: "zinc", finish: { _ref: "zinc" } }],
};
const moldingTolerance = {
  _id: "tolerance",
  _type: "capability",
  name: "Tolerance",
  process: { _ref: "molding" },
  figures: [{ _key: "f", ...quantity({ value: 0.2, unit: "mm" }), note: "on 25 mm in ABS or PC" }],
};
const toleranceOn = (title: string) => ({
  _id: "a",
  _type: "gradePage",
  path: "/a",
  title,
  blocks: [
    { _type: "materialData", _key: "d" },
    rowsOf(["Tolerance", quantity({ capability: { _ref: "tolerance" } })]),
  ],
});
const renamed = { _id: "settings", _type: "settings", brandName: "Kinetik Parts", formerNames: ["Donghe"] };

testRules(contentRules, {
  "array-keys": {
    wrong: [
      [
        [pageWith({ _type: "comparison", options: [{ _key: "a" }, { _key: "a" }] })],
        "array-keys blocks.x.options: Two items have the _key “a”. Give each a value that no other item of the list has",
      ],
      [
        [pageWith({ _type: "comparison", options: [{ name: "SLA" }] })],
        "array-keys blocks.x.options: An item has no _key. Give each a value that no other item of the list has",
      ],
    ],
    right: [
      [
        pageWith({
          _type: "comparison",
          options: [{ _key: "a" }, { _key: "b" }],
          reasons: ["Cheap", "Fast"],
        }),
      ],
    ],
  },
  "figures-agree": {
    wrong: [
      [
        [{ ...cnc(days(3, 10), rowsOf(["Lead time", days(3, 12)])), _id: "drafts.cnc" }],
        "figures-agree blocks.t.rows.row0: Lead time of CNC machining is 3–12 business days here, but 3–10 business days in the key figures of /cnc. Correct one of them",
      ],
      [
        [cnc(days(3, 10), rowsOf(["Lead time", days(3, 12)]))],
        "figures-agree blocks.t.rows.row0: Lead time of CNC machining is 3–12 business days here, but 3–10 business days in the key figures of /cnc. Correct one of them",
      ],
      [
        [cnc(days(3, 10)), pageWith(rowsOf(["CNC machining, lead time", days(2, 10)]))],
        "figures-agree blocks.t.rows.row0: Lead time of CNC machining is 2–10 business days here, but 3–10 business days in the key figures of /cnc. Correct one of them",
      ],
      [
        [cnc(days(3, 10)), tablePage(["Process", "Lead time"], ["CNC", "3–10 weeks"])],
        "figures-agree blocks.x.text.t.rows.row0: Lead time of CNC machining is 3–10 weeks here, but 3–10 business days in the key figures of /cnc. Correct one of them",
      ],
      [
        [cnc(days(3, 10)), tablePage(["Property", "CNC"], ["Lead time", "5 business days"])],
        "figures-agree blocks.x.text.t.rows.row0: Lead time of CNC machining is 5 business days here, but 3–10 business days in the key figures of /cnc. Correct one of them",
      ],
      [
        [
          {
            _id: "capability",
            _type: "capability",
            name: "Lead time",
            process: { _ref: "cnc" },
            figures: [{ _key: "f", ...days(2, 9) }],
          },
          cnc(days(3, 10)),
        ],
        "figures-agree figures.f: Lead time of CNC machining is 3–10 business days here, but 2–9 business days in its capability. Correct one of them",
      ],
    ],
    right: [
      [cnc(days(3, 10), rowsOf(["Lead time", days(3, 10)], ["Lead time of tools", days(5, 8)]))],
      [cnc(days(3, 10), rowsOf(["Lead time, milled", days(3, 10)], ["Lead time, turned", days(2, 4)]))],
      [
        cnc(days(3, 10)),
        tablePage(["Process", "Lead time"], ["CNC", "3–10 business days"], ["Welding", "2 weeks"]),
      ],
      [cnc(days(3, 10), rowsOf(["Lead time", quantity({ capability: { _ref: "capability" } })]))],
    ],
  },
  "compared-words": {
    wrong: [
      [
        compared("Half the strength"),
        `compared-words ${limitOfA}: “Half the strength” does not follow from the figures: this material has 0.33 times that of the page’s material. Correct the words`,
      ],
      [
        compared("Rusts, and lighter"),
        `compared-words ${limitOfA}: “lighter” does not follow from the figures: this material has 2.96 times that of the page’s material. Correct the words`,
      ],
    ],
    right: [
      compared("A third of the strength"),
      [...material("a", 2.7, 250, "Two-fifths of the strength"), ...material("b", 8, 100)],
      compared("Under half the strength"),
      compared("Heavier, and weaker than a"),
      compared("Half the price"),
    ],
  },
  "figure-of-material": {
    wrong: [
      [
        [moldingTolerance, toleranceOn("POM-C (acetal)")],
        "figure-of-material blocks.t.rows.row0.values.v0: “Tolerance” is a figure of ABS, PC. Choose the figure for this material",
      ],
    ],
    right: [[moldingTolerance, toleranceOn("PC/ABS")]],
  },
  "finish-of-grade": {
    wrong: [
      [
        [zinc, finishedGrade("spring"), finishedGrade("dc01")],
        "finish-of-grade finishes.0: “Zinc” does not work on this grade. Remove it, or add the grade to the finish",
      ],
      [
        [
          { ...zinc, exceptGrades: [], families: ["Tool steel"] },
          { ...finishedGrade("dc01"), finishes: [] },
          soldFinish,
        ],
        "finish-of-grade finishes.0: “Zinc” works on no material of this model. Remove it",
      ],
    ],
    right: [[zinc, finishedGrade("dc01"), { ...finishedGrade("spring"), finishes: [] }, soldFinish]],
  },
  "one-page-per-grade": {
    wrong: [
      [
        [gradePage("a", "abs"), gradePage("b", "pc", "abs")],
        "one-page-per-grade blocks.x.grades: A grade of this page is also on /a. Keep it on one page",
      ],
    ],
    right: [[gradePage("a", "abs"), gradePage("b", "pc")]],
  },
  "unique-texts": {
    wrong: [
      [
        [page, { ...pageWith({ _type: "hero" }, "b"), title: "A" }],
        "unique-texts title: The title is the same as that of /a. Say what is special about this page",
      ],
      [
        [
          { ...page, summary: "We mill" },
          { ...pageWith({ _type: "hero" }, "b"), summary: "We mill" },
        ],
        "unique-texts summary: The summary is the same as that of /a. Say what is special about this page",
      ],
    ],
    right: [[page, { ...pageWith({ _type: "hero" }, "b"), title: "A", seo: { title: "Another" } }]],
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
  "former-name": {
    wrong: [
      [
        [renamed, { ...page, summary: "All of Donghe’s parts." }],
        "former-name summary: Replace the former name “Donghe”",
      ],
      [
        [renamed, { _id: "settings-copy", _type: "settings", wordmark: { text: "DONGHE" } }],
        "former-name wordmark.text: Replace the former name “Donghe”",
      ],
    ],
    right: [
      [renamed, { ...page, summary: "Dongheng is another company." }],
      [
        { ...renamed, brandName: "Donghe" },
        { ...page, summary: "All of Donghe’s parts." },
      ],
    ],
  },
  ...conditionExamples,
  ...priceExamples,
  ...translationExamples,
});
