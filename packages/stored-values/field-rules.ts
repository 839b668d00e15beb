interface Validated {
  readonly validation?: unknown;
}

type Calls = ReadonlyMap<unknown, unknown>;

const CALLS = Symbol("calls");

/** A rule that records its calls, by name, with their first argument. */
function recorder(calls: Calls): object {
  const call = (name: unknown) => (argument: unknown) => recorder(new Map(calls).set(name, argument));
  return new Proxy({}, { get: (_target, name) => (name === CALLS ? calls : call(name)) });
}

/** The rules of a field's validation: runs it with a rule that records its calls. */
function rulesOf({ validation }: Validated): Calls[] {
  if (typeof validation !== "function") return [];
  const rules: unknown[] = [Reflect.apply(validation, undefined, [recorder(new Map())])].flat();
  return rules.map((rule) => Reflect.get(Object(rule), CALLS));
}

/** Whether the validation of a field calls `required()`. */
export function isRequired(field: Validated): boolean {
  return rulesOf(field).some((calls) => calls.has("required"));
}

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** To run a validation takes longer than to check a value. */
const knownLimits = new WeakMap<Validated, Limits>();

/** The limits of a number, or of the length of a list or a text. The Studio rejects what is outside. */
export function limitsOf(field: Validated): Limits {
  const known = knownLimits.get(field);
  if (known !== undefined) return known;
  const errors = rulesOf(field).filter((calls) => !calls.has("warning") && !calls.has("info"));
  const limits = (name: string) =>
    errors
      .map((calls) => calls.get(name))
      .filter(Number.isFinite)
      .map(Number);
  const found = { min: Math.max(...limits("min")), max: Math.min(...limits("max")) };
  knownLimits.set(field, found);
  return found;
}
