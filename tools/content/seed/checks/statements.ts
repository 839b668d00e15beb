import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { storedField, storedItems } from "../../../../schemas/fields/stored-field.ts";
import { capabilities, type Process } from "../capabilities.ts";
import { seedDocuments } from "../documents.ts";
import { wordsIn } from "../traverse.ts";
import { sentencesOf } from "./reading.ts";

/** A sentence, table cell or label of the content, with the processes that it is about. */
export interface Statement {
  readonly id: string;
  readonly text: string;
  /** The text after the words that name its subject, such as the name of an option or the headings of a row and a column. */
  readonly whole: string;
  readonly processes: readonly Process[];
}

const NAMES: readonly (readonly [Process, RegExp])[] = [
  ["sla-printing", /\bSLA\b/],
  ["sls-printing", /\bSLS\b/],
  ["mjf-printing", /\bMJF\b/],
  ["dmls-printing", /\bDMLS\b/],
  ["fdm-printing", /\bFDM\b/],
  ["cnc-machining", /\b(?:CNC|machined|machining|milled|milling)\b/i],
  ["sheet-metal-fabrication", /sheet metal|\bbend|\bflange|\bhem\b|\bcut edge/i],
  ["urethane-casting", /vacuum cast|silicone/i],
  ["injection-molding", /inject|\bmold(?:ed|ing)\b|\btool\b/i],
  ["die-casting", /die[- ]cast|\bcasting tolerance\b/i],
];

const isProcess = (id: string): id is Process => Object.hasOwn(capabilities, id);
/** The ids of all processes. */
export const PROCESSES: readonly Process[] = Object.keys(capabilities).filter((id) => isProcess(id));

function processesIn(text: string): Process[] {
  return NAMES.flatMap(([process, name]) => (name.test(text) ? [process] : []));
}

/** The subject of a part of a document, unless its text names another. */
interface Subject {
  readonly id: string;
  /** The words before the text that name the subject. */
  readonly head: string;
  readonly processes: readonly Process[];
}

/** Fields with names or addresses instead of statements. */
const SKIPPED = /^(_.*|anchor|kind|style|marks|markDefs|drawing|path|link|actions|seoTitle|url|unit)$/;

function statementsOf(value: unknown, subject: Subject): Statement[] {
  if (typeof value === "string") return sentencesOf([value]).map((text) => toStatement(text, subject));
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((inner: unknown) => statementsOf(inner, subject));
  const type = storedField(value, "_type");
  if (type === "block") return statementsOf(wordsIn(value).join(""), subject);
  if (type === "table") return cellStatements(value, subject);
  if (type === "processNeed") return needStatements(value, subject);
  const head = headOf(value, type);
  const inner = head === undefined ? subject : { ...subject, head };
  return Object.entries(value).flatMap(([field, held]: [string, unknown]) =>
    SKIPPED.test(field) ? [] : statementsOf(held, inner),
  );
}

/** The words that name the subject of an object's texts. */
function headOf(value: object, type: unknown): string | undefined {
  const field = type === "comparisonOption" ? "name" : "label";
  const isNamed =
    type === "comparisonOption" ||
    type === "specificationRow" ||
    type === "designValue" ||
    type === "keyFigure";
  return isNamed ? String(storedField(value, field)) : undefined;
}

function toStatement(text: string, { id, head, processes }: Subject): Statement {
  const whole = `${head} ${text}`.trim();
  const named = processesIn(whole);
  return { id, text, whole, processes: named.length > 0 ? named : processes };
}

function cellStatements(table: object, subject: Subject): Statement[] {
  const columns = wordsIn(storedField(table, "columns"));
  return storedItems(storedField(table, "rows")).flatMap((row) => {
    const cells = wordsIn(storedField(row, "cells"));
    return cells.map((cell, i) =>
      toStatement(cell, { ...subject, head: `${cells[0] ?? ""} ${columns[i] ?? ""}` }),
    );
  });
}

function needStatements(need: object, subject: Subject): Statement[] {
  const about = (field: string, reference: string) => {
    const process = String(storedField(storedField(need, reference), "_ref"));
    const text = storedField(need, field);
    if (typeof text !== "string") return [];
    return statementsOf(text, {
      ...subject,
      head: "",
      processes: isProcess(process) ? [process] : PROCESSES,
    });
  };
  return [...about("reason", "first"), ...about("avoidReason", "avoid")];
}

/** The processes that a document is about: the process itself, or the processes that it lists. */
function subjectOf(document: object): Subject {
  const id = String(storedField(document, "_id"));
  const listed = wordsIn(storedField(document, "title")).concat(
    refsIn(storedField(document, "services")).filter((ref) => isProcess(ref)),
  );
  const own = [id, ...listed].filter((name) => isProcess(name));
  return { id, head: "", processes: own.length > 0 ? own : PROCESSES };
}

function refsIn(list: unknown): string[] {
  return storedItems(list).map((item) => String(storedField(item, "_ref")));
}

/** Every statement of the content. */
export const statements: readonly Statement[] = seedDocuments.flatMap((document) =>
  statementsOf(document, subjectOf(document)),
);

const drawingsFolder = join(import.meta.dirname, "../../../../web/drawings");

/** The statements of drawings, except about wrong designs. The source files are read as text, because the seed has no React. */
export const drawingStatements: readonly Statement[] = globSync("*/*.tsx", { cwd: drawingsFolder }).flatMap(
  (file) => {
    const source = readFileSync(join(drawingsFolder, file), "utf8");
    const shown = source.slice(Math.max(0, source.indexOf("\n  right: {")));
    const texts = [...shown.matchAll(/(?:says|shows|description):\s*"([^"]+)"|\btext="([^"]+)"/g)];
    const head = basename(file, ".tsx").replaceAll("-", " ");
    return texts.flatMap(([, sentence, label]) =>
      statementsOf(sentence ?? label, { id: file, head, processes: PROCESSES }),
    );
  },
);

/** Formats statements as “page: text”. */
export function told(found: readonly Statement[]): string[] {
  return [...new Set(found.map(({ id, text }) => `${id}: ${text}`))];
}

/** The statements of texts and drawings that match and that `isRight` rejects, as “page: text”. */
export function wrongStatements(
  pattern: RegExp,
  isRight: (match: RegExpExecArray, statement: Statement) => boolean,
): string[] {
  const wrong = [...statements, ...drawingStatements].filter((statement) =>
    [...statement.text.matchAll(pattern)].some((match) => !isRight(match, statement)),
  );
  return told(wrong);
}

/** Parses a number: `1,500` is 1500. */
export function parseNumber(text: string | undefined): number {
  return Number(text?.replaceAll(",", ""));
}
