import * as v from "valibot";

const PageWeight = v.object({
  scripts: v.number(),
  html: v.number(),
  data: v.number(),
  styles: v.number(),
  fonts: v.number(),
  images: v.number(),
  requests: v.number(),
  layoutShift: v.number(),
});
export type PageWeight = v.InferOutput<typeof PageWeight>;

const LighthouseReport = v.object({
  performance: v.number(),
  accessibility: v.number(),
  bestPractices: v.number(),
  seo: v.number(),
  lcpMs: v.number(),
  tbtMs: v.number(),
  layoutShift: v.number(),
});
export type LighthouseReport = v.InferOutput<typeof LighthouseReport>;

/** The report that browser/pages.ts prints as JSON. The keys of records are paths. */
export const PagesReport = v.object({
  weights: v.record(v.string(), PageWeight),
  helloWorld: PageWeight,
  /** Milliseconds of each soft navigation. */
  navigations: v.array(v.number()),
  helloNavigations: v.array(v.number()),
  /** The reasons that keep pages out of the back/forward cache. */
  bfcacheBlockers: v.array(v.string()),
  lighthouse: v.record(v.string(), v.array(LighthouseReport)),
  helloLighthouse: v.array(LighthouseReport),
});
export type PagesReport = v.InferOutput<typeof PagesReport>;
