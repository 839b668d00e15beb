import type { JsonObject } from "../documents/json.ts";
import type { Budget } from "./budget.ts";
import type { View } from "./perspective.ts";
import type { Origin } from "./source-maps/origin.ts";

/** The state of one query evaluation. */
export interface QueryContext {
  readonly params: JsonObject;
  readonly view: View;
  readonly identity: string;
  readonly projectId: string;
  readonly dataset: string;
  readonly now: Date;
  readonly budget: Budget;
  readonly dependencies: Dependencies;
  /** Whether the origins of values are recorded for the source map. Off within predicates. */
  tracksOrigins: boolean;
  /** With `tracksOrigins`: the origin of the last returned value. Every expression sets it. */
  origin: Origin;
}

/** A compiled expression. */
export type Evaluate = (scope: Scope, context: QueryContext) => unknown;

/** A GROQ scope: `value` is `@`, and `parent` is what `^` refers to. `^` skips hidden scopes, those of `[]` and `[].a`. */
export class Scope {
  readonly value: unknown;
  readonly origin: Origin;
  readonly parent: Scope | null;
  readonly isHidden: boolean;

  constructor(value: unknown, origin: Origin, parent: Scope | null, isHidden = false) {
    this.value = value;
    this.origin = origin;
    this.parent = parent;
    this.isHidden = isHidden;
  }

  nested(value: unknown, origin: Origin, isHidden = false): Scope {
    return new Scope(value, origin, this.isHidden ? this.parent : this, isHidden);
  }
}

/** Wraps an expression whose value has no origin in a document, because it is computed. */
export function computed(evaluate: Evaluate): Evaluate {
  return (scope, context) => {
    const value = evaluate(scope, context);
    context.origin = undefined;
    return value;
  };
}

/** Returns null as a value without an origin. */
export function nullWithoutOrigin(context: QueryContext): null {
  context.origin = undefined;
  return null;
}

/** Evaluates without recording origins: for conditions, whose value is not part of the result. */
export function withoutOrigins<T>(context: QueryContext, evaluate: () => T): T {
  const { tracksOrigins } = context;
  context.tracksOrigins = false;
  const value = evaluate();
  context.tracksOrigins = tracksOrigins;
  return value;
}

/** The dependencies of a query's result. The result is valid until one of them changes. */
export class Dependencies {
  everything = false;
  readonly types = new Set<string>();
  /** Published ids, including ids of documents that do not exist. */
  readonly ids = new Set<string>();
  /** Slugs: all documents whose field `name` is an object with this `current`. */
  readonly slugs = new Map<string, { name: string; current: string }>();

  addSlug(name: string, current: string): void {
    this.slugs.set(`${name} ${current}`, { name, current });
  }
}
