import type { Quantity, Size } from "../../../web/cms/types.generated.ts";

export type QuantityOrSize = Quantity | Size;

type Unit = NonNullable<Quantity["unit"]>;

/** The condition that a value applies to, and its source. */
interface About {
  readonly note?: string;
  readonly source?: string;
}

/** One number. A string is its condition. */
export function exactly(value: number, unit: Unit, about?: string | About): Quantity {
  return { _type: "quantity", value, unit, ...aboutOf(about) };
}

/** A symmetric tolerance: ± a number. */
export function within(value: number, unit: Unit, about?: string | About): Quantity {
  return { ...exactly(value, unit, about), plusMinus: true };
}

export function between(min: number, max: number, unit: Unit, about?: string | About): Quantity {
  return { _type: "quantity", min, max, unit, ...aboutOf(about) };
}

export function atLeast(min: number, unit: Unit, about?: string | About): Quantity {
  return { _type: "quantity", min, unit, ...aboutOf(about) };
}

export function atMost(max: number, unit: Unit, about?: string | About): Quantity {
  return { _type: "quantity", max, unit, ...aboutOf(about) };
}

/** Length × width × height in mm. */
export function size(length: number, width: number, height?: number, note?: string): Size {
  return {
    _type: "size",
    length,
    width,
    ...(height === undefined ? {} : { height }),
    unit: "mm",
    ...(note === undefined ? {} : { note }),
  };
}

function aboutOf(about: string | About | undefined): About {
  return typeof about === "string" ? { note: about } : (about ?? {});
}
