import type { MaterialTable } from "../../web/cms/types.generated.ts";
import type { SeedMaterial } from "./document.ts";
import { type Keyed, references } from "./keyed.ts";
import { opening } from "./opening.ts";
import { type OpeningWords, pageFields, type PageWords } from "./page-fields.ts";

interface MaterialPage extends PageWords {
  readonly services: readonly string[];
  readonly opening: OpeningWords;
  readonly blocks: SeedMaterial["blocks"];
}

/** A page that compares the materials of some processes. */
export function materialPage(page: MaterialPage): SeedMaterial {
  return {
    ...pageFields(page),
    _type: "material",
    services: references(page.services),
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
