import type {
  Blog,
  CaseStudy,
  Download,
  Downloads,
  Finish,
  GlossaryTerm,
  GradePage,
  Guide,
  Material,
  MaterialGrade,
  Navigation,
  Page,
  Redirect,
  Service,
  Settings,
  Video,
} from "../../../web/cms/types.generated.ts";
import type { Keyed } from "./keys.ts";
import type { SeedFile } from "./pictures.ts";

/** A document without the fields that the lake adds. Its blocks contain no saved sections, because no two seed pages share blocks. */
export type SeedOf<Document> = Omit<Document, "_rev" | "_createdAt" | "_updatedAt" | "blocks"> &
  OwnBlocks<Document>;

type OwnBlocks<Document> = Document extends { blocks: (infer Block)[] }
  ? { blocks: Exclude<Block, { _type: "sharedSection" }>[] }
  : unknown;

/** A downloads block whose files are seed files instead of assets. */
export type SeedDownloads = Omit<Downloads, "files"> & {
  files: Keyed<Omit<Download, "file"> & { file: { _type: "file" } & SeedFile<`file@file://./${string}`> }>[];
};
export type SeedPage = Omit<SeedOf<Page>, "blocks"> & {
  blocks: (Exclude<SeedOf<Page>["blocks"][number], { _type: "downloads" }> | Keyed<SeedDownloads>)[];
};
export type SeedSettings = SeedOf<Settings>;
export type SeedService = SeedOf<Service>;
export type SeedMaterial = SeedOf<Material>;
export type SeedGradePage = SeedOf<GradePage>;
export type SeedMaterialGrade = SeedOf<MaterialGrade>;
export type SeedFinish = SeedOf<Finish>;
export type SeedGuide = SeedOf<Guide>;
export type SeedCaseStudy = SeedOf<CaseStudy>;
export type SeedGlossaryTerm = SeedOf<GlossaryTerm>;
export type SeedBlog = SeedOf<Blog>;
/** A video whose file is a seed file instead of an asset. */
export type SeedVideo = Omit<SeedOf<Video>, "file"> & {
  file: { _type: "file" } & SeedFile<`file@file://./${string}`>;
};
export type SeedDocument =
  | SeedBlog
  | SeedCaseStudy
  | SeedFinish
  | SeedGlossaryTerm
  | SeedGradePage
  | SeedGuide
  | SeedMaterial
  | SeedMaterialGrade
  | SeedPage
  | SeedService
  | SeedSettings
  | SeedVideo
  | SeedOf<Navigation>
  | SeedOf<Redirect>;
