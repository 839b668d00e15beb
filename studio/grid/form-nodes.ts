import type { BaseFormNode, FormNodePresence } from "sanity";
import { storedField, storedItems } from "schemas/fields/stored-field.ts";

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

/** The nodes of an object's fields by name, including those in fieldsets. */
export function fieldNodes(node: unknown): Map<string, BaseFormNode> {
  const members = storedItems(storedField(node, "members"));
  const fields = new Map<string, BaseFormNode>();
  for (const member of members) {
    const field = storedField(member, "field");
    if (isFormNode(field)) fields.set(String(storedField(member, "name")), field);
    for (const [name, inside] of fieldNodes(storedField(member, "fieldSet"))) fields.set(name, inside);
  }
  return fields;
}

/** The nodes of a list's items by key. */
export function itemNodes(node: unknown): Map<string, BaseFormNode> {
  const members = storedItems(storedField(node, "members"));
  const items = new Map<string, BaseFormNode>();
  for (const member of members) {
    const item = storedField(member, "item");
    if (isFormNode(item)) items.set(String(storedField(member, "key")), item);
  }
  return items;
}

/** The issues of a field and everything in it, and the people who edit it. */
export function stateOf(node: BaseFormNode | undefined): FieldState {
  if (node === undefined) return { issues: [], people: [] };
  const members = storedItems(storedField(node, "members"));
  const inside = members.flatMap((member) => {
    const child = storedField(member, "field") ?? storedField(member, "item");
    return isFormNode(child) ? [stateOf(child)] : [];
  });
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
