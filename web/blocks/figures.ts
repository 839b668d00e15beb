/** What has a number: a stored picture, or the key of what holds a drawing. */
export type Numbered = object | string | undefined;

const HOLDERS = new Set(["designRule", "drawing", "figure"]);

/** The figures of a page in their order: drawings, and pictures with a caption. */
export function numberFigures(blocks: readonly object[]): ReadonlyMap<Numbered, number> {
  const numbers = new Map<Numbered, number>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const type: unknown = Reflect.get(value, "_type");
    const key: unknown = Reflect.get(value, "_key");
    const isHolder = typeof type === "string" && HOLDERS.has(type) && typeof key === "string";
    if (isHolder && (type === "figure" || Reflect.get(value, "drawing") !== undefined)) {
      numbers.set(key, numbers.size + 1);
    } else if (type === "picture") {
      if (Reflect.get(value, "caption") && Reflect.get(value, "asset")) numbers.set(value, numbers.size + 1);
    } else {
      for (const part of Object.values(value)) visit(part);
    }
  };
  visit(blocks);
  return numbers;
}
