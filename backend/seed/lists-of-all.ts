import type { BlogList, CaseStudies, DocumentCards, Guides, Videos } from "../../web/cms/types.generated.ts";
import type { Keyed } from "./keyed.ts";
import { action, toPage } from "./link.ts";

interface Words {
  readonly heading: string;
  readonly lead: string;
}

// Lists that follow when something is published. Each leads to the page with all of it.

export function allMaterials(words: Words): Keyed<DocumentCards> {
  return {
    _key: "materials",
    _type: "documentCards",
    anchor: "materials",
    ...words,
    selection: "kind",
    kind: "material",
  };
}

export function allGuides(words: Words): Keyed<Guides> {
  const actions = [action("All design guides", toPage("design-guide"))];
  return { _key: "guides", _type: "guides", ...words, selection: "all", actions };
}

export function allCaseStudies(words: Words): Keyed<CaseStudies> {
  const actions = [action("All case studies", toPage("case-studies"))];
  return { _key: "case-studies", _type: "caseStudies", ...words, selection: "all", actions };
}

export function someVideos(words: Words): Keyed<Videos> {
  const actions = [action("All videos", toPage("videos"))];
  return { _key: "video", _type: "videos", anchor: "video", ...words, selection: "all", limit: 4, actions };
}

export function latestPosts(words: Words): Keyed<BlogList> {
  const actions = [action("All posts", toPage("blog"))];
  return { _key: "blog", _type: "blogList", ...words, limit: 3, actions };
}
