import type { StoredDocument } from "../documents/document.ts";
import { publishedIdOf } from "../documents/ids.ts";
import { type Evaluate, type Run, Scope } from "./evaluate.ts";
import { DOCUMENTS, fieldOrigin, itemOrigin, itemOrigins, type Origin, placeOf } from "./origin.ts";
import type { Plan } from "./plan.ts";
import { isObject } from "./values.ts";

export const thisValue: Evaluate = (scope, run) => from(run, scope.origin, scope.value);

export const everything: Evaluate = (_, run) => {
  run.reads.everything = true;
  return from(run, DOCUMENTS, run.view.documents);
};

export function parent(levels: number): Evaluate {
  return (scope, run) => {
    let current: Scope | null = scope;
    for (let level = 0; level < levels && current; level++) current = current.parent;
    return current ? from(run, current.origin, current.value) : nothing(run);
  };
}

export function attribute(base: Evaluate, name: string): Evaluate {
  return (scope, run) => {
    const value = base(scope, run);
    if (!isObject(value) || !Object.hasOwn(value, name)) return nothing(run);
    if (run.tracing) run.origin = fieldOrigin(run.origin, name);
    return value[name] ?? null;
  };
}

export function element(base: Evaluate, index: number): Evaluate {
  return (scope, run) => {
    const array = base(scope, run);
    if (!Array.isArray(array)) return nothing(run);
    const at = index < 0 ? index + array.length : index;
    const value: unknown = array[at] ?? null;
    if (run.tracing) run.origin = itemOrigin(run.origin, at, value);
    return value;
  };
}

export function slice(
  base: Evaluate,
  { left, right, isInclusive }: { left: number; right: number; isInclusive: boolean },
): Evaluate {
  return (scope, run) => {
    const array = base(scope, run);
    if (!Array.isArray(array)) return nothing(run);
    const start = Math.max(0, left < 0 ? left + array.length : left);
    const end = Math.max(0, (right < 0 ? right + array.length : right) + (isInclusive ? 1 : 0));
    if (run.tracing) run.origin = { kind: "items", items: itemOrigins(run.origin, array).slice(start, end) };
    return array.slice(start, end);
  };
}

export function filter(base: Evaluate, predicate: Evaluate, limit = Infinity): Evaluate {
  return (scope, run) => {
    const array = base(scope, run);
    return Array.isArray(array) ? select(array, run.origin, predicate, limit, scope, run) : nothing(run);
  };
}

/** `*[…]`, looking only at the documents that the plan names. */
export function planned(plan: Plan, predicate: Evaluate, limit?: number): Evaluate {
  return (scope, run) =>
    select(candidates(plan, scope, run), DOCUMENTS, predicate, limit ?? Infinity, scope, run);
}

function candidates(plan: Plan, scope: Scope, run: Run): readonly StoredDocument[] {
  const { tracing } = run;
  run.tracing = false;
  plan.note(scope, run);
  const documents = plan.list(scope, run);
  run.tracing = tracing;
  return documents;
}

function select(
  array: readonly unknown[],
  origin: Origin,
  predicate: Evaluate,
  limit: number,
  scope: Scope,
  run: Run,
): unknown[] {
  const { tracing } = run;
  const kept: unknown[] = [];
  const origins: Origin[] = [];
  run.tracing = false;
  for (let index = 0; index < array.length && kept.length < limit; index++) {
    const item = array[index];
    run.budget.spend(1);
    if (predicate(scope.nested(item, undefined), run) !== true) continue;
    kept.push(item);
    if (tracing) origins.push(itemOrigin(origin, index, item));
  }
  run.tracing = tracing;
  if (tracing) run.origin = { kind: "items", items: origins };
  return kept;
}

export function map(base: Evaluate, inner: Evaluate): Evaluate {
  return (scope, run) => {
    const array = base(scope, run);
    if (!Array.isArray(array)) return nothing(run);
    const origin = run.origin;
    const origins: Origin[] = [];
    const mapped = array.map((item: unknown, index) => {
      run.budget.spend(1);
      const value = inner(
        scope.nested(item, run.tracing ? itemOrigin(origin, index, item) : undefined, true),
        run,
      );
      if (run.tracing) origins.push(run.origin);
      return value;
    });
    if (run.tracing) run.origin = { kind: "items", items: origins };
    return mapped;
  };
}

export function flatMap(base: Evaluate, inner: Evaluate): Evaluate {
  return (scope, run) => {
    const array = base(scope, run);
    if (!Array.isArray(array)) return nothing(run);
    const origin = run.origin;
    const origins: Origin[] = [];
    const result: unknown[] = [];
    for (const [index, item] of array.entries()) {
      const value = inner(
        scope.nested(item, run.tracing ? itemOrigin(origin, index, item) : undefined, true),
        run,
      );
      run.budget.spend(Array.isArray(value) ? value.length + 1 : 1);
      if (Array.isArray(value)) {
        for (const part of value) result.push(part);
        if (run.tracing) origins.push(...itemOrigins(run.origin, value));
      } else {
        result.push(value);
        if (run.tracing) origins.push(run.origin);
      }
    }
    if (run.tracing) run.origin = { kind: "items", items: origins };
    return result;
  };
}

export function projection(base: Evaluate, inner: Evaluate): Evaluate {
  return (scope, run) => {
    const value = base(scope, run);
    return isObject(value) ? inner(scope.nested(value, run.origin), run) : nothing(run);
  };
}

export function dereference(base: Evaluate): Evaluate {
  return (scope, run) => {
    const value = base(scope, run);
    const id = isObject(value) ? value._ref : undefined;
    if (typeof id !== "string") return nothing(run);
    run.budget.spend(1);
    run.reads.ids.add(publishedIdOf(id));
    const document = run.view.get(id);
    if (!document) return nothing(run);
    return from(run, run.tracing ? placeOf(document) : undefined, document);
  };
}

function from(run: Run, origin: Origin, value: unknown): unknown {
  run.origin = origin;
  return value ?? null;
}

function nothing(run: Run): null {
  run.origin = undefined;
  return null;
}
