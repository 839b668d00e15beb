import type { Node, ObjectAttribute } from "./ast.ts";
import { type Evaluate, type Run, type Scope, untraced } from "./evaluate.ts";
import { fieldOrigin, itemOrigins, type Origin } from "./origin.ts";
import { isObject, setField } from "./values.ts";

type Compile = (node: Node) => Evaluate;
type Fields = Map<string, Origin>;
/** Writes one attribute of an object projection. */
type Write = (target: Record<string, unknown>, fields: Fields | undefined, scope: Scope, run: Run) => void;

export function objectOf(attributes: readonly ObjectAttribute[], compile: Compile): Evaluate {
  const writes = attributes.map((attribute) => writeOf(attribute, compile));
  return (scope, run) => {
    const target: Record<string, unknown> = {};
    const fields: Fields | undefined = run.tracing ? new Map() : undefined;
    run.budget.spend(writes.length);
    for (const write of writes) write(target, fields, scope, run);
    run.origin = fields && { kind: "fields", fields };
    return target;
  };
}

function writeOf(attribute: ObjectAttribute, compile: Compile): Write {
  const value = compile(attribute.value);
  if (attribute.type === "ObjectSplat") return splat(value);
  if (attribute.type === "ObjectAttributeValue") {
    const { name } = attribute;
    return (target, fields, scope, run) => {
      setField(target, name, value(scope, run));
      fields?.set(name, run.origin);
    };
  }
  const condition = compile(attribute.condition);
  const write = splat(value);
  return (target, fields, scope, run) => {
    if (untraced(run, () => condition(scope, run)) === true) write(target, fields, scope, run);
  };
}

function splat(evaluate: Evaluate): Write {
  return (target, fields, scope, run) => {
    const value = evaluate(scope, run);
    if (!isObject(value)) return;
    const origin = run.origin;
    const names = Object.keys(value);
    run.budget.scan(names.length);
    for (const name of names) {
      setField(target, name, value[name]);
      fields?.set(name, fieldOrigin(origin, name));
    }
  };
}

export function arrayOf(elements: readonly { value: Node; isSplat: boolean }[], compile: Compile): Evaluate {
  const parts = elements.map(({ value, isSplat }) => ({ evaluate: compile(value), isSplat }));
  return (scope, run) => {
    const result: unknown[] = [];
    const origins: Origin[] = [];
    for (const { evaluate, isSplat } of parts) {
      const value = evaluate(scope, run);
      run.budget.spend(Array.isArray(value) && isSplat ? value.length : 1);
      if (!isSplat) {
        result.push(value);
        if (run.tracing) origins.push(run.origin);
      } else if (Array.isArray(value)) {
        for (const item of value) result.push(item);
        if (run.tracing) origins.push(...itemOrigins(run.origin, value));
      }
    }
    if (run.tracing) run.origin = { kind: "items", items: origins };
    return result;
  };
}

export function selectOf(
  node: { alternatives: readonly { condition: Node; value: Node }[]; fallback?: Node },
  compile: Compile,
): Evaluate {
  const alternatives = node.alternatives.map(({ condition, value }) => ({
    condition: compile(condition),
    value: compile(value),
  }));
  const fallback = node.fallback && compile(node.fallback);
  return (scope, run) => {
    const chosen =
      alternatives.find(({ condition }) => untraced(run, () => condition(scope, run)) === true)?.value ??
      fallback;
    if (chosen) return chosen(scope, run);
    run.origin = undefined;
    return null;
  };
}
