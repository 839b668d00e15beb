import type { Quantity } from "../../../web/cms/types.generated.ts";
import type { Capability } from "./capabilities/capability.ts";
import { castingAndMolding } from "./capabilities/casting-and-molding.ts";
import { cuttingAndBending } from "./capabilities/cutting-and-bending.ts";
import { printing } from "./capabilities/printing.ts";
import type { QuantityOrSize } from "./quantity.ts";

/**
 * The capabilities of each process, by the id of its page. This is the single source of these quantities: pages build their key
 * figures and tables from it, and checks/capabilities.test.ts compares their texts with it.
 */
export const capabilities = { ...printing, ...cuttingAndBending, ...castingAndMolding };

export type Process = keyof typeof capabilities;
type PropertyOf<Name extends Process> = Extract<keyof (typeof capabilities)[Name], string>;

/** All quantities of a capability, each with its condition. */
export function capability<Name extends Process>(
  process: Name,
  property: PropertyOf<Name>,
): readonly [QuantityOrSize, ...QuantityOrSize[]] {
  return capabilityOf(process, property).quantities;
}

/** The first quantity of a capability as a key figure shows it, without its condition or with a shorter one. */
export function headline<Name extends Process>(
  process: Name,
  property: PropertyOf<Name>,
  condition?: string,
): QuantityOrSize {
  const { note: _, ...quantity } = capabilityOf(process, property).quantities[0];
  return condition === undefined ? quantity : { ...quantity, note: condition };
}

/** The same for a capability that is not a size. */
export function headlineQuantity<Name extends Process>(
  process: Name,
  property: PropertyOf<Name>,
  condition?: string,
): Quantity {
  const first = headline(process, property, condition);
  if (first._type === "size") throw new Error(`${process} ${property} is a size`);
  return first;
}

/** The quantity of a capability that has this condition. The condition is removed, for a row whose label already names it. */
export function quantityFor<Name extends Process>(
  process: Name,
  property: PropertyOf<Name>,
  condition: string,
): Quantity {
  const found = capabilityOf(process, property).quantities.find(({ note }) => note === condition);
  if (found === undefined || found._type === "size") {
    throw new Error(`${process} ${property} has no quantity for “${condition}”`);
  }
  const { note: _, ...quantity } = found;
  return quantity;
}

/** The general tolerance for a length, both in mm. */
export function toleranceOn(process: Process, length: number): number {
  const { onLength } = capabilities[process].generalTolerance;
  if (onLength === undefined) throw new Error(`The general tolerance of ${process} has no value by length`);
  return Number(onLength(length).toFixed(3));
}

function capabilityOf(process: Process, property: string): Capability {
  const found: Readonly<Record<string, Capability>> = capabilities[process];
  const named = found[property];
  if (named === undefined) throw new Error(`${process} has no capability ${property}`);
  return named;
}
