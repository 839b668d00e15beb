import type {
  Blog,
  CaseStudy,
  Finish,
  GlossaryTerm,
  Guide,
  Material,
  MaterialGrade,
  Navigation,
  Page,
  Redirect,
  Service,
  Settings,
  Video,
} from "../../web/cms/types.generated.ts";
import type { FromFile } from "./pictures.ts";

/** A document as it is written down here: the lake adds the revision and the times. */
export type Written<Document> = Omit<Document, "_rev" | "_createdAt" | "_updatedAt">;

export type SeedPage = Written<Page>;
export type SeedSettings = Written<Settings>;
export type SeedService = Written<Service>;
export type SeedMaterial = Written<Material>;
export type SeedMaterialGrade = Written<MaterialGrade>;
export type SeedFinish = Written<Finish>;
export type SeedGuide = Written<Guide>;
export type SeedCaseStudy = Written<CaseStudy>;
export type SeedGlossaryTerm = Written<GlossaryTerm>;
export type SeedBlog = Written<Blog>;
/** Its file is one of the seed, and an asset once it is imported. */
export type SeedVideo = Omit<Written<Video>, "file"> & {
  file: { _type: "file" } & FromFile<`file@file://./${string}`>;
};
export type SeedDocument =
  | SeedBlog
  | SeedCaseStudy
  | SeedFinish
  | SeedGlossaryTerm
  | SeedGuide
  | SeedMaterial
  | SeedMaterialGrade
  | SeedPage
  | SeedService
  | SeedSettings
  | SeedVideo
  | Written<Navigation>
  | Written<Redirect>;
