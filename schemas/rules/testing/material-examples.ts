import { type Examples, quantity } from "./examples.ts";

/** A grade, by default of a plastic. */
export const grade = (fields: object) => ({
  _id: "grade",
  _type: "materialGrade",
  family: "Thermoplastic",
  ...fields,
});
const printed = { _key: "fdm", _ref: "fdm-printing" };
const onPlate = quantity({ value: 15, unit: "kV/mm", note: "3.2 mm plate" });
const strength = (fields: object) => quantity({ ...fields, unit: "MPa" });
const titanium = { name: "Titanium", family: "Titanium", tensileStrength: strength({ min: 345 }) };
const zinc = { name: "Zamak 3", family: "Zinc", source: "NADCA", tensileStrength: strength({ value: 283 }) };
const degrees = (key: string, value: number) => ({
  _key: key,
  ...quantity({ value, plusMinus: true, unit: "°" }),
});

/** Examples of the rules for the figures of materials and of processes. */
export const materialExamples: Examples = {
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
        [grade({ name: "304", family: "Stainless steel", namesUns: ["S30403 (304L)", "1.4301"] })],
        "material-figures namesUns: “1.4301” is not a UNS number: those have a letter and five digits",
      ],
      [
        [
          grade({
            name: "6061-T6",
            family: "Aluminum",
            fatigueStrength: quantity({ value: 96, unit: "MPa", note: "5 × 10⁸ cycles" }),
          }),
        ],
        "material-figures fatigueStrength: Anodizing lowers it. Say which surface it holds for: “bare, 5 × 10⁸ cycles”",
      ],
      [
        [
          grade({
            name: "PA66-GF30",
            maxServiceTemperature: quantity({ min: 110, max: 120, unit: "°C" }),
            uses: ["Brackets near the engine at 130 °C", "Sockets at 250 °C for a short time"],
          }),
        ],
        "material-figures uses.0: The grade withstands 120 °C for years. Say for how long, or under which load, it withstands more",
      ],
      [
        [
          grade({
            name: "PA66-GF30",
            maxServiceTemperature: quantity({ min: 110, max: 120, unit: "°C" }),
            heatDeflectionHigh: quantity({ value: 250, unit: "°C" }),
            strengths: ["Withstands 250 °C for a short time", "Withstands 200 °C for a short time"],
          }),
        ],
        "material-figures strengths.0: The grade deflects at 250 °C under 1.8 MPa, even for a short time. Name this load instead",
      ],
      [
        [grade({ name: "PPS-GF40", strengths: ["Withstands more than 260 °C", "270 °C at 1.8 MPa"] })],
        "material-figures strengths.0: No maximum service temperature is known. Say for how long, or under which load, the grade withstands this",
      ],
      [
        [grade({ name: "PEEK", flammability: "UL 94 V-0 grades" })],
        "material-figures flammability: A rating belongs to a thickness. Name it: “at 1.5 mm”",
      ],
      [
        [
          grade({
            name: "ZA-27",
            family: "Zinc",
            needs: ["light"],
            density: quantity({ value: 5, unit: "g/cm³" }),
          }),
        ],
        "material-figures density: This is not light. Remove “light” from the needs",
      ],
    ],
    right: [
      [
        grade({
          name: "6061-T6",
          family: "Aluminum",
          condition: "T6",
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
  "material-conditions": {
    wrong: [
      [
        [grade({ name: "ABS", dielectricStrength: quantity({ value: 15, unit: "kV/mm" }) })],
        "material-conditions dielectricStrength: It falls with the thickness. Name the thickness: “2 mm plate”",
      ],
      [
        [grade({ name: "PC", services: [printed], dielectricStrength: onPlate })],
        "material-conditions dielectricStrength: A print has gaps that a plate does not have. Remove the value",
      ],
      [
        [
          grade({
            name: "Nylon 12",
            strengthAcrossLayers: quantity({ value: 38, unit: "MPa" }),
            elongation: quantity({ min: 6, max: 30, unit: "%" }),
          }),
        ],
        "material-conditions elongation: Such a wide range mixes directions. Give the value along the layers",
      ],
      [
        [grade({ name: "PA12", impactStrength: quantity({ value: 3.5, unit: "kJ/m²", note: "Izod" }) })],
        "material-conditions impactStrength: Name the test: “Charpy”, or “Izod, ISO 180”",
      ],
      [
        [
          grade({
            name: "TC-854",
            heatDeflectionHigh: quantity({ value: 88, unit: "°C", note: "load unknown" }),
          }),
        ],
        "material-conditions heatDeflectionHigh: This is the value for 1.8 MPa. Write one for an unknown load into the limits",
      ],
      [
        [grade({ name: "416", family: "Stainless steel", tensileStrength: strength({ value: 517 }) })],
        "material-conditions condition: The strength of a metal depends on its temper or heat treatment. Name it: “Annealed”, “T6, plate”",
      ],
      [
        [grade({ ...titanium, condition: "Annealed" })],
        "material-conditions condition: The strength is the minimum of a standard. Say so: “Annealed; minimum values of the standard”",
      ],
      [
        [grade({ ...zinc, condition: "As cast" })],
        "material-conditions condition: NADCA tests bars that were cast for the purpose, and castings are weaker. Say so: “As cast; test bars …”",
      ],
    ],
    right: [
      [grade({ name: "PC", services: [{ _key: "m", _ref: "molding" }], dielectricStrength: onPlate })],
      [
        grade({
          name: "ASA",
          services: [printed],
          strengthAcrossLayers: quantity({ value: 30, unit: "MPa" }),
          elongation: quantity({ min: 6, max: 9, unit: "%" }),
          impactStrength: quantity({ value: 4, unit: "kJ/m²", note: "Charpy" }),
        }),
      ],
      [grade({ name: "PP", impactStrength: quantity({ min: 25, max: 60, unit: "J/m" }) })],
      [grade({ ...titanium, condition: "Annealed; minimum values of the standard" })],
      [grade({ ...zinc, condition: "As cast; test bars cast for the purpose" })],
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
  "tolerance-ranges": {
    wrong: [
      [
        [
          {
            _type: "capability",
            name: "Tolerance over bends",
            figures: [{ _key: "f", ...quantity({ min: 0.5, max: 0.8, unit: "mm" }) }],
          },
        ],
        "tolerance-ranges figures.0: 0.5 to 0.8 is no tolerance. Give one value, or a figure for each condition",
      ],
    ],
    right: [
      [
        {
          _type: "capability",
          name: "Tolerance over bends",
          figures: [{ _key: "f", ...quantity({ value: 0.8, plusMinus: true, unit: "mm" }) }],
        },
        {
          _type: "capability",
          name: "Wall",
          figures: [{ _key: "f", ...quantity({ min: 1, max: 4, unit: "mm" }) }],
        },
      ],
    ],
  },
};
