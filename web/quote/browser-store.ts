import * as v from "valibot";

type Area = "localStorage" | "sessionStorage";

/** What the browser keeps under a name, or undefined when it keeps nothing of this shape. */
export function recall<const Schema extends v.GenericSchema>(
  area: Area,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const text = withStorage(area, (storage) => storage.getItem(name));
  if (text === undefined || text === null) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : undefined;
}

export function keep(area: Area, name: string, value: unknown): void {
  withStorage(area, (storage) => storage.setItem(name, JSON.stringify(value)));
}

export function forget(area: Area, name: string): void {
  withStorage(area, (storage) => storage.removeItem(name));
}

function withStorage<Result>(area: Area, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(globalThis[area]);
  } catch (error) {
    // Storage that is forbidden or full: the form works without, it is only not remembered.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
