import { paragraph } from "../objects/prose.ts";
import { documentRules } from "./check-content.ts";
import { pageWith, quantity, tablePage, testRules } from "./testing/examples.ts";
import { pageExamples } from "./testing/page-examples.ts";
import { figureExamples } from "./testing/translation-examples.ts";

const textPage = (text: string) => pageWith({ _type: "richText", text: [paragraph(text, "p")] });
const grade = (fields: object) => ({
  _id: "grade",
  _type: "materialGrade",
  family: "Thermoplastic",
  ...fields,
});
const degrees = (key: string, value: number) => ({
  _key: key,
  ...quantity({ value, plusMinus: true, unit: "°" }),
});
const gallery = (...pictures: object[]) => pageWith({ _type: "gallery", pictures });

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
  wording: {
    wrong: [
      [
        [textPage("From a prototype to full production.")],
        "wording blocks.x.text.p: “full production”: Write “production volumes”",
      ],
      [
        [textPage("Lead time starts with your order.")],
        "wording blocks.x.text.p: “Lead time starts ”: Write “starts when we have your order, the final files and any payment due”",
      ],
      [
        [textPage("As your drawing names it.")],
        "wording blocks.x.text.p: “drawing names”: Write “lists”, “specifies” or “gives”",
      ],
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
      [grade({ family: "Aluminum" })],
    ],
  },
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
    ],
    right: [
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
      [
        [
          grade({
            name: "WaterShed",
            family: "Photopolymer resin",
            heatDeflectionLow: quantity({ min: 46, max: 54, unit: "°C" }),
            heatDeflectionHigh: quantity({ min: 49, max: 50, unit: "°C" }),
          }),
        ],
        "material-figures heatDeflectionHigh: “Heat deflection, 1.8 MPa” is above “Heat deflection, 0.45 MPa”, which is impossible. Check both values",
      ],
      [
        [
          grade({
            name: "AlSi10Mg",
            family: "Aluminum",
            tensileStrength: quantity({ min: 345, max: 460, unit: "MPa" }),
          }),
        ],
        "material-figures tensileStrength: Such a wide range mixes conditions. Name the condition, or add a grade for each",
      ],
      [
        [grade({ name: "304", family: "Stainless steel", namesUns: ["S30403 (304L)", "1.4301"] })],
        "material-figures namesUns: “1.4301” is no UNS number, which has a letter and five digits",
      ],
      [
        [grade({ name: "PEEK", flammability: "UL 94 V-0" })],
        "material-figures flammability: A rating belongs to a thickness. Name it: “at 1.5 mm”",
      ],
    ],
    right: [
      [
        grade({
          name: "6061-T6",
          family: "Aluminum",
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
  "angle-tolerances": {
    wrong: [
      [
        [{ _type: "capability", figures: [degrees("short", 0.5), degrees("long", 1)] }],
        "angle-tolerances figures.1: ±1° is wider than the figure before it. List short legs first, with the widest tolerance",
      ],
    ],
    right: [[{ _type: "capability", figures: [degrees("short", 1), degrees("long", 0.5)] }]],
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
  ...figureExamples,
});
