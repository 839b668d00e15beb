import type { StoredDocument } from "../../documents/document.ts";
import { publishedIdOf } from "../../documents/ids.ts";
import { type Evaluate, type QueryContext, Scope, nullWithoutOrigin, withoutOrigins } from "../evaluate.ts";
import type { DocumentOrder } from "../indexes/sorted-list.ts";
import {
  DOCUMENTS,
  fieldOrigin,
  itemOrigin,
  itemOrigins,
  type Origin,
  documentOrigin,
} from "../source-maps/origin.ts";
import { isObject } from "../values.ts";
import type { Plan } from "./plan.ts";

export const thisValue: Evaluate = (scope, context) => withOrigin(context, scope.origin, scope.value);

export const allDocuments: Evaluate = (_, context) => {
  context.dependencies.everything = true;
  return withOrigin(context, DOCUMENTS, context.view.documents);
};

export function parent(levels: number): Evaluate {
  return (scope, context) => {
    let current: Scope | null = scope;
    for (let level = 0; level < levels && current; level++) current = current.parent;
    return current ? withOrigin(context, current.origin, current.value) : nullWithoutOrigin(context);
  };
}

export function attribute(base: Evaluate, name: string): Evaluate {
  return (scope, context) => {
    const value = base(scope, context);
    if (!isObject(value) || !Object.hasOwn(value, name)) return nullWithoutOrigin(context);
    if (context.tracksOrigins) context.origin = fieldOrigin(context.origin, name);
    return value[name] ?? null;
  };
}

export function element(base: Evaluate, index: number): Evaluate {
  return (scope, context) => {
    const array = base(scope, context);
    if (!Array.isArray(array)) return nullWithoutOrigin(context);
    const at = index < 0 ? index + array.length : index;
    const value: unknown = array[at] ?? null;
    if (context.tracksOrigins) context.origin = itemOrigin(context.origin, at, value);
    return value;
  };
}

export function slice(
  base: Evaluate,
  { left, right, isInclusive }: { left: number; right: number; isInclusive: boolean },
): Evaluate {
  return (scope, context) => {
    const array = base(scope, context);
    if (!Array.isArray(array)) return nullWithoutOrigin(context);
    const start = Math.max(0, left < 0 ? left + array.length : left);
    const end = Math.max(0, (right < 0 ? right + array.length : right) + (isInclusive ? 1 : 0));
    if (context.tracksOrigins)
      context.origin = { kind: "items", items: itemOrigins(context.origin, array).slice(start, end) };
    const items = array.slice(start, end);
    context.budget.spend(items.length);
    return items;
  };
}

/** An expression that runs for each item of an array, and its cost in steps. */
export interface PerItem {
  readonly evaluate: Evaluate;
  readonly steps: number;
}

export function filter(base: Evaluate, predicate: PerItem, limit = Infinity): Evaluate {
  return (scope, context) => {
    const array = base(scope, context);
    return Array.isArray(array)
      ? selectItems(array, context.origin, predicate, limit, scope, context)
      : nullWithoutOrigin(context);
  };
}

/** `*[…]` with a plan. Tests only the candidates, or returns them untested if the plan is exact. */
export function filterByPlan(plan: Plan, predicate: PerItem, limit = Infinity): Evaluate {
  return (scope, context) => {
    const candidates = listCandidates(plan, scope, context);
    return plan.isExact(context)
      ? selectFirst(candidates, limit, context)
      : selectItems(candidates, DOCUMENTS, predicate, limit, scope, context);
  };
}

function selectFirst(
  documents: readonly StoredDocument[],
  limit: number,
  context: QueryContext,
): readonly StoredDocument[] {
  context.budget.spend(Math.min(limit, documents.length));
  context.origin = DOCUMENTS;
  return documents.length <= limit ? documents : documents.slice(0, limit);
}

/**
 * `*[…] | order(…)` with a limit. Tests the documents in sorted order until enough match. If the plan has few candidates,
 * `fallback` sorts these instead.
 */
export function filterInOrder(
  { plan, predicate, orderOf, limit }: FilterInOrder,
  fallback: Evaluate,
): Evaluate {
  return (scope, context) => {
    const found = withoutOrigins(context, () => {
      const { count } = plan.findCandidates(scope, context);
      const type = plan.typeOf(scope, context);
      const total = type === undefined ? context.view.documents.length : context.view.ofType(type).length;
      if (count < total / FEW_CANDIDATES) return undefined;
      plan.recordDependencies(scope, context);
      return { type, sorted: context.view.sorted(type, orderOf(scope, context)) };
    });
    if (found?.sorted === undefined) return fallback(scope, context);
    const { type, sorted } = found;
    // If the plan is exact and has a type, all documents of the type match.
    return type !== undefined && plan.isExact(context)
      ? selectFirst(sorted, limit, context)
      : selectItems(sorted, DOCUMENTS, predicate, limit, scope, context);
  };
}

interface FilterInOrder {
  readonly plan: Plan;
  readonly predicate: PerItem;
  readonly orderOf: (scope: Scope, context: QueryContext) => DocumentOrder;
  readonly limit: number;
}

const FEW_CANDIDATES = 8;

function listCandidates(plan: Plan, scope: Scope, context: QueryContext): readonly StoredDocument[] {
  return withoutOrigins(context, () => {
    plan.recordDependencies(scope, context);
    return plan.findCandidates(scope, context).list();
  });
}

function selectItems(
  array: readonly unknown[],
  origin: Origin,
  predicate: PerItem,
  limit: number,
  scope: Scope,
  context: QueryContext,
): unknown[] {
  const { tracksOrigins } = context;
  const kept: unknown[] = [];
  const origins: Origin[] = [];
  context.tracksOrigins = false;
  for (let index = 0; index < array.length && kept.length < limit; index++) {
    const item = array[index];
    context.budget.spend(predicate.steps);
    if (predicate.evaluate(scope.nested(item, undefined), context) !== true) continue;
    kept.push(item);
    if (tracksOrigins) origins.push(itemOrigin(origin, index, item));
  }
  context.tracksOrigins = tracksOrigins;
  if (tracksOrigins) context.origin = { kind: "items", items: origins };
  return kept;
}

export function map(base: Evaluate, inner: PerItem): Evaluate {
  return (scope, context) => {
    const array = base(scope, context);
    if (!Array.isArray(array)) return nullWithoutOrigin(context);
    const origin = context.origin;
    const origins: Origin[] = [];
    const mapped = array.map((item: unknown, index) => {
      context.budget.spend(inner.steps);
      const value = inner.evaluate(
        scope.nested(item, context.tracksOrigins ? itemOrigin(origin, index, item) : undefined, true),
        context,
      );
      if (context.tracksOrigins) origins.push(context.origin);
      return value;
    });
    if (context.tracksOrigins) context.origin = { kind: "items", items: origins };
    return mapped;
  };
}

export function flatMap(base: Evaluate, inner: PerItem): Evaluate {
  return (scope, context) => {
    const array = base(scope, context);
    if (!Array.isArray(array)) return nullWithoutOrigin(context);
    const origin = context.origin;
    const origins: Origin[] = [];
    const result: unknown[] = [];
    for (const [index, item] of array.entries()) {
      const value = inner.evaluate(
        scope.nested(item, context.tracksOrigins ? itemOrigin(origin, index, item) : undefined, true),
        context,
      );
      context.budget.spend(inner.steps + (Array.isArray(value) ? value.length : 0));
      if (Array.isArray(value)) {
        for (const part of value) result.push(part);
        if (context.tracksOrigins) origins.push(...itemOrigins(context.origin, value));
      } else {
        result.push(value);
        if (context.tracksOrigins) origins.push(context.origin);
      }
    }
    if (context.tracksOrigins) context.origin = { kind: "items", items: origins };
    return result;
  };
}

export function projection(base: Evaluate, inner: Evaluate): Evaluate {
  return (scope, context) => {
    const value = base(scope, context);
    return isObject(value) ? inner(scope.nested(value, context.origin), context) : nullWithoutOrigin(context);
  };
}

export function dereference(base: Evaluate): Evaluate {
  return (scope, context) => {
    const value = base(scope, context);
    const id = isObject(value) ? value._ref : undefined;
    if (typeof id !== "string") return nullWithoutOrigin(context);
    context.budget.spend(1);
    context.dependencies.ids.add(publishedIdOf(id));
    const document = context.view.get(id);
    if (!document) return nullWithoutOrigin(context);
    return withOrigin(context, context.tracksOrigins ? documentOrigin(document) : undefined, document);
  };
}

function withOrigin(context: QueryContext, origin: Origin, value: unknown): unknown {
  context.origin = origin;
  return value ?? null;
}
