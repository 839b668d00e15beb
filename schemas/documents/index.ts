import type { RoutableType } from "../fields/routable-types.ts";
import { blog } from "./blog.ts";
import { caseStudy } from "./case-study.ts";
import { gradePage } from "./grade-page.ts";
import { guide } from "./guide.ts";
import { material } from "./material.ts";
import { page } from "./page.ts";
import { service } from "./service.ts";

/** Every document type that has a path and consists of blocks. */
export const routableDocuments = Object.values({
  page,
  service,
  material,
  gradePage,
  guide,
  caseStudy,
  blog,
} satisfies Record<RoutableType, { name: string }>);
