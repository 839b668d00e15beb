import type { Capability } from "#capabilities/capabilities-query.ts";

/** A capability with two figures that nobody has confirmed. */
export const sampleCapability: Capability = {
  _id: "tolerance",
  _rev: "r1",
  name: "General tolerance",
  process: "CNC",
  figures: [
    { _key: "a", _type: "quantity", value: 0.125, plusMinus: true, unit: "mm", note: "up to 300 mm" },
    { _key: "b", _type: "quantity", value: 0.25, plusMinus: true, unit: "mm", note: "300–600 mm" },
  ],
  source: "Measured",
  owner: null,
  confirmedOn: null,
  confirmedBy: null,
  confirmedFigures: null,
};
