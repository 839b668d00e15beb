import type { QuantityType } from "quantities/quantity-text.ts";
import type { Unit } from "quantities/units.ts";
import { capabilityOf, figuresOf, figuresById, ALL_FIGURES } from "schemas/quantities/capability-figures.ts";
import { typedText } from "schemas/quantities/quantity-field.ts";
import { storedField } from "stored-values/stored-value.ts";

import type { Capability } from "#capabilities/capabilities-query.ts";

/** A figure that an editor can link. */
export interface FigureChoice {
  /** Unique, because one list offers all choices. */
  readonly value: string;
  /** The capability. */
  readonly title: string;
  /** Its number. */
  readonly detail: string;
  readonly capability: string;
  /** Undefined for the first figure. */
  readonly figure: string | undefined;
}

interface Place {
  readonly type: QuantityType;
  readonly units: readonly Unit[];
  /** Whether the place is an item of a list, which can show all figures, and figures and sizes alike. */
  readonly isItem: boolean;
}

/** The figures of all capabilities that fit a place, in the order of the capabilities. */
export function figureChoices(
  capabilities: readonly Capability[],
  { type, units, isItem }: Place,
): FigureChoice[] {
  const names: readonly unknown[] = units;
  const fits = (figure: unknown) =>
    (isItem || storedField(figure, "_type") === type) &&
    (isItem || names.includes(storedField(figure, "unit")));
  return capabilities.flatMap(({ _id, figures, ...named }) => {
    const title = capabilityTitle(named);
    const single = figures.flatMap((figure, index) => {
      const key = String(storedField(figure, "_key"));
      if (!fits(figure)) return [];
      return {
        value: `${_id} ${key}`,
        title,
        detail: typedText(figure),
        capability: _id,
        figure: index === 0 ? undefined : key,
      };
    });
    if (!isItem || figures.length < 2) return single;
    const detail = figures.map((figure) => typedText(figure)).join("; ");
    return [
      { value: `${_id} ${ALL_FIGURES}`, title, detail, capability: _id, figure: ALL_FIGURES },
      ...single,
    ];
  });
}

export function capabilityTitle({ process, name }: Pick<Capability, "process" | "name">): string {
  return [process, name].filter(Boolean).join(": ") || "Capability without a name";
}

/** The text of a stored quantity or size, with the current figures of its capability if it is linked. */
export function currentText(stored: unknown, capabilities: readonly Capability[]): string {
  if (capabilityOf(stored) === undefined) return typedText(stored);
  return figuresOf(stored, figuresById(capabilities))
    .map((figure) => typedText(figure))
    .join("; ");
}
