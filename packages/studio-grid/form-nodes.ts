import type { BaseFormNode, FormNodePresence } from "sanity";
import { storedField, storedItems } from "stored-values/stored-value.ts";

// The state of the fields of a row as the Studio's form passes it to inputs: a tree of nodes with their messages and presence.

export interface Issue {
  readonly level: "error" | "warning";
  readonly message: string;
}

interface FieldState {
  readonly issues: readonly Issue[];
  /** The other people who are editing the field. */
  readonly people: readonly FormNodePresence[];
}

/** The nodes of an object's fields by name, including those in fieldsets, or of a list's items by key. */
export function childNodes(node: unknown): Map<string, BaseFormNode> {
  const children = new Map<string, BaseFormNode>();
  for (const member of storedItems(storedField(node, "members"))) {
    const child = storedField(member, "field") ?? storedField(member, "item");
    const name = storedField(member, "name") ?? storedField(member, "key");
    if (isFormNode(child)) children.set(String(name), child);
    for (const [inside, field] of childNodes(storedField(member, "fieldSet"))) children.set(inside, field);
  }
  return children;
}

/** The issues of a field and everything in it, and the people who edit it. */
export function stateOf(node: BaseFormNode | undefined): FieldState {
  if (node === undefined) return { issues: [], people: [] };
  const inside = [...childNodes(node).values()].map((child) => stateOf(child));
  return {
    issues: [...issuesOf(node), ...inside.flatMap(({ issues }) => issues)],
    people: [...node.presence, ...inside.flatMap(({ people }) => people)],
  };
}

/** The errors and warnings of a node itself, not of what is in it. */
export function issuesOf(node: BaseFormNode | undefined): Issue[] {
  return (node?.validation ?? []).flatMap(({ level, message }) =>
    level === "info" ? [] : [{ level, message }],
  );
}

function isFormNode(value: unknown): value is BaseFormNode {
  return Array.isArray(storedField(value, "validation")) && Array.isArray(storedField(value, "presence"));
}
