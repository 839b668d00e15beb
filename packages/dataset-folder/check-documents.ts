import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";

/** Far longer than any document that a lake stores. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024;
/** Matches the address of a file in the archive, as exports write it. What is captured is the path in its folder. */
const OWN_ASSET = /^(?:image|file)@file:\/\/\.\/((?:images|files)\/(?!\.)[^/\\%#?]+)$/;
/** Matches the ids of assets, and of drafts and versions of them. No lake stores another document under such an id any more. */
const ASSET_ID = /^(?:(?:drafts|versions\.[^.]+)\.)?(?:image|file)-[0-9a-f]{40}(?:-\d+x\d+)?-[0-9a-z]+$/;
const ASSET_TYPE = /^sanity\.[a-z]+Asset$/i;
/** Matches the names of fields that @sanity/import can write into the path of a patch. It escapes none. */
const NAME_IN_PATH = /^[A-Za-z_]\w*$/;
/** Of the paths that @sanity/import patches in a document, in characters. It sends the patches of 30 documents as one transaction. */
const MAX_PATHS_LENGTH = 20_000;
/** Each patch copies a part of the document, so a longer one may have fewer. */
const MAX_PATHS_TIMES_DOCUMENT = 4e9;
const CHARACTERS_PER_PATH = 20;

export interface CheckOptions {
  /** Whether documents (.ndjson) may have assets from this machine and other servers. */
  readonly isTrusted: boolean;
  /** Which of the documents with these ids exist in the lake. */
  readonly findExisting: (ids: readonly string[]) => Promise<readonly string[]>;
}

interface Source extends CheckOptions {
  readonly file: string;
  readonly folder: string;
}

/** The documents, one in each line. They are written again, so that @sanity/import cannot read them in another way. */
export async function checkDocuments(unchecked: string, source: Source) {
  const documents: Fields[] = [];
  const problems: string[] = [];
  const strong: Reference[] = [];
  let number = 0;
  for await (const line of linesOf(unchecked, source.file)) {
    number += 1;
    if (line.trim() === "") continue;
    const document = parseDocument(line, `Line ${number} of ${source.file}`);
    const { _id: id = "", _type: type = "" } = document;
    if (String(type).startsWith("sanity.previewUrl")) continue;
    if (isAssetDocument(source, String(type))) {
      problems.push(`“${String(id)}” was left out: its type is ${String(type)}, and it has no file`);
      continue;
    }
    if (ASSET_ID.test(String(id)) && !ASSET_TYPE.test(String(type))) {
      problems.push(`“${String(id)}” was left out: it has the ID of a picture or file`);
      continue;
    }
    const parts = new DocumentParts(
      source,
      Math.min(MAX_PATHS_LENGTH, MAX_PATHS_TIMES_DOCUMENT / line.length),
    );
    parts.prepare(document, "");
    documents.push(document);
    const [first, ...more] = parts.problems;
    if (first !== undefined)
      problems.push(`“${String(id)}” lacks ${first}${more.length > 0 ? ` (and ${more.length} more)` : ""}`);
    // The target may be published together with the version, so the lake checks it only then.
    if (!String(id).startsWith("versions.")) for (const reference of parts.strong) strong.push(reference);
  }
  await weakenBroken(strong, documents, source);
  return { lines: toLines(documents), problems };
}

function* toLines(documents: readonly Fields[]): Iterable<string> {
  for (const document of documents) yield `${JSON.stringify(document)}\n`;
}

interface Fields {
  [name: string]: unknown;
}

interface Reference {
  readonly target: string;
  readonly value: Fields;
}

/** Makes references weak whose target is neither in the file nor in the lake: nobody can store a strong one. */
async function weakenBroken(
  references: readonly Reference[],
  documents: readonly Fields[],
  { findExisting }: CheckOptions,
): Promise<void> {
  const ids = new Set(documents.map(({ _id: id }) => id));
  const absent = [...new Set(references.map(({ target }) => target).filter((target) => !ids.has(target)))];
  for (let start = 0; start < absent.length; start += IDS_PER_QUERY)
    for (const id of await findExisting(absent.slice(start, start + IDS_PER_QUERY))) ids.add(id);
  for (const { target, value } of references) if (!ids.has(target)) value._weak = true;
}

const IDS_PER_QUERY = 500;

/** Prepares a document for @sanity/import, in place. */
class DocumentParts {
  /** What had to be left out. */
  readonly problems: string[] = [];
  readonly strong: Reference[] = [];
  readonly #source: Source;
  /** How many characters the paths may still have. */
  #rest: number;

  constructor(source: Source, maxPathsLength: number) {
    this.#source = source;
    this.#rest = maxPathsLength;
  }

  /** `path` is how @sanity/import would address the value; undefined if it cannot. */
  prepare(value: unknown, path: string | undefined): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) this.prepare(item, path && `${path}[${index}]`);
    } else if (isFields(value)) {
      if (Object.hasOwn(value, "__proto__")) this.#leaveOutPrototype(value);
      if ("_sanityAsset" in value) this.#prepareAsset(value, path);
      if ("_ref" in value) this.#prepareReference(value, path);
      for (const [name, inner] of Object.entries(value)) this.prepare(inner, pathOf(path, name));
    }
  }

  /** The lake refuses this name. Earlier versions of it did not. */
  #leaveOutPrototype(value: Fields): void {
    this.problems.push("a field that is named __proto__");
    Reflect.deleteProperty(value, "__proto__");
  }

  #prepareAsset(value: Fields, path: string | undefined): void {
    const problem = this.#assetProblem(value._sanityAsset, path);
    if (problem === undefined) return;
    this.problems.push(problem);
    delete value._sanityAsset;
  }

  #assetProblem(address: unknown, path: string | undefined): string | undefined {
    const { isTrusted, folder } = this.#source;
    const name = `the asset ${String(address).slice(0, 200)}`;
    const [, ownFile] = OWN_ASSET.exec(typeof address === "string" ? address : "") ?? [];
    const isOwn = ownFile !== undefined && existsSync(join(folder, ownFile));
    if (!isOwn && !isTrusted) return `${name}, which is not in the file`;
    return this.#mayPatch(path) ? undefined : `${name}, which is in an unusual place or one of too many`;
  }

  #prepareReference(value: Fields, path: string | undefined): void {
    if ("_dataset" in value) {
      this.problems.push(
        `a reference to a document of another dataset, ${String(value._dataset).slice(0, 200)}`,
      );
      delete value._ref;
      return;
    }
    if (value._weak === true) return;
    if (!this.#mayPatch(path)) {
      this.problems.push(
        `the strong reference to “${String(value._ref).slice(0, 200)}”, which is in an unusual place or one of too many: it is weak now`,
      );
      value._weak = true;
    } else if (
      typeof value._ref === "string" &&
      value._type !== "globalDocumentReference" &&
      !("_projectId" in value)
    ) {
      this.strong.push({ target: value._ref, value });
    }
  }

  #mayPatch(path: string | undefined): boolean {
    if (!path) return false;
    this.#rest -= path.length + CHARACTERS_PER_PATH;
    return this.#rest >= 0;
  }
}

function pathOf(parent: string | undefined, name: string): string | undefined {
  if (parent === undefined || !NAME_IN_PATH.test(name)) return undefined;
  return parent === "" ? name : `${parent}.${name}`;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Not `readline`, which ends a line also at U+2028, a character that texts in JSON may have. */
async function* linesOf(unchecked: string, file: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(unchecked, "utf8")) {
    const lines = `${rest}${String(chunk)}`.split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_LENGTH)
      throw new Error(
        `${file} has a line of more than ${MAX_LINE_LENGTH} characters. No document is as long.`,
      );
    yield* lines;
  }
  yield rest;
}

function parseDocument(line: string, where: string): Fields {
  try {
    const document: unknown = JSON.parse(line);
    // One that is nested too deeply is a RangeError here.
    JSON.stringify(document);
    if (isFields(document)) return document;
  } catch (cause) {
    throw new Error(`${where} is not a document in JSON.`, { cause });
  }
  throw new Error(`${where} is not a document in JSON.`);
}

/** Such a document names any address of its file, and @sanity/import sends requests to it. No export of a dataset has one of a picture or file. */
function isAssetDocument({ file, isTrusted }: Source, type: string): boolean {
  if (isTrusted || !ASSET_TYPE.test(type)) return false;
  if (!/^sanity\.(?:image|file)Asset$/.test(type)) return true;
  throw new Error(
    `${file} was exported with --raw, so its assets are not in it. Export the dataset without it.`,
  );
}
