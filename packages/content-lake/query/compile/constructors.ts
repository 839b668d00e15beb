import type { Node, ObjectAttribute } from "../ast.ts";
import { type Evaluate, type QueryContext, type Scope, withoutOrigins } from "../evaluate.ts";
import { fieldOrigin, itemOrigins, type Origin } from "../source-maps/origin.ts";
import { isObject, setField } from "../values.ts";

type Compile = (node: Node) => Evaluate;
type Fields = Map<string, Origin>;
/** Writes one attribute of an object expression to the result, and its origin to `fields`. */
type WriteAttribute = (
  target: Record<string, unknown>,
  fields: Fields | undefined,
  scope: Scope,
  context: QueryContext,
) => void;

/** Compiles an object expression or projection, `{a, "b": c, ...d, condition => {e}}`. */
export function compileObject(attributes: readonly ObjectAttribute[], compile: Compile): Evaluate {
  const writes = attributes.map((attribute) => compileAttribute(attribute, compile));
  return (scope, context) => {
    const target: Record<string, unknown> = {};
    const fields: Fields | undefined = context.tracksOrigins ? new Map() : undefined;
    context.budget.spend(writes.length);
    for (const write of writes) write(target, fields, scope, context);
    context.origin = fields && { kind: "fields", fields };
    return target;
  };
}

function compileAttribute(attribute: ObjectAttribute, compile: Compile): WriteAttribute {
  const value = compile(attribute.value);
  if (attribute.type === "ObjectSplat") return compileSplat(value);
  if (attribute.type === "ObjectAttributeValue") {
    const { name } = attribute;
    return (target, fields, scope, context) => {
      setField(target, name, value(scope, context));
      fields?.set(name, context.origin);
    };
  }
  const condition = compile(attribute.condition);
  const write = compileSplat(value);
  return (target, fields, scope, context) => {
    if (withoutOrigins(context, () => condition(scope, context)) === true)
      write(target, fields, scope, context);
  };
}

function compileSplat(evaluate: Evaluate): WriteAttribute {
  return (target, fields, scope, context) => {
    const value = evaluate(scope, context);
    if (!isObject(value)) return;
    const origin = context.origin;
    const names = Object.keys(value);
    context.budget.spend(names.length);
    for (const name of names) {
      setField(target, name, value[name]);
      fields?.set(name, fieldOrigin(origin, name));
    }
  };
}

/** Compiles an array expression, `[a, ...b]`. */
export function compileArray(
  elements: readonly { value: Node; isSplat: boolean }[],
  compile: Compile,
): Evaluate {
  const parts = elements.map(({ value, isSplat }) => ({ evaluate: compile(value), isSplat }));
  return (scope, context) => {
    const result: unknown[] = [];
    const origins: Origin[] = [];
    for (const { evaluate, isSplat } of parts) {
      const value = evaluate(scope, context);
      context.budget.spend(Array.isArray(value) && isSplat ? value.length : 1);
      if (!isSplat) {
        result.push(value);
        if (context.tracksOrigins) origins.push(context.origin);
      } else if (Array.isArray(value)) {
        for (const item of value) result.push(item);
        if (context.tracksOrigins) origins.push(...itemOrigins(context.origin, value));
      }
    }
    if (context.tracksOrigins) context.origin = { kind: "items", items: origins };
    return result;
  };
}

/** Compiles `select(condition => value, …, fallback)`. */
export function compileSelect(
  node: { alternatives: readonly { condition: Node; value: Node }[]; fallback?: Node },
  compile: Compile,
): Evaluate {
  const alternatives = node.alternatives.map(({ condition, value }) => ({
    condition: compile(condition),
    value: compile(value),
  }));
  const fallback = node.fallback && compile(node.fallback);
  return (scope, context) => {
    const chosen =
      alternatives.find(({ condition }) => withoutOrigins(context, () => condition(scope, context)) === true)
        ?.value ?? fallback;
    if (chosen) return chosen(scope, context);
    context.origin = undefined;
    return null;
  };
}
