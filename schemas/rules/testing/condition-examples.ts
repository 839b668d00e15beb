import { type Examples, pageWith, quantity, tablePage, textPage } from "./examples.ts";
import { grade } from "./material-examples.ts";

const process = (id: string) => [{ _key: id, _ref: id }];

/** A capability of CNC machining with one figure. */
const capability = (id: string, name: string, figure: object) => ({
  _id: id,
  _type: "capability",
  name,
  process: { _ref: "cnc" },
  figures: [{ _key: "f", ...figure }],
});

const plusMinus = (value: number) => quantity({ value, plusMinus: true, unit: "mm" });
const tolerances = [
  capability("metal", "General tolerance", plusMinus(0.125)),
  capability("plastics", "General tolerance, plastics", plusMinus(0.3)),
];
const toleranceRow = (label: string) => {
  const figure = { _key: "v", ...quantity({ capability: { _ref: "metal" } }) };
  return pageWith({
    _type: "specificationTable",
    rows: [{ _type: "specificationRow", _key: "r", label, values: [figure] }],
  });
};

const largest = (note?: string) => {
  const size = { _type: "size", length: 900, width: 600, height: 900, unit: "mm", note };
  return capability("largest", "Maximum part size", size);
};

const toleranceUpTo100 = capability("tolerance", "General tolerance", {
  ...plusMinus(0.2),
  note: "or ±0.2% of the length, whichever is larger",
});
const keyFigures = (lead: string, shown: object) => {
  const linked = { capability: { _ref: "tolerance" }, ...shown };
  const figure = { _type: "keyFigure", _key: "f", label: "Tolerance of a part", quantity: quantity(linked) };
  return pageWith({ _type: "keyFigures", lead, figures: [figure] });
};

const sheet = {
  ...grade({ name: "Aluminum 6061-T6 sheet", family: "Aluminum" }),
  stock: [
    { _key: "thin", bendRadius: quantity({ min: 1, max: 2.5, unit: "× thickness" }) },
    { _key: "thick" },
  ],
};
const designRule = (max: number) =>
  pageWith({
    _type: "designRule",
    values: [
      {
        _type: "designValue",
        _key: "v",
        label: "Aluminum 6061-T6",
        recommended: quantity({ min: 1, max, unit: "× thickness" }),
      },
    ],
  });

const layered = (name: string, across: number, strength: number) => ({
  ...grade({ name, services: process("fdm-printing") }),
  _id: name,
  tensileStrength: quantity({ value: strength, unit: "MPa" }),
  strengthAcrossLayers: quantity({ value: across, unit: "MPa" }),
});
const layers = [layered("ASA", 30, 33), layered("ULTEM 9085 (PEI)", 42, 70)];
const layersRow = (max: number) => {
  const figure = { _key: "v", ...quantity({ min: 10, max, unit: "%" }) };
  return pageWith({
    _type: "specificationTable",
    rows: [{ _type: "specificationRow", _key: "r", label: "Strength across layers", values: [figure] }],
  });
};

const polyethylene = { ...grade({ name: "HDPE" }), heatDeflectionHigh: quantity({ value: 45, unit: "°C" }) };
const plasticPage = (limit: string) => ({
  ...pageWith({ _type: "materialData", grades: process("grade"), caption: limit }),
  _type: "gradePage",
});

const pouring = (note: string) =>
  capability("pouring", "Pouring temperature", quantity({ min: 400, max: 430, unit: "°C", note }));
const zinc = (name: string, meltingPoint: number) => ({
  ...grade({ name, family: "Zinc", services: process("cnc") }),
  meltingPoint: quantity({ max: meltingPoint, unit: "°C" }),
});

/** Examples of the rules for figures that hold under a condition only. */
export const conditionExamples: Examples = {
  "metal-tolerances": {
    wrong: [
      [
        [...tolerances, textPage("We hold ±0.125 mm.")],
        "metal-tolerances blocks.x.text.p: ±0.125 mm is for metal. Say so, or add plastics",
      ],
      [
        [...tolerances, toleranceRow("General tolerance")],
        "metal-tolerances blocks.x.rows.r: ±0.125 mm is for metal. Say so, or add plastics",
      ],
    ],
    right: [
      [...tolerances, textPage("In metal, we hold ±0.125 mm.")],
      [...tolerances, toleranceRow("General tolerance, metal")],
      [capability("metal", "General tolerance", plusMinus(0.125)), textPage("We hold ±0.125 mm.")],
    ],
  },
  "size-conditions": {
    wrong: [
      [
        [largest("at ±0.76 mm"), tablePage(["Size"], ["900 × 600 × 900 mm"])],
        "size-conditions blocks.x.text.t.rows.row0.cells.0: 900 × 600 × 900 mm is possible only at ±0.76 mm. Add this condition",
      ],
    ],
    right: [
      [largest("at ±0.76 mm"), textPage("Up to 900 × 600 × 900 mm, at ±0.76 mm.")],
      [largest(), textPage("Up to 900 × 600 × 900 mm.")],
    ],
  },
  "tolerance-lengths": {
    wrong: [
      [
        [toleranceUpTo100, keyFigures("Typical capability.", { hidesCondition: true })],
        "tolerance-lengths blocks.x.lead: ±0.2 mm holds up to a length only. Say which: “Tolerance up to 100 mm, then ±0.2%.”",
      ],
      [
        [toleranceUpTo100, keyFigures("Typical capability.", { note: "SLA" })],
        "tolerance-lengths blocks.x.lead: ±0.2 mm holds up to a length only. Say which: “Tolerance up to 100 mm, then ±0.2%.”",
      ],
    ],
    right: [
      [toleranceUpTo100, keyFigures("Tolerance up to 100 mm, then ±0.2%.", { hidesCondition: true })],
      [toleranceUpTo100, keyFigures("Typical capability.", {})],
      [capability("tolerance", "General tolerance", plusMinus(0.2)), keyFigures("Typical.", {})],
    ],
  },
  "bend-radii": {
    wrong: [
      [
        [sheet, textPage("6061-T6 needs 1–3.5 × t.")],
        "bend-radii blocks.x.text.p: “6061-T6 needs 1–3.5 × t”: the stock of Aluminum 6061-T6 sheet bends to 1–2.5 × its thickness. Correct one of them",
      ],
      [
        [sheet, tablePage(["Sheet", "Radius"], ["6061-T6", "1–3.5 × thickness"])],
        "bend-radii blocks.x.text.t.rows.row0: “6061-T6 1–3.5 × thickness”: the stock of Aluminum 6061-T6 sheet bends to 1–2.5 × its thickness. Correct one of them",
      ],
      [
        [sheet, designRule(3.5)],
        "bend-radii blocks.x.values.v: “6061-T6 1–3.5 × thickness”: the stock of Aluminum 6061-T6 sheet bends to 1–2.5 × its thickness. Correct one of them",
      ],
    ],
    right: [
      [sheet, textPage("6061 bends to 1–2.5 times its thickness; 304 to 1–2 t.")],
      [sheet, textPage("6061-T6 needs a flange of 12–15 × t.")],
      [sheet, designRule(2.5)],
    ],
  },
  "layer-strength": {
    wrong: [
      [
        [...layers, textPage("FDM parts are 10–50% weaker across the layers.")],
        "layer-strength blocks.x.text.p: 10–50% does not follow from the grades, which lose 10–40%. Correct it",
      ],
      [
        [...layers, layersRow(50)],
        "layer-strength blocks.x.rows.r.values.v: 10–50% does not follow from the grades, which lose 10–40%. Correct it",
      ],
      [
        [...layers, textPage("ULTEM 9085 loses half its strength across the layers.")],
        "layer-strength blocks.x.text.p: “ULTEM 9085 loses half its strength across the layers.”: ULTEM 9085 loses 40%. Correct the words",
      ],
    ],
    right: [
      [...layers, textPage("FDM parts are 10 to 40% weaker across the layers; ULTEM 9085 loses two-fifths.")],
      [...layers, layersRow(40)],
      [...layers, textPage("At 100 parts, SLS costs 20–30% less. Its layers vanish.")],
    ],
  },
  "load-temperatures": {
    wrong: [
      [
        [polyethylene, plasticPage("It carries load above 80 °C")],
        "load-temperatures blocks.x.caption: “carries load above 80 °C”: at 1.8 MPa the grades of this page deflect at 45 °C. Correct one of them",
      ],
    ],
    right: [
      [polyethylene, plasticPage("It carries load above 50 °C")],
      [grade({ name: "Zamak" }), plasticPage("It carries load above 100 °C")],
    ],
  },
  "pouring-temperatures": {
    wrong: [
      [
        [pouring("zinc"), zinc("Zinc ZA-27", 484)],
        "pouring-temperatures figures.0: Zinc ZA-27 melts at up to 484 °C. Name it in the condition",
      ],
      [
        [pouring("Zinc; ZA-8 hotter"), zinc("Zinc ZA-27", 484)],
        "pouring-temperatures figures.0: Zinc ZA-27 melts at up to 484 °C. Name it in the condition",
      ],
    ],
    right: [
      [pouring("zinc; ZA-27 hotter"), zinc("Zinc ZA-27", 484)],
      [pouring("zinc"), zinc("Zamak 3", 387)],
      [pouring("aluminum"), zinc("Zinc ZA-27", 484)],
      [pouring(""), zinc("Zinc ZA-27", 484)],
    ],
  },
};
