import { replaceItems, storedField, storedItems } from "stored-values/stored-value.ts";

// Quantities and sizes that take their numbers from a capability: a document with what a process can do. They store a reference to
// it, and no numbers. The site replaces them by plain quantities and sizes before anything else reads them.

/** The `figure` of a list item that shows all figures of its capability. */
export const ALL_FIGURES = "all";

/** What a text says instead of a figure that its capability no longer has. */
export const MISSING_FIGURE_TEXT = "the agreed value";

/** The stored figures of each capability, by its id. */
export type CapabilityFigures = ReadonlyMap<string, readonly unknown[]>;

/** The figures of stored capabilities, by id. */
export function figuresById(
  capabilities: readonly { readonly _id: string; readonly figures?: unknown }[],
): CapabilityFigures {
  return new Map(capabilities.map(({ _id, figures }) => [_id, storedItems(figures)]));
}

/** The id of the capability that a stored quantity or size takes its numbers from; undefined if it has its own. */
export function capabilityOf(stored: unknown): string | undefined {
  const type = storedField(stored, "_type");
  if (type !== "quantity" && type !== "size") return undefined;
  const id = storedField(storedField(stored, "capability"), "_ref");
  return typeof id === "string" ? id : undefined;
}

/** All quantities and sizes in a stored value that take their numbers from a capability, at any depth. */
export function linkedFiguresIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => linkedFiguresIn(item));
  if (typeof value !== "object" || value === null) return [];
  if (capabilityOf(value) !== undefined) return [value];
  return Object.values(value).flatMap((part: unknown) => linkedFiguresIn(part));
}

/** The ids of the capabilities that a stored value takes numbers from, each once. */
export function capabilityIdsIn(value: unknown): string[] {
  return [...new Set(linkedFiguresIn(value).flatMap((linked) => capabilityOf(linked) ?? []))].toSorted();
}

/**
 * The plain quantities and sizes that replace a linked one: one figure of its capability, all of them, or none if the capability does
 * not have the figure. The first figure is the default.
 */
export function figuresOf(linked: unknown, capabilities: CapabilityFigures): object[] {
  const figures = capabilities.get(capabilityOf(linked) ?? "") ?? [];
  const chosen = storedField(linked, "figure");
  if (chosen === ALL_FIGURES)
    return figures.map((figure) => plainFigure(figure, linked, { isOneOfAll: true }));
  const found =
    chosen === undefined || chosen === null
      ? figures[0]
      : figures.find((figure) => storedField(figure, "_key") === chosen);
  return found === undefined ? [] : [plainFigure(found, linked)];
}

/** The fields of a quantity or size that are numbers. */
export const NUMBER_FIELDS = ["value", "min", "max", "length", "width", "height"] as const;
/** Those that a page shows of a figure, besides its note. */
export const FIGURE_FIELDS = [...NUMBER_FIELDS, "plusMinus", "unit"] as const;

function plainFigure(figure: unknown, linked: unknown, { isOneOfAll = false } = {}): object {
  const key = storedField(linked, "_key");
  const noted = !isOneOfAll && typeof storedField(linked, "note") === "string" ? linked : figure;
  const note = storedField(linked, "hidesCondition") === true ? undefined : storedField(noted, "note");
  // The languages of texts that are not translated: packages/translations/apply.ts.
  const foreign = storedField(noted, "foreign");
  const fields = FIGURE_FIELDS.map((name) => [name, storedField(figure, name)] as const);
  return {
    _type: storedField(figure, "_type"),
    ...(typeof key === "string" && {
      _key: isOneOfAll ? `${key}-${String(storedField(figure, "_key"))}` : key,
    }),
    // A query that names the fields gets null for those that are missing.
    ...Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== null)),
    ...(typeof note === "string" && { note, ...(foreign !== undefined && { foreign }) }),
  };
}

/**
 * Replaces every linked quantity and size in a stored value by plain ones, at any depth. One without a figure is removed, in a
 * sentence it becomes words. Modifies the value in place, because it may be large.
 */
export function fillFigures(value: unknown, capabilities: CapabilityFigures): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    replaceFigures(value, (linked) => figuresOf(linked, capabilities));
    for (const item of value) fillFigures(item, capabilities);
    return;
  }
  const isParagraph = storedField(value, "_type") === "block";
  for (const [name, part] of Object.entries(value)) {
    if (capabilityOf(part) !== undefined) {
      const found = figuresOf(part, capabilities).find((figure) => hasTypeOf(figure, part));
      if (found === undefined) Reflect.deleteProperty(value, name);
      else Reflect.set(value, name, found);
    } else if (isParagraph && name === "children" && Array.isArray(part)) {
      replaceFigures(part, (linked) => [figuresOf(linked, capabilities)[0] ?? missingFigureSpan(linked)]);
    } else fillFigures(part, capabilities);
  }
}

function hasTypeOf(figure: object, linked: unknown): boolean {
  return storedField(figure, "_type") === storedField(linked, "_type");
}

/** The words that replace a figure in a text. */
export function missingFigureSpan(linked: unknown): object {
  return { _type: "span", _key: storedField(linked, "_key"), marks: [], text: MISSING_FIGURE_TEXT };
}

function replaceFigures(list: unknown[], figuresFor: (linked: unknown) => readonly object[]): void {
  if (!list.some((item) => capabilityOf(item) !== undefined)) return;
  const items = list.flatMap((item) => (capabilityOf(item) === undefined ? [item] : figuresFor(item)));
  replaceItems(list, items);
}

/** A copy of a stored value with plain quantities and sizes. */
export function withFigures(value: unknown, capabilities: CapabilityFigures): unknown {
  const holder = { value: structuredClone(value) };
  fillFigures(holder, capabilities);
  return holder.value;
}
