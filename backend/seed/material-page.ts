import type { MaterialTable } from "../../web/cms/types.generated.ts";
import type { SeedMaterial } from "./document.ts";
import { type Keyed, references } from "./keyed.ts";
import { opening } from "./opening.ts";
import { ownPicture } from "./own-picture.ts";

interface MaterialPage {
  readonly id: string;
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  /** One sentence for cards. */
  readonly summary: string;
  readonly services: readonly string[];
  readonly opening: Omit<Parameters<typeof opening>[0], "id" | "eyebrow">;
  readonly blocks: SeedMaterial["blocks"];
}

/** A page that compares the materials of some processes. */
export function materialPage(page: MaterialPage): SeedMaterial {
  return {
    _id: page.id,
    _type: "material",
    title: page.title,
    path: `/${page.id}`,
    services: references(page.services),
    summary: page.summary,
    ...ownPicture(page.id),
    seo: { _type: "seo", title: page.seoTitle, description: page.description },
    blocks: [opening({ eyebrow: "Materials", ...page.opening, id: page.id }), ...page.blocks],
  };
}

interface Grades {
  readonly heading: string;
  readonly services: readonly string[];
  readonly properties: NonNullable<MaterialTable["properties"]>;
}

/** The whole table of grades: sorted, filtered and compared by the reader. */
export function gradeTable({ services, ...table }: Grades): Keyed<MaterialTable> {
  return {
    _key: "grades",
    _type: "materialTable",
    anchor: "grades",
    ...table,
    lead: "Typical values at 23 °C, not for specification. Each grade names its source; the data sheet of the lot decides.",
    selection: "service",
    services: references(services),
    isShort: false,
  };
}
