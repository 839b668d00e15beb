import { ROUGHNESS } from "quantities/roughness-series.ts";

import {
  type Calculator,
  numberIn,
  numberText,
  sharedEnglish,
  type SharedWords,
  textIn,
  type UsualRoughness,
} from "./calculator.ts";

/** What the calculator says, in English. */
export const english = {
  /** What its drawing shows. */
  drawing: "The profile of a surface",
  units: { ra: "Ra in µm", microinches: "Ra in µin", rz: "Rz in µm", grade: "N grade" },
  value: "Value",
  givenAs: "Given as",
  unknownGrade: "The grades are N1 to N12. Enter only the number, such as 7.",
  outsideRz: "Enter an Rz from 0.125 to 250 µm. The grades N1 to N12 cover no other values.",
  outsideRa: "Enter an Ra from 0.025 to 50 µm (1 to 2,000 µin). The grades N1 to N12 cover no other values.",
  ra: "Ra",
  grade: "Grade",
  rz: "Rz, about",
  usualFor: "Usual for",
  noProcess: "No process on this site",
  formulas: ["1 µm = 39.37 µin", "Rz is about 4 to 7 × Ra; there is no exact conversion"],
  limits:
    "Ra averages the profile, Rz takes its peaks and valleys. Ask for the one that your part needs, and measure that one.",
  source:
    "ISO 21920-1:2021 (Ra, Rz), ISO 1302:2002 (N grades and their microinches); typical values for the processes",
};

/** N grades with their Ra in µm. */
const GRADES = Array.from(ROUGHNESS.keys(), (ra, index) => ({ grade: `N${index + 1}`, ra }));

/** Other values of Ra in µm that drawings use, with their usual round value in µin. */
const BETWEEN_GRADES = [
  [0.075, 3],
  [0.125, 5],
  [0.15, 6],
  [0.25, 10],
  [0.32, 13],
  [0.5, 20],
  [0.63, 25],
  [1, 40],
  [1.25, 50],
  [2, 80],
  [2.5, 100],
  [4, 160],
  [5, 200],
  [8, 320],
  [10, 400],
  [15, 600],
  [20, 800],
] as const;

/** Ra in µm, with the round value in µin. */
const PREFERRED: readonly (readonly [number, number])[] = [...ROUGHNESS, ...BETWEEN_GRADES];

/** Ra ≈ Rz ÷ 5 in the middle of the usual 4 to 7 (DIN 4768 supplement 1). */
const RZ_PER_RA = 5;
const MICROINCHES_PER_MICROMETER = 39.37;

/** Ra in µm of a value in one of the units. Rz is only approximate. NaN for a grade that does not exist. */
export function averageRoughness(value: number, unit: string): number {
  if (unit === "microinches") return value / MICROINCHES_PER_MICROMETER;
  if (unit === "grade") return GRADES.find(({ grade }) => grade === `N${value}`)?.ra ?? Number.NaN;
  return unit === "rz" ? value / RZ_PER_RA : value;
}

/** Drawings round microinches: 63 µin is 1.6002 µm, and 32 µin is 0.813 µm. */
const ROUNDED = 1.02;

/** The coarsest N grade that is not rougher than `ra` in µm; undefined below N1. A value in µin that a standard rounds has the grade of its exact value. */
export function roughnessGrade(ra: number): string | undefined {
  return GRADES.findLast((row) => row.ra <= ra * ROUNDED)?.grade;
}

/** Ra, Rz, N grades and microinches, and the processes that reach a roughness. */
export function roughnessCalculator(
  roughnesses: readonly UsualRoughness[],
  words = english,
  shared = sharedEnglish,
): Calculator {
  return {
    shared,
    drawing: words.drawing,
    inputs: [
      { name: "value", label: words.value, initial: 1.6, min: 0.01, max: 5000 },
      {
        name: "unit",
        label: words.givenAs,
        options: Object.entries(words.units).map(([value, label]) => ({ value, label })),
        initial: "ra",
      },
    ],
    calculate(values) {
      const ra = averageRoughness(numberIn(values, "value"), textIn(values, "unit"));
      if (Number.isNaN(ra)) return { problem: words.unknownGrade, input: "value" };
      const grade = roughnessGrade(ra);
      if (grade === undefined || ra > 50 * ROUNDED) {
        const isRz = textIn(values, "unit") === "rz";
        return { problem: isRz ? words.outsideRz : words.outsideRa, input: "value" };
      }
      const usual = roughnesses.filter(({ from, to }) => from <= ra && ra <= to * ROUNDED);
      return {
        lines: [
          { label: words.ra, value: raText(ra, shared) },
          { label: words.grade, value: grade },
          {
            label: words.rz,
            value: `${shared.range(significant(4 * ra, shared), significant(7 * ra, shared))} µm`,
          },
          {
            label: words.usualFor,
            value:
              usual.length === 0
                ? words.noProcess
                : usual.map(({ label, language }) => ({ text: label, language })),
          },
        ],
      };
    },
    formulas: words.formulas,
    limits: words.limits,
    source: words.source,
    examples: GRADES.slice(3, 10).map(({ ra }) => ({ value: ra, unit: "ra" })),
  };
}

/** "1.6 µm · 63 µin": a value of the series as both kinds of drawings write it, any other one converted. */
function raText(ra: number, shared: SharedWords): string {
  const preferred = PREFERRED.find(([value]) => Math.abs(ra / value - 1) < ROUNDED - 1);
  const [micrometers, microinches] = preferred
    ? preferred.map((value) => numberText(value, shared))
    : [significant(ra, shared), significant(ra * MICROINCHES_PER_MICROMETER, shared)];
  return `${micrometers} µm · ${microinches} µin`;
}

function significant(value: number, shared: SharedWords): string {
  return numberText(Number(value.toPrecision(2)), shared);
}
