import type { SeedDocument } from "./document-types.ts";
import { aboutUs } from "./documents/about-us.ts";
import { blogPosts } from "./documents/blog-posts.ts";
import { calculators } from "./documents/calculators.ts";
import { caseStudies } from "./documents/case-studies.ts";
import { contactUs } from "./documents/contact-us.ts";
import { films } from "./documents/films.ts";
import { finishes } from "./documents/finishes.ts";
import { glossaryPage } from "./documents/glossary-page.ts";
import { glossary } from "./documents/glossary.ts";
import { pagesOfGrades } from "./documents/grade-pages.ts";
import { grades } from "./documents/grades.ts";
import { guides } from "./documents/guides.ts";
import { home } from "./documents/home.ts";
import { industries } from "./documents/industries.ts";
import { lists } from "./documents/lists.ts";
import { manufacturingStandards } from "./documents/manufacturing-standards.ts";
import { materials } from "./documents/materials.ts";
import { ordering } from "./documents/ordering.ts";
import { partCheck } from "./documents/part-check.ts";
import { privacyPolicy } from "./documents/privacy-policy.ts";
import { quality } from "./documents/quality.ts";
import { services } from "./documents/services.ts";
import { settings } from "./documents/settings.ts";
import { linkGlossaryTerms } from "./glossary.ts";
import { navigationTo } from "./navigation.ts";
import { redirectsTo } from "./redirects.ts";

const pages: readonly SeedDocument[] = [
  home,
  ...services,
  ...industries,
  ...materials,
  ...pagesOfGrades,
  ...guides,
  ...caseStudies,
  ...lists,
  calculators,
  ...blogPosts,
  aboutUs,
  ordering,
  quality,
  manufacturingStandards,
  contactUs,
  partCheck,
  glossaryPage,
  privacyPolicy,
];
const ids = new Set(pages.map(({ _id }) => _id));

/** The documents that are imported into an empty lake. */
export const seedDocuments: readonly SeedDocument[] = [
  settings,
  ...pages.map((page) => linkGlossaryTerms(page)),
  ...grades,
  ...finishes,
  ...glossary,
  ...films,
  navigationTo(ids),
  ...redirectsTo(ids),
];

/** The folder that `_sanityAsset` paths are relative to. */
export const seedFolder = import.meta.dirname;
