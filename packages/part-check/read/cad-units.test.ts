import { expect, test } from "vitest";

import { igesUnit, stepUnit } from "./cad-units.ts";
import { PartSize } from "./limits.ts";
import { Statements } from "./step-statements.ts";

const step = (
  unit: string,
) => `#9=(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNIT_ASSIGNED_CONTEXT((#2,#1))REPRESENTATION_CONTEXT('',''));
#1 = ${unit};
#2 = ( NAMED_UNIT(*) PLANE_ANGLE_UNIT() SI_UNIT($,.RADIAN.) );
#3 = LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(FACTOR),#4);
#4 = ( LENGTH_UNIT() NAMED_UNIT(*) SI_UNIT(.MILLI.,.METRE.) );
`;
const converted = (name: string, factor: string) =>
  step(`( CONVERSION_BASED_UNIT('${name}',#3) LENGTH_UNIT() NAMED_UNIT(#5) )`).replace("FACTOR", factor);
const si = (prefix: string) => step(`( LENGTH_UNIT() NAMED_UNIT(*) SI_UNIT(${prefix},.METRE.) )`);

test.each([
  [si(".MILLI."), "mm"],
  [si("$"), "m"],
  [si(".DECI."), "dm"],
  [si(".MICRO."), "µm"],
  [converted("CENTIMETRE", "10."), "cm"],
  [converted("METRE", "1.E+03"), "m"],
  [converted("FEET", "304.8"), "foot"],
  [converted("IN", "25.4"), "inch"],
  [converted("MIL", "0.0254"), "mil"],
])("the unit of a STEP file follows from its factor, not from its name: %#", (text, unit) => {
  expect(stepUnit(new Statements(text, new PartSize()))).toBe(unit);
});

const iges = (end: string) =>
  `,,4Hroot,6Ha,b;c.,,,32,308,15,308,15,,${end}`
    .match(/.{1,72}/g)
    ?.map((line, index) => `${line.padEnd(72)}G${String(index + 1).padStart(7)}`)
    .join("\n") ?? "";

test.each([
  ["1.,1,2HIN,1,0.01,15H20180105.200101;", "inch"],
  ["1.0D0,1,2HIN,1,0.01;", "inch"],
  ["1.0E+00,1,,1;", "inch"],
  ["1.,10,,1;", "cm"],
  ["1.,3,2HFT,1;", "foot"],
  [",,,1;", "mm"],
])("the unit of an IGES file is read from %s", (end, unit) => {
  expect(igesUnit(iges(end))).toBe(unit);
});
