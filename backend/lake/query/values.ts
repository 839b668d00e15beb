import { DateTime, evaluateSync, Path, toJS } from "groq-js";

import type { Node } from "./ast.ts";

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isSpecial(value);
}

/** Values that exist in GROQ but not in JSON. */
export function isSpecial(value: unknown): boolean {
  return isDateTime(value) || isPath(value);
}

/** GROQ's `==`: arrays and objects equal nothing, not even themselves. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a === "object" && a !== null) return isDateTime(a) && isDateTime(b) && a.equals(b);
  return a === b;
}

/** `null` when the two cannot be compared. */
export function compare(a: unknown, b: unknown): number | null {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : Number(a > b);
  if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
  if (isDateTime(a) && isDateTime(b)) return a.compareTo(b);
  return null;
}

/** The order of `order()`: datetimes, numbers, strings, booleans, then everything else as equals. */
export function compareForOrder(a: unknown, b: unknown): number {
  return rank(a) - rank(b) || (compare(a, b) ?? 0);
}

function rank(value: unknown): number {
  if (typeof value === "number") return 2;
  if (typeof value === "string") return 3;
  if (typeof value === "boolean") return 4;
  return isDateTime(value) ? 1 : 100;
}

/** Sets also what an assignment could not: `__proto__`. */
export function setField(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__")
    Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
  else target[name] = value;
}

/** groq-js's values that JSON does not have. */
interface DateTimeValue {
  equals(other: DateTimeValue): boolean;
  compareTo(other: DateTimeValue): number;
  toString(): string;
}
interface PathValue {
  toJSON(): string;
}

export function isDateTime(value: unknown): value is DateTimeValue {
  return value instanceof DateTime;
}

export function isPath(value: unknown): value is PathValue {
  return value instanceof Path;
}

export function dateTimeOf(date: Date): unknown {
  return new DateTime(date);
}

/** What groq-js makes of an expression of constant values. */
export function byGroqJs(node: Node): unknown {
  const value: { data: unknown } = evaluateSync(node);
  return value.data ?? null;
}

/** Datetimes and paths as the strings that JSON shows for them. */
export function withoutSpecials(value: unknown): unknown {
  return toJS({ data: value });
}
