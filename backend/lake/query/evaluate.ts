import type { JsonObject } from "../documents/json.ts";
import type { Budget } from "./budget.ts";
import type { Origin } from "./origin.ts";
import type { View } from "./perspective.ts";

/** What one evaluation of a query carries along. */
export interface Run {
  readonly params: JsonObject;
  readonly view: View;
  readonly identity: string;
  readonly projectId: string;
  readonly dataset: string;
  readonly now: Date;
  readonly budget: Budget;
  readonly reads: Reads;
  /** Whether origins are wanted. Switched off inside predicates. */
  tracing: boolean;
  /** With tracing: where the value that was returned last comes from. Each step sets it. */
  origin: Origin;
}

/** A compiled piece of a query. */
export type Evaluate = (scope: Scope, run: Run) => unknown;

/** `@` and what `^` can reach. Hidden scopes (of `[]` and `[].a`) are skipped by `^`. */
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

/** For steps whose value stands nowhere in a document. */
export function computed(evaluate: Evaluate): Evaluate {
  return (scope, run) => {
    const value = evaluate(scope, run);
    run.origin = undefined;
    return value;
  };
}

/** Evaluates what only decides, and so needs no origin. */
export function untraced<T>(run: Run, evaluate: () => T): T {
  const { tracing } = run;
  run.tracing = false;
  const value = evaluate();
  run.tracing = tracing;
  return value;
}

/** What a query looked at. As long as none of it changes, its result does not. */
export class Reads {
  everything = false;
  readonly types = new Set<string>();
  /** Ids as they are without "drafts." and "versions.x.", whether the document exists or not. */
  readonly ids = new Set<string>();
  /** The documents whose field `name` is an object with this `current`: a slug. */
  readonly slugs = new Map<string, { name: string; current: string }>();

  slug(name: string, current: string): void {
    this.slugs.set(`${name} ${current}`, { name, current });
  }
}
