import { getPublishedId } from "@sanity/client/csm";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { storedText, storedValues } from "stored-values/stored-value.ts";
import type { FormTitles } from "studio-kit/form-titles.ts";
import { sortByText } from "unicode-text/unicode-text.ts";
import * as v from "valibot";

import type { DocumentRules } from "./check-document.ts";
import type { FieldFinding, Finding } from "./findings.ts";

// The results of the last check, kept in the browser, and what has to be checked again when documents change.

const KeptFinding = v.object({
  level: v.picklist(["error", "warning", "info"]),
  message: v.string(),
  path: v.string(),
  breadcrumb: v.string(),
});

/** A checked document. Pictures and files have no findings: they are here because the findings of documents depend on them. */
const Checked = v.object({
  /** Of the published document and its draft. Empty if it has to be checked again. */
  revision: v.string(),
  type: v.string(),
  title: v.string(),
  /** Undefined for a document in the language of the site. */
  language: v.optional(v.string()),
  /** What the findings of other documents may depend on: its id, its shared values, what it refers to. */
  provides: v.array(v.string()),
  /** What its own findings depend on, in the same words. */
  needs: v.array(v.string()),
  findings: v.array(KeptFinding),
  /** Findings of the rules that compare it with others. */
  between: v.array(v.object({ ...KeptFinding.entries, rule: v.string() })),
});
type Checked = v.InferOutput<typeof Checked>;

const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    build: v.string(),
    hasChecked: v.boolean(),
    isComplete: v.boolean(),
    documents: v.record(v.string(), Checked),
  }),
);

/** A document, and what changes with each change of it. */
export interface Revised {
  /** The id without “drafts.”. */
  readonly id: string;
  readonly revision: string;
}

/** What the findings of a document depend on, besides the document and those that it refers to. */
export interface Dependencies {
  /** Texts that documents must not share, such as the paths of pages: all that share or shared one are checked. */
  readonly sharedValuesOf: (document: StoredDocument) => readonly string[];
  /** The types whose rules read all documents of the type. */
  readonly comparedTypes: readonly string[];
  /** The types whose rules read what refers to the document. */
  readonly typesWithReferrers: readonly string[];
  /** The types that are shown as a part of what refers to them, such as saved sections. */
  readonly embeddedTypes: readonly string[];
}

export interface FindingRules extends Dependencies, Pick<DocumentRules, "titles" | "longFields"> {}

interface KeptFindingsOptions extends FindingRules {
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  key: string;
  /** Changes with the rules: what another build of the Studio found does not count. */
  build: string;
}

/** The kept findings of all documents. */
export function createKeptFindings({ storage, key, build, titles, ...dependencies }: KeptFindingsOptions) {
  const { embeddedTypes } = dependencies;
  const stored = v.safeParse(Kept, storage.getItem(key));
  const isCurrent = stored.success && stored.output.build === build;
  const checked = new Map(isCurrent ? Object.entries(stored.output.documents) : []);
  let hasChecked = isCurrent && stored.output.hasChecked;
  /** Whether all rules have seen all documents as they are now. */
  let isComplete = isCurrent && stored.output.isComplete;

  function save(): void {
    try {
      const kept = { build, hasChecked, isComplete, documents: Object.fromEntries(checked) };
      storage.setItem(key, JSON.stringify(kept));
    } catch {
      // There is no room: the next Studio checks everything again.
      storage.removeItem(key);
    }
  }

  return {
    /** Whether all documents have been checked before. */
    hasChecked: () => hasChecked,
    /** The number of documents. */
    count: () => [...checked.keys()].filter((id) => !isAsset(id)).length,
    /** The findings of one document follow each other. */
    findings: (): Finding[] =>
      sortByText([...checked], ([, { type, title }]) => `${type} ${title}`).flatMap(([id, each]) =>
        findingsAbout(id, each),
      ),
    /** Whether these are the documents of the last check. */
    isUpToDate: (documents: readonly Revised[]): boolean =>
      isComplete &&
      documents.length === checked.size &&
      documents.every(({ id, revision }) => checked.get(id)?.revision === revision),
    /**
     * Takes the documents that exist now, and returns the ids of those to check: new ones, changed ones, and others whose findings may
     * have changed with them. Until `store` is called for them, they keep their findings but count as unchecked. `documents` has the
     * content of all that are no pictures or files.
     */
    outdated(revised: readonly Revised[], documents: readonly StoredDocument[]): string[] {
      isComplete = false;
      const contents = new Map(
        documents.map((document): [string, StoredDocument] => [getPublishedId(document._id), document]),
      );
      const now = new Map(revised.map(({ id, revision }) => [id, revision]));
      const changed = revised.filter(({ id, revision }) => checked.get(id)?.revision !== revision);
      const touched = new Set<string>();
      for (const [id, { provides }] of checked)
        if (!now.has(id)) {
          for (const each of provides) touched.add(each);
          checked.delete(id);
        }
      for (const { id, revision } of changed) {
        const before = checked.get(id);
        const after = toChecked(id, contents.get(id), titles, dependencies);
        for (const each of [...(before?.provides ?? []), ...after.provides]) touched.add(each);
        checked.set(id, {
          ...after,
          revision: isAsset(id) ? revision : "",
          findings: before?.findings ?? [],
          between: before?.between ?? [],
        });
      }
      // What a saved section provides, its page provides too, such as an anchor.
      const isEmbedded = (id: string) => embeddedTypes.includes(checked.get(id)?.type ?? "");
      for (const [id, { needs }] of checked)
        if (!isEmbedded(id) && needs.some((need) => touched.has(need) && isEmbedded(need))) touched.add(id);
      return [...checked].flatMap(([id, each]) => {
        if (isAsset(id)) return [];
        if (each.needs.some((need) => touched.has(need))) checked.set(id, { ...each, revision: "" });
        return checked.get(id)?.revision === "" ? [id] : [];
      });
    },
    store({ id, revision }: Revised, findings: readonly FieldFinding[]): void {
      const before = checked.get(id);
      if (before !== undefined) checked.set(id, { ...before, revision, findings: findings.map(toKept) });
    },
    /** Replaces what a rule between documents found, by the ids of the documents. */
    storeBetween(rule: string, found: ReadonlyMap<string, readonly FieldFinding[]>): void {
      for (const [id, each] of checked) {
        const others = each.between.filter((finding) => finding.rule !== rule);
        for (const { level, message, path, breadcrumb } of found.get(id) ?? [])
          others.push({ level, message, path, breadcrumb, rule });
        checked.set(id, { ...each, between: others });
      }
    },
    /** Keeps what is known for the next time the Studio opens, in the middle of a check. */
    save,
    /** Ends a check. */
    finish(): void {
      hasChecked = true;
      isComplete = true;
      save();
    },
    clear(): void {
      checked.clear();
      hasChecked = false;
      isComplete = false;
    },
  };
}

/** Whether this is a picture or a file. */
export function isAsset(id: string): boolean {
  return /^(image|file)-/.test(id);
}

function findingsAbout(
  id: string,
  { type, title, language, revision, findings, between }: Checked,
): Finding[] {
  const document = { _id: id, _type: type, _rev: revision, title, language };
  return [...findings, ...between].map(({ level, message, path, breadcrumb }) => ({
    document,
    level,
    message,
    path,
    breadcrumb,
  }));
}

function toKept({ level, message, path, breadcrumb }: FieldFinding): Checked["findings"][number] {
  return { level, message, path, breadcrumb };
}

function toChecked(
  id: string,
  document: StoredDocument | undefined,
  { documentTitle }: FormTitles,
  { sharedValuesOf, comparedTypes, typesWithReferrers }: Dependencies,
): Pick<Checked, "type" | "title" | "language" | "provides" | "needs"> {
  if (document === undefined) return { type: "", title: "", provides: [id], needs: [] };
  const { _type: type } = document;
  const references = storedValues(document).flatMap(({ value }) => storedText(value, "_ref") ?? []);
  const shared = [...sharedValuesOf(document), ...(comparedTypes.includes(type) ? [type] : [])];
  return {
    type,
    title: documentTitle(document),
    language: storedText(document, "language"),
    provides: [id, ...shared, ...references.map(referenceTo)],
    needs: [...references, ...shared, ...(typesWithReferrers.includes(type) ? [referenceTo(id)] : [])],
  };
}

function referenceTo(id: string): string {
  return `reference to ${id}`;
}
