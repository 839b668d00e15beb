import type { SeedPage } from "../document-types.ts";
import { blog } from "./lists/blog.ts";
import { caseStudyList } from "./lists/case-studies.ts";
import { designGuide } from "./lists/design-guide.ts";
import { finishSamples } from "./lists/finish-samples.ts";
import { materialsList } from "./lists/materials.ts";
import { videos } from "./lists/videos.ts";
import { workmanship } from "./lists/workmanship.ts";

/** The pages that lead to guides, case studies, materials, videos and posts. */
export const lists: readonly SeedPage[] = [
  designGuide,
  workmanship,
  caseStudyList,
  materialsList,
  videos,
  blog,
  finishSamples,
];
