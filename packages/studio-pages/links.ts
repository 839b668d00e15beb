import { comparablePath, splitAddress } from "page-paths/paths.ts";
import { getValueAtPath, type Path } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { storedField, storedItems } from "stored-values/stored-value.ts";

/** A document to delete. */
export interface RemovedDocument {
  /** The published id. */
  id: string;
  /** Its path and aliases. Empty if it is not a page. */
  paths: readonly string[];
}

/** How the documents of a Studio link to each other. */
export interface LinkModel {
  /** The types of the schema. */
  readonly types: readonly { readonly name: string }[];
  /** Objects and documents that are removed if one of these fields is removed or becomes an empty list, by their type. */
  readonly needed: Readonly<Record<string, readonly string[]>>;
  /** Fields that depend on the target of another field, and are removed when that field changes: by type and by that field. */
  readonly aboutTarget: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What replaces an object in a text that has lost a field it needs. */
  readonly withoutTarget: (inline: object) => object;
}

/** A link to the removed document, in another document. */
export interface Link {
  path: Path;
  /** The types of documents that the link can lead to instead. */
  accepts: readonly string[];
}

/** Finds every link to a document: references, including weak ones, and redirects to its paths. */
export function linksTo(document: StoredDocument, removed: RemovedDocument, model: LinkModel): Link[] {
  const links: Link[] = [];
  rewrite(document, [], {
    id: removed.id,
    model,
    visit: (path) => {
      links.push({ path, accepts: acceptedTypes(document, path, model) });
      return undefined;
    },
  });
  if (leadsToPath(document, removed))
    links.push({ path: ["address"], accepts: acceptedTypes(document, ["page"], model) });
  return links;
}

/**
 * Replaces or removes the links in a document: `replacementAt` returns the id that a link gets, or undefined to remove it. Removes what
 * makes no sense without the link too, such as its button. Undefined if nothing remains, as with a redirect.
 */
export function withoutLinks(
  document: StoredDocument,
  removed: RemovedDocument,
  model: LinkModel,
  replacementAt: (path: Path) => string | undefined,
): StoredDocument | undefined {
  if (leadsToPath(document, removed)) {
    const replacement = replacementAt(["address"]);
    if (replacement === undefined) return undefined;
    const { address: _address, anchor: _anchor, ...redirect } = document;
    return { ...redirect, kind: "page", page: { _type: "reference", _ref: replacement } };
  }
  const rewritten = rewrite(document, [], { id: removed.id, model, visit: replacementAt });
  const { _id, _rev, _type } = document;
  return isObject(rewritten) ? { ...rewritten, _id, _rev, _type } : undefined;
}

interface Visit {
  id: string;
  model: LinkModel;
  /** Called for each reference. Returns the id that the reference gets, or undefined to remove it. */
  visit: (path: Path) => string | undefined;
}

/** Returns the same value if it contains no link, and undefined if it is to be removed. */
function rewrite(value: unknown, path: Path, visit: Visit): unknown {
  if (Array.isArray(value)) return rewriteList(value, path, visit);
  if (!isObject(value)) return value;
  if (value["_ref"] === visit.id) {
    const replacement = visit.visit(path);
    return replacement === undefined ? undefined : { ...value, _ref: replacement };
  }
  const type = value["_type"];
  const rewritten = { ...value };
  const changed: string[] = [];
  for (const [name, field] of Object.entries(value)) {
    const after = rewrite(field, [...path, name], visit);
    if (after === field) continue;
    changed.push(name);
    if (after === undefined) delete rewritten[name];
    else rewritten[name] = after;
  }
  if (changed.length === 0) return value;
  if (ofType(visit.model.needed, type)?.some((name) => changed.includes(name) && isEmpty(rewritten[name])))
    return path.at(-2) === "children" ? visit.model.withoutTarget(value) : undefined;
  for (const name of changed) {
    const about = ofType(ofType(visit.model.aboutTarget, type), name);
    if (about !== undefined) delete rewritten[about];
  }
  return changed.includes("markDefs") ? withoutLostMarks(value, rewritten) : rewritten;
}

/** What a record says about a stored type or field, which can have any name, such as `constructor`. */
function ofType<Value>(record: Readonly<Record<string, Value>> = {}, name: unknown): Value | undefined {
  return typeof name === "string" && Object.hasOwn(record, name) ? record[name] : undefined;
}

function rewriteList(list: readonly unknown[], path: Path, visit: Visit): unknown {
  const items = list.map((item, index) => {
    const key = storedField(item, "_key");
    return rewrite(item, [...path, typeof key === "string" ? { _key: key } : index], visit);
  });
  if (items.every((item, index) => item === list[index])) return list;
  const kept = new Set(
    list.filter((item, index) => item === items[index]).map((item) => storedField(item, "_ref")),
  );
  // Do not add a replacement that the list already contains.
  const isRepeated = (item: unknown) => isObject(item) && "_ref" in item && kept.has(item["_ref"]);
  return items.filter((item, index) => item !== undefined && (item === list[index] || !isRepeated(item)));
}

/** Removes the marks of removed links from a text. */
function withoutLostMarks(before: Record<string, unknown>, after: Record<string, unknown>) {
  const keys = new Set(keysOf(after["markDefs"]));
  const lost = new Set(keysOf(before["markDefs"]).filter((key) => !keys.has(key)));
  const children = [after["children"]].flat().map((span) => withoutMarks(span, lost));
  return { ...after, children };
}

function withoutMarks(span: unknown, lost: ReadonlySet<unknown>): unknown {
  const marks = storedField(span, "marks");
  return isObject(span) && Array.isArray(marks)
    ? { ...span, marks: marks.filter((mark) => !lost.has(mark)) }
    : span;
}

function keysOf(list: unknown): unknown[] {
  return storedItems(list).map((item) => storedField(item, "_key"));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a document is a redirect to a path of the removed page, stored as text and not as a reference. */
function leadsToPath(document: StoredDocument, { paths }: RemovedDocument): boolean {
  const address = document["address"];
  if (document._type !== "redirect" || document["kind"] !== "address" || typeof address !== "string")
    return false;
  const target = comparablePath(splitAddress(address).path);
  return address.startsWith("/") && paths.some((path) => comparablePath(path) === target);
}

/** The document types that the reference at a path accepts, from the schema. */
function acceptedTypes(document: StoredDocument, path: Path, model: LinkModel): string[] {
  const typeOf = (name: unknown) => model.types.find((type) => type.name === name);
  let value: unknown = document;
  let definition: unknown = typeOf(document._type);
  for (const segment of path) {
    value = getValueAtPath(value, [segment]);
    const type = storedField(value, "_type");
    const member =
      typeof segment === "string"
        ? storedItems(storedField(definition, "fields")).find(
            (field) => storedField(field, "name") === segment,
          )
        : (storedItems(storedField(definition, "of")).find((each) => storedField(each, "type") === type) ??
          typeOf(type));
    definition = typeOf(storedField(member, "type")) ?? member;
  }
  return storedItems(storedField(definition, "to")).map((target) => String(storedField(target, "type")));
}
