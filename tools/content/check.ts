import { join, relative } from "node:path";
import { parseArgs } from "node:util";

import { studioPath } from "@sanity/client/csm";
import { checkSchema } from "dataset-folder/check-schema.ts";
import { misspelledWords } from "dataset-folder/check-spelling.ts";
import { readContent } from "dataset-folder/content-folder.ts";
import { toLakeFormat } from "dataset-folder/import-folder.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";

import { schemaTypes } from "../../schemas/index.ts";
import { checkContent, isInSiteLanguage } from "../../schemas/rules/check-content.ts";
import { textsOf } from "../../schemas/rules/texts.ts";
import { root } from "../run/env.ts";
import { checkSearch } from "./check-search.ts";
import { createContentClient } from "./client.ts";
import { runCommand } from "./command-line.ts";
import { environment, readContentEnv } from "./env.ts";
import type { Finding } from "./finding.ts";
import { CONTENT_FOLDER } from "./first-content.ts";

const USAGE = `Usage: pnpm content:check [FOLDER] [--lake]
  FOLDER  a content folder. Default: content/
  --lake  check what a running lake has published instead`;

const SEARCH_QUERIES = join(CONTENT_FOLDER, "search-queries.json");

const PUBLISHED = `*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && !string::startsWith(_type, "media.")]
  | order(_type asc, _id asc)`;
const ASSETS = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{ _id, _type, altText }`;

interface CheckedContent {
  readonly documents: readonly ContentDocument[];
  /** The documents of pictures and files. */
  readonly assets: readonly ContentDocument[];
}

/** Checks content with the rules of the Studio, the validation of the schemas, the dictionaries and the site search. */
export async function checkAll({ documents, assets }: CheckedContent): Promise<Finding[]> {
  const rules = checkContent(documents).map(({ document, path, rule, message }): Finding => ({
    document,
    path,
    message,
    check: rule.name,
    level: rule.level,
    why: rule.why,
  }));
  const [invalid, misspelled, notFound] = await Promise.all([
    checkSchema(documents, assets, schemaTypes),
    checkSpelling(documents.filter(isInSiteLanguage)),
    checkSearch(documents, SEARCH_QUERIES),
  ]);
  const ofSchemas = invalid.map(({ document, path, level, message }): Finding => ({
    document,
    path,
    message,
    check: "schema",
    level,
  }));
  return [...rules, ...ofSchemas, ...misspelled, ...notFound];
}

/** Reads a content folder as a lake would store it, with ids made from the addresses of its assets. */
export async function readForCheck(folder: string): Promise<CheckedContent> {
  const { documents, assets } = await readContent(folder);
  const ids = new Map(assets.map(({ address }) => [address, address.replaceAll(/[^\w.-]+\.?/g, "-")]));
  return {
    documents: documents.map((document) => toLakeFormat(document, ids)),
    assets: assets.map(({ address, details }) => ({
      _id: ids.get(address) ?? address,
      _type: "asset",
      altText: details["altText"],
    })),
  };
}

async function readLake(): Promise<CheckedContent> {
  const client = createContentClient(readContentEnv("read", environment)).withConfig({
    perspective: "published",
  });
  const [documents, assets] = await Promise.all([
    client.fetch<ContentDocument[]>(PUBLISHED),
    client.fetch<ContentDocument[]>(ASSETS),
  ]);
  return { documents, assets };
}

const LEVELS = { error: "Error", warning: "Warning", info: "Hint" } as const;

/** The findings under the file or the name of their document: where, what and why. The last line counts them. */
export function formatFindings(
  findings: readonly Finding[],
  placeOf: (document: ContentDocument) => string,
): string {
  const groups = Map.groupBy(findings, ({ document }) =>
    document === undefined ? "The content" : placeOf(document),
  );
  const sections = [...groups].map(([place, group]) => [place, ...group.map(formatFinding)].join("\n"));
  const counts = Object.entries(LEVELS).flatMap(([level, name]) => {
    const { length } = findings.filter((finding) => finding.level === level);
    return length === 0 ? [] : [`${length} ${name.toLowerCase()}${length === 1 ? "" : "s"}`];
  });
  return [...sections, counts.length === 0 ? "Nothing to fix." : `${counts.join(", ")}.`].join("\n\n");
}

function formatFinding({ path, check, level, message, why }: Finding): string {
  const where = path.length === 0 ? "" : `${studioPath.toString(path)}\n    `;
  const reason = why === undefined ? "" : `\n    Why: ${why}.`;
  return `  ${LEVELS[level]} (${check}): ${where}${message}.${reason}`;
}

/**
 * Checks the spelling of all texts with the dictionaries of cspell.jsonc. The Studio does not: the dictionaries are megabytes, and the
 * browser marks wrong words while an editor types.
 */
export async function checkSpelling(documents: readonly ContentDocument[]): Promise<Finding[]> {
  const texts = documents.flatMap((document) =>
    textsOf(document).map(({ path, text }) => ({ document, path, text })),
  );
  const words = await misspelledWords(
    texts.map(({ text }) => text),
    join(root, "cspell.jsonc"),
  );
  return texts.flatMap(({ document, path }, index) =>
    (words[index] ?? []).map((word): Finding => ({
      document,
      path,
      check: "spelling",
      level: "error",
      message: `“${word}” is in no dictionary. Correct it, or add it to content/field-words.txt`,
    })),
  );
}

if (import.meta.main) {
  await runCommand(async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { lake: { type: "boolean", default: false } },
    });
    const [folder = CONTENT_FOLDER, ...more] = positionals;
    if (more.length > 0 || (values.lake && positionals.length > 0)) throw new Error(USAGE);

    const content = values.lake ? await readLake() : await readForCheck(folder);
    const findings = await checkAll(content);
    if (findings.some(({ level }) => level !== "info")) process.exitCode = 1;
    const placeOf = ({ _type, _id }: ContentDocument) =>
      values.lake
        ? `${_type} ${_id}`
        : relative(process.cwd(), join(folder, "documents", _type, `${_id}.json`));
    return `Checked ${content.documents.length} documents.\n\n${formatFindings(findings, placeOf)}`;
  });
}
