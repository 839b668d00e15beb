import { type ContentDocument, publishedId } from "stored-values/stored-document.ts";
import { storedField, storedItems, storedText, storedValues } from "stored-values/stored-value.ts";

import { findBlock } from "../blocks/index.ts";
import { isSecondVersion } from "../fields/display-fields.ts";
import { languageOf } from "../fields/language.ts";
import { type ListedDocument, listFacts, type StoredList } from "../fields/list-fields.ts";
import type { ContentRule, DocumentRule } from "./rule.ts";
import { objectsOf } from "./texts.ts";

export const gradePageData: DocumentRule = {
  name: "grade-page-data",
  why: "Its grades link to this page, and it shows their figures",
  level: "warning",
  check: ({ _type, blocks }) =>
    _type !== "gradePage" ||
    storedItems(blocks).some((block) => storedField(block, "_type") === "materialData")
      ? []
      : [{ path: [], message: "Add the block “Material data sheet”" }],
};

const SAYS_EXAMPLE = /\bexamples?\b|\brepresentative\b/i;

export const exampleLabels: DocumentRule = {
  name: "example-labels",
  why: "Buyers take measured values for those of a real order, unless the title and the table say that they are examples",
  level: "warning",
  check(document) {
    if (document._type !== "caseStudy" || document["isRepresentative"] !== true) return [];
    const title = storedText(document["seo"], "title") ?? "";
    const tables = objectsOf(document, "table").filter(({ object }) =>
      storedItems(storedField(object, "columns")).includes("Measured"),
    );
    return [
      ...(SAYS_EXAMPLE.test(title)
        ? []
        : [{ path: ["seo", "title"], message: "Say in the title that the project is an example" }]),
      ...tables
        .filter(({ object }) => !SAYS_EXAMPLE.test(storedText(object, "caption") ?? ""))
        .map(({ path }) => ({
          path: [...path, "caption"],
          message: "Say in the caption that the measured values are examples",
        })),
    ];
  },
};

export const endedVersions: DocumentRule = {
  name: "ended-versions",
  why: "Visitors see the first version although the other one may have proved better",
  level: "info",
  check: ({ blocks }) =>
    storedItems(blocks)
      .filter((block) => isSecondVersion(block) && hasEnded(block))
      .map((block) => ({
        path: ["blocks", { _key: String(storedField(block, "_key")) }, "showUntil"],
        message: "The second version has ended. Check the better one of both and choose “Keep this version”",
      })),
};

function hasEnded(block: unknown): boolean {
  return Date.parse(storedText(block, "showUntil") ?? "") <= Date.now();
}

export const onePagePerGrade: ContentRule = {
  name: "one-page-per-grade",
  why: "Tables link a grade to one page, and visitors do not find the other",
  level: "warning",
  checkAll(documents) {
    const pages = documents.filter(({ _type }) => _type === "gradePage");
    const shown = pages.flatMap((document) =>
      objectsOf(document, "materialData").flatMap(({ object, path }) =>
        storedItems(storedField(object, "grades")).map((grade) => ({
          document,
          path: [...path, "grades"],
          grade: publishedId(String(storedField(grade, "_ref"))),
        })),
      ),
    );
    return [...Map.groupBy(shown, ({ grade }) => grade).values()].flatMap((places) =>
      places.slice(1).map(({ document, path }) => ({
        document,
        path,
        message: `A grade of this page is also on ${String(places[0]?.document["path"])}. Keep it on one page`,
      })),
    );
  },
};

export const uniqueTexts: ContentRule = {
  name: "unique-texts",
  why: "Search engines show only one of two pages that look the same, and visitors cannot tell them apart",
  level: "warning",
  isForTranslations: true,
  checkAll(documents) {
    const pages = documents.filter(({ path }) => typeof path === "string");
    const texts = pages.flatMap((page) => {
      const seo = page["seo"];
      const ownTitle = storedField(seo, "title");
      return [
        {
          page,
          what: "title",
          text: ownTitle ?? page["title"],
          path: ownTitle === undefined ? ["title"] : ["seo", "title"],
        },
        { page, what: "description", text: storedField(seo, "description"), path: ["seo", "description"] },
        { page, what: "summary", text: page["summary"], path: ["summary"] },
      ];
    });
    const filled = texts.filter(({ text }) => typeof text === "string" && text.trim() !== "");
    const groups = Map.groupBy(
      filled,
      ({ page, what, text }) => `${languageOf(page)} ${what} ${String(text).trim().toLowerCase()}`,
    );
    return [...groups.values()].flatMap((group) =>
      group.slice(1).map(({ page, what, path }) => ({
        document: page,
        path,
        message: `The ${what} is the same as that of ${String(group[0]?.page["path"])}. Say what is special about this page`,
      })),
    );
  },
};

export const unlinkedPages: ContentRule = {
  name: "unlinked-pages",
  why: "Visitors and search engines follow links, and hardly find a page without one",
  level: "info",
  checkAll(documents) {
    // A redirect leads away from an old address, not to a page that visitors are on.
    const linking = documents.filter(({ _type }) => _type !== "redirect");
    const linked = new Set(linking.flatMap(linksOf));
    const lists = linking.flatMap(({ blocks }) => storedItems(blocks));
    return documents
      .filter((document) => isFoundByLinks(document) && !linked.has(publishedId(document._id)))
      .filter((document) => !lists.some((list) => isListed(document, list)))
      .map((document) => ({
        document,
        path: [],
        message: "No page, list or menu leads here. Link to it from a page that its readers come from",
      }));
  },
};

function isFoundByLinks({ _type, path, seo }: ContentDocument): boolean {
  const isPage = typeof path === "string" && path !== "/" && storedField(seo, "noIndex") !== true;
  return isPage || _type === "glossaryTerm";
}

/** The published ids of the other documents that a document refers to. */
function linksOf(document: ContentDocument): string[] {
  const own = publishedId(document._id);
  return storedValues(document).flatMap(({ value }) => {
    const id = storedField(value, "_ref");
    return typeof id === "string" && publishedId(id) !== own ? [publishedId(id)] : [];
  });
}

/** Whether a block lists a document that no editor selected. */
function isListed(document: ContentDocument, block: unknown): boolean {
  const lists = findBlock(String(storedField(block, "_type")))?.facts.lists;
  if (lists === undefined) return false;
  const list: StoredList = { ...listFacts(block), selection: storedText(block, "selection") };
  const listed: ListedDocument = { ...listFacts(document), _type: document._type };
  return list.selection !== "hand" && lists(list, listed);
}
