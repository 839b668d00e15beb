import "server-only";
import { cache } from "react";

import { ENGLISH, languageOfPath } from "#locale/catalogs.ts";

import { getPagesOfKind, inOrder, type Reference } from "./content.ts";
import { documentTag, fetchContent, fetchPublished, type Tags, typeTag } from "./fetch.ts";
import { byIdOf, byTitle, getReaderLanguages, inReaderLanguage, withoutMissing } from "./languages.ts";
import * as queries from "./queries.ts";
import { withSections } from "./sections.ts";
import type { Section } from "./types.generated.ts";

// The documents besides pages that blocks show, and lists of pages with the facts that only their block needs: see content.ts.

type Block = Section["blocks"][number];

export const getServices = cache(async () =>
  byTitle(await servicesBy(fetchContent), await getReaderLanguages()),
);

export function getPublishedServices() {
  return servicesBy(fetchPublished);
}

/** The services in the reader's language, each with the path of its English page, which names its process. */
async function servicesBy(fetch: typeof fetchContent) {
  const fetchIn = (language: string) =>
    fetch(queries.SERVICES_QUERY, { params: { language }, tags: [typeTag("service")], language });
  const [services, originals] = await Promise.all([inReaderLanguage(fetchIn), fetchIn(ENGLISH)]);
  const byId = byIdOf(originals);
  return services.map((service) => {
    const { path, figures } = byId.get(service._id) ?? {};
    return Object.assign({}, service, { originalPath: path, originalFigures: figures });
  });
}

/** Returns a function that gives a process that a document refers to its name in the reader's language. */
async function getServiceNames() {
  const services = byIdOf(await getServices());
  return function named<Service extends { readonly _id: string; readonly name: string }>(service: Service) {
    const known = services.get(service._id);
    return known === undefined
      ? service
      : { ...service, name: known.shortName ?? known.title, path: known.path };
  };
}

/** Each drawing has a query of its own, so that a change expires only the pages that show it. */
export const getDrawing = cache((id: string) =>
  fetchContent(queries.DRAWING_QUERY, { params: { id }, tags: [documentTag(id)] }),
);

export const getGrades = cache(async () => {
  return fetchContent(queries.GRADES_QUERY, { tags: [typeTag("materialGrade"), typeTag("finish")] });
});

export type Grade = Awaited<ReturnType<typeof getGrades>>[number];

/** The path of the page that shows the data sheet of a grade, by the id of the grade. */
export const getGradePaths = cache(async () => {
  const pages = await inReaderLanguage((language) =>
    fetchContent(queries.GRADE_PAGES_QUERY, { params: { language }, tags: [typeTag("gradePage")] }),
  );
  // If two pages show the same grade, the older one wins.
  return new Map(
    pages.toReversed().flatMap(({ path, grades }) => (grades ?? []).map((grade) => [grade, path] as const)),
  );
});

export const getCaseStudies = cache(async () => {
  const tags: Tags = [typeTag("caseStudy"), typeTag("service"), typeTag("page")];
  const fetchIn = (language: string) =>
    fetchContent(queries.CASE_STUDIES_QUERY, { params: { language }, tags, language });
  const studies = await withoutMissing(await inReaderLanguage(fetchIn));
  const originals = byIdOf(await fetchIn(ENGLISH));
  const industries = byIdOf(await getPagesOfKind("industry"));
  const named = await getServiceNames();
  return byTitle(studies, await getReaderLanguages()).map((study) =>
    Object.assign({}, study, {
      industry: study.industry && (industries.get(study.industry._id) ?? study.industry),
      services: study.services?.map(named) ?? null,
      originalFigures: originals.get(study._id)?.figures,
    }),
  );
});

export type CaseStudy = Awaited<ReturnType<typeof getCaseStudies>>[number];

/** The published guides with their rules, also in draft mode. */
export async function getGuidesWithRules() {
  const [guides, originals, sections] = await Promise.all([
    inReaderLanguage(fetchGuides),
    fetchGuides(ENGLISH),
    fetchPublished(queries.SECTIONS_QUERY, { params: { ids: [], all: true }, tags: [typeTag("section")] }),
  ]);
  const originalOf = byIdOf(originals);
  return guides.map((guide) =>
    Object.assign({}, guide, {
      blocks: withSections<Block>(guide.blocks ?? [], sections),
      // A translated guide has the anchors of its original.
      originalBlocks:
        languageOfPath(guide.path) === ENGLISH
          ? []
          : withSections<Block>(originalOf.get(guide._id)?.blocks ?? [], sections),
    }),
  );
}

function fetchGuides(language: string) {
  return fetchPublished(queries.RULES_QUERY, { params: { language }, tags: [typeTag("guide")], language });
}

/** The published grades with a density, also in draft mode. */
export function getDensities() {
  return fetchPublished(queries.DENSITIES_QUERY, { tags: [typeTag("materialGrade")] });
}

export const getFinishes = cache(async () => {
  const [finishes, named] = await Promise.all([
    fetchContent(queries.FINISHES_QUERY, { tags: [typeTag("finish"), typeTag("service")] }),
    getServiceNames(),
  ]);
  return finishes.map((finish) =>
    Object.assign({}, finish, { services: finish.services?.map(named) ?? null }),
  );
});

export type Finish = Awaited<ReturnType<typeof getFinishes>>[number];

export const getCostModels = cache(() =>
  fetchContent(queries.COST_MODELS_QUERY, {
    tags: [typeTag("costModel"), typeTag("materialGrade"), typeTag("finish")],
  }),
);

/** A comparison chart; null if it is not published. */
export const getChart = cache((id: string) =>
  fetchContent(queries.CHART_QUERY, { params: { id }, tags: [documentTag(id)] }),
);

export const getVideos = cache(() => fetchContent(queries.VIDEOS_QUERY, { tags: [typeTag("video")] }));

/** People in the order in which an editor chose them. */
export async function getPeople(references: readonly Reference[]) {
  const ids = references.map(({ _ref }) => _ref);
  if (ids.length === 0) return [];
  const people = await fetchContent(queries.PEOPLE_QUERY, { params: { ids }, tags: [typeTag("person")] });
  return inOrder(references, people);
}

export const getGlossary = cache(() =>
  fetchContent(queries.GLOSSARY_QUERY, { tags: [typeTag("glossaryTerm")] }),
);

/** Name, type and size of uploaded files, by id. A file never changes: its id is a hash of its content. */
export async function getFiles(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const files = await fetchContent(queries.FILES_QUERY, {
    params: { ids },
    tags: [typeTag("sanity.fileAsset")],
  });
  return new Map(files.map((file) => [file._id, file]));
}

/** Documents for the block gallery. */
export function getSamples() {
  const tags: Tags = [typeTag("sanity.imageAsset"), typeTag("technicalDrawing"), typeTag("chart")];
  return fetchContent(queries.SAMPLES_QUERY, { tags });
}
