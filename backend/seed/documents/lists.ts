import type { SeedPage } from "../document-types.ts";
import { blog } from "./lists/blog.ts";
import { caseStudyList } from "./lists/case-studies.ts";
import { designGuide } from "./lists/design-guide.ts";
import { videos } from "./lists/videos.ts";

/** The pages that lead to guides, case studies, drawings and posts. */
export const lists: readonly SeedPage[] = [designGuide, caseStudyList, videos, blog];
