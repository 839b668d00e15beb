import {
  type Length,
  roundedLength,
  type UnitSystem,
  type UnitWords,
  unitEnglish,
  valueText,
} from "./units.ts";

/** What all calculators say, in English. */
export const sharedEnglish = {
  ...unitEnglish,
  chooseListed: (label: string) => `Choose one of the listed values for ${inSentence(label)}.`,
  enterNumber: (label: string, example: string) =>
    `Enter a number for ${inSentence(label)}, such as ${example}.`,
  tooSmall: (label: string, limit: string) => `${label} must be at least ${limit}.`,
  tooLarge: (label: string, limit: string) => `${label} must be at most ${limit}.`,
  notWhole: (label: string) => `${label} must be a whole number.`,
  /** A force of a press. */
  force: (kilonewtons: string, usTons: string) => `${kilonewtons} kN · ${usTons} US tons`,
};

export type SharedWords = UnitWords & typeof sharedEnglish;

/** A number that a visitor types. Its value is metric; the form converts what is typed in inches. */
export interface NumberInput {
  readonly name: string;
  readonly label: string;
  /** "mm", "cm³", "MPa", "°" … Undefined for a plain number. */
  readonly unit?: string;
  readonly initial: number;
  /** Smallest and largest value for which the formula or the table holds. */
  readonly min: number;
  readonly max: number;
  /** Why there is nothing beyond the limits, as a sentence. Only where the label does not make it clear. */
  readonly reason?: string;
  /** Whether it counts something. */
  readonly isWhole?: boolean;
}

export interface ChoiceInput {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (Option & InLanguage)[];
  readonly initial: string;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface InLanguage {
  /** The language of the name or label, if that is not the language of the page. */
  readonly language?: string | undefined;
}

/** Several lines of text that the calculator reads itself. */
export interface TextInput {
  readonly name: string;
  readonly label: string;
  readonly lines: number;
  readonly initial: string;
}

export type Input = NumberInput | ChoiceInput | TextInput;

/** What a visitor entered, by the name of the input. */
export type Values = Readonly<Record<string, number | string>>;

/** One line of a result. A length is shown in mm or inches, as the visitor chose for the page. */
export interface ResultLine {
  readonly label: string;
  readonly value: Length | string | readonly ListedName[];
}

/** A name in a list of them. */
interface ListedName extends InLanguage {
  readonly text: string;
}

/** The limit that a value crosses and what to do, for a person to read, with the name of the input to correct. */
export interface Problem {
  readonly problem: string;
  readonly input?: string;
}

/** The result, the most important line first, or a problem. */
export type Outcome = { readonly lines: readonly [ResultLine, ...ResultLine[]] } | Problem;

/** A calculator as a page shows it: its fields, its result, and what a reader needs to trust it. */
export interface Calculator {
  readonly shared: SharedWords;
  /** What a drawing of it shows. */
  readonly drawing: string;
  readonly inputs: readonly Input[];
  /** Throws nothing: values outside of the limits give a problem. `show` writes a length in mm in the units of the visitor. */
  readonly calculate: (values: Values, show: (mm: number) => string) => Outcome;
  readonly formulas: readonly string[];
  /** Where the result holds, and where it does not. */
  readonly limits: string;
  /** Standard with its year, or textbook. */
  readonly source: string;
  /** Sets of values for the table that everyone sees, also without scripts. */
  readonly examples: readonly Values[];
}

/** A grade of the site with the properties that a calculator uses. */
export interface CalculatorGrade extends InLanguage {
  readonly id: string;
  readonly name: string;
  /** g/cm³ */
  readonly density?: number;
  /** MPa; of plastics the flexural modulus. */
  readonly modulus?: number;
  /** Strain in percent that a snap arm may see when it is opened a few times. */
  readonly strainLimit?: number;
  /** Thermal expansion in µm/(m·K). */
  readonly expansion?: number;
}

/** The Ra in µm that a process or finish usually leaves. */
export interface UsualRoughness extends InLanguage {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

/** What a calculator takes from the content of the site. */
export interface CalculatorContent {
  /** The choices of a kind that calculates with grades. */
  readonly grades?: readonly CalculatorGrade[];
  /** For the roughness calculator. */
  readonly roughnesses?: readonly UsualRoughness[];
}

export function isNumberInput(input: Input): input is NumberInput {
  return "min" in input;
}

export function isChoiceInput(input: Input): input is ChoiceInput {
  return "options" in input;
}

/** The options of a choice among things with names, such as grades. */
export function optionsOf(
  named: readonly Pick<CalculatorGrade, "id" | "name" | "language">[],
): ChoiceInput["options"] {
  return named.map(({ id, name, language }) => ({ value: id, label: name, language }));
}

/** The initial value of each input. */
export function initialValues({ inputs }: Calculator): Values {
  return Object.fromEntries(inputs.map(({ name, initial }) => [name, initial]));
}

/**
 * The result; or a problem if a number is missing or outside of its limits, or a choice is unknown. The limits are in the units of
 * `system`.
 */
export function calculate(calculator: Calculator, values: Values, system: UnitSystem = "metric"): Outcome {
  const problem = calculator.inputs
    .map((input) => problemOf(input, values[input.name], system, calculator.shared))
    .find(Boolean);
  return problem === undefined
    ? calculator.calculate(values, (mm) => roundedLength(mm, system, calculator.shared))
    : problem;
}

function problemOf(
  input: Input,
  value: number | string | undefined,
  system: UnitSystem,
  words: SharedWords,
): Problem | undefined {
  const { name, label } = input;
  if (isChoiceInput(input)) {
    if (input.options.some((option) => option.value === value)) return undefined;
    return { problem: words.chooseListed(label), input: name };
  }
  if (!isNumberInput(input)) return undefined;
  const { unit, initial, min, max, reason, isWhole = false } = input;
  if (typeof value !== "number" || !Number.isFinite(value))
    return {
      problem: words.enterNumber(label, valueText(initial, unit, system, words)),
      input: name,
    };
  const problem =
    value < min
      ? words.tooSmall(label, valueText(min, unit, system, words))
      : value > max
        ? words.tooLarge(label, valueText(max, unit, system, words))
        : undefined;
  if (problem !== undefined) return { problem: [problem, reason].filter(Boolean).join(" "), input: name };
  if (isWhole && !Number.isInteger(value)) return { problem: words.notWhole(label), input: name };
  return undefined;
}

/** A label inside an English sentence: “inside radius R”. */
function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Reads a number among checked values. Throws an Error for the name of a choice. */
export function numberIn(values: Values, name: string): number {
  const value = values[name];
  if (typeof value !== "number") throw new Error(`${name} is not a number`);
  return value;
}

/** Reads a choice or a text among checked values. Throws an Error for the name of a number. */
export function textIn(values: Values, name: string): string {
  const value = values[name];
  if (typeof value !== "string") throw new Error(`${name} is not a text`);
  return value;
}

const KILONEWTONS_PER_US_TON = 8.896443;

/** A force of a press in kN as its makers write it: "18 kN · 2.0 US tons". */
export function forceText(kilonewtons: number, words: SharedWords): string {
  return words.force(twoDigits(kilonewtons, words), twoDigits(kilonewtons / KILONEWTONS_PER_US_TON, words));
}

/** "0.05", "2.0", "18", "1,250" */
export function twoDigits(value: number, words: SharedWords): string {
  if (value < 0.095) return numberText(Number(value.toPrecision(1)), words);
  return value < 9.95 ? fixedText(value, 1, words) : numberText(Math.round(value), words);
}

/** "1,250", "0.38" */
export function numberText(value: number, { locale }: Pick<SharedWords, "locale">): string {
  return value.toLocaleString(locale, { maximumFractionDigits: 9 });
}

/** "−1.50" */
export function fixedText(value: number, decimals: number, { locale }: Pick<SharedWords, "locale">): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false };
  return Number(value.toFixed(decimals)).toLocaleString(locale, digits).replace("-", "−");
}

/** "−1.5%" for −1.5. In German, a space is before the sign. */
export function percentText(
  percent: number,
  decimals: number,
  { locale }: Pick<SharedWords, "locale">,
): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false };
  const share = Number(percent.toFixed(decimals)) / 100;
  return share.toLocaleString(locale, { style: "percent", ...digits }).replace("-", "−");
}
