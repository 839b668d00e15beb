import { DateTime, evaluateSync, Path, toJS } from "groq-js";

import type { Node } from "./ast.ts";

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !isNonJsonValue(value);
}

/** Whether a value is a datetime or a path, which JSON does not have. */
export function isNonJsonValue(value: unknown): boolean {
  return isDateTime(value) || isPath(value);
}

/** GROQ's `==`: arrays and objects are equal to nothing, not even to themselves. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (typeof a === "object" && a !== null) return isDateTime(a) && isDateTime(b) && a.equals(b);
  return a === b;
}

/** Compares two values. Null if they cannot be compared. */
export function compare(a: unknown, b: unknown): number | null {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : Number(a > b);
  if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
  if (isDateTime(a) && isDateTime(b)) return a.compareTo(b);
  return null;
}

/** Compares two values for `order()`: datetimes, numbers, strings, booleans. All other values are equal and last. */
export function compareForOrder(a: unknown, b: unknown): number {
  return typeRank(a) - typeRank(b) || (compare(a, b) ?? 0);
}

function typeRank(value: unknown): number {
  if (typeof value === "number") return 2;
  if (typeof value === "string") return 3;
  if (typeof value === "boolean") return 4;
  return isDateTime(value) ? 1 : 100;
}

/** Sets a field. Also works for `__proto__`, unlike an assignment. */
export function setField(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__")
    Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
  else target[name] = value;
}

/** The classes of groq-js for values that JSON does not have. */
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

export function toDateTime(date: Date): unknown {
  return new DateTime(date);
}

/** Evaluates an expression of constants with groq-js. */
export function evaluateWithGroqJs(node: Node): unknown {
  const value: { data: unknown } = evaluateSync(node);
  return value.data ?? null;
}

/** Converts datetimes and paths in a value to strings. */
export function toJsonValue(value: unknown): unknown {
  return toJS({ data: value });
}
