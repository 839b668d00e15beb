import { type Calculator, initialValues, isNumberInput, type Values } from "calculators/calculator.ts";

/** `?fits=25~H7~g6`: all values of a calculator under the name of its kind, in the order of its inputs. Lengths are in mm. */
const SEPARATOR = "~";

/** The values in an address. A value that is missing or no number is the initial one. */
export function valuesInSearch(search: string, kind: string, calculator: Calculator): Values {
  const initial = initialValues(calculator);
  const stored = new URLSearchParams(search).get(kind)?.split(SEPARATOR);
  if (stored?.length !== calculator.inputs.length) return initial;
  return Object.fromEntries(
    calculator.inputs.map((input, index) => {
      const text = stored[index] ?? "";
      if (!isNumberInput(input)) return [input.name, text];
      const value = text === "" ? Number.NaN : Number(text);
      return [input.name, text !== "" && Number.isNaN(value) ? input.initial : value];
    }),
  );
}

/** The query with the values of a calculator in it. Other parameters stay. */
export function searchWithValues(
  search: string,
  kind: string,
  calculator: Calculator,
  values: Values,
): string {
  const parameters = new URLSearchParams(search);
  const texts = calculator.inputs.map(({ name }) => {
    const value = values[name];
    return typeof value === "number" && Number.isNaN(value)
      ? ""
      : String(value ?? "").replaceAll(SEPARATOR, "");
  });
  parameters.set(kind, texts.join(SEPARATOR));
  // An address needs no escape for it, and is easier to read in a message.
  return `?${parameters}`.replaceAll("%7E", SEPARATOR);
}
