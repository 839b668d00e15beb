import { DateTime, evaluateSync, Path, toJS } from "groq-js";

import type { Node } from "./ast.ts";

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
