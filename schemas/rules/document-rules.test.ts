import { documentRules } from "./check-content.ts";
import { pageWith, tablePage, testRules, textPage } from "./testing/examples.ts";
import { grade, materialExamples } from "./testing/material-examples.ts";
import { pageExamples } from "./testing/page-examples.ts";
import { figureExamples } from "./testing/translation-examples.ts";
import { wordingExamples } from "./testing/wording-examples.ts";

const video = (summary: string) => ({
  _id: "video",
  _type: "video",
  summary,
  poster: picture("poster", "A mill (render)"),
});
const gallery = (...pictures: object[]) => pageWith({ _type: "gallery", pictures });

const drawing = (label: string, caption: string, alternativeText?: string) => ({
  _type: "technicalDrawing",
  parts: [
    { _key: "p", _type: "drawingPart", caption, alternativeText, svg: `<svg><text>${label}</text></svg>` },
  ],
});

/** A representative project with a table of results. */
function project(title: string, caption: string) {
  const table = { _key: "t", _type: "table", caption, columns: ["Feature", "Measured"] };
  const page = pageWith({ _type: "richText", text: [table] });
  return { ...page, _type: "caseStudy", isRepresentative: true, seo: { title } };
}

function picture(key: string, alt: string, asset = key) {
  return { _key: key, _type: "picture", alt, asset: { _ref: asset } };
}

testRules(documentRules, {
  "example-labels": {
    wrong: [
      [
        [project("Shaft Case Study", "Results (example values)")],
        "example-labels seo.title: Say in the title that the project is an example",
      ],
      [
        [project("Shaft: an Example Project", "Results")],
        "example-labels blocks.x.text.t.caption: Say in the caption that the measured values are examples",
      ],
    ],
    right: [
      [project("Shaft: an Example Project", "Results (example values)")],
      [{ ...project("Shaft Case Study", "Results"), isRepresentative: false }],
    ],
  },
  "labeled-renders": {
    wrong: [
      [
        [gallery(picture("a", "A gear (render)"))],
        "labeled-renders blocks.x.lead: Say that the pictures are renderings",
      ],
      [[video("A pocket is milled.")], "labeled-renders summary: Say that the video is rendered"],
    ],
    right: [
      [video("Rendered: a pocket is milled.")],
      [pageWith({ _type: "gallery", lead: "Renderings.", pictures: [picture("a", "A gear (render)")] })],
      [gallery(picture("a", "A gear"))],
    ],
  },
  ...pageExamples,
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
  ...pageExamples,
  ...wordingExamples,
  "drawing-labels": {
    wrong: [
      [
        [drawing("−20…30%", "An FDM part is 10–50% weaker")],
        "drawing-labels parts.p.svg: The caption and the alternative text do not say “−20…30%”. Correct one of them",
      ],
      [
        [
          drawing(
            "Ø 2–3 d",
            "Outer Ø 2 to 3 times the inner",
            "An outer diameter of 2.4 to 3 times the inner",
          ),
        ],
        "drawing-labels parts.p.caption: “2–3” is “2.4–3” in the alternative text. Correct one of them",
      ],
    ],
    right: [
      [drawing("−10…50%", "An FDM part is 10–50% weaker")],
      [drawing("120 ± 0.125", "A shaft")],
      [drawing("1–2°", "Draft of 2–3° inside, 1–2° outside", "The walls have 1 to 2 degrees of draft")],
    ],
  },
  ...materialExamples,
  ...figureExamples,
});
