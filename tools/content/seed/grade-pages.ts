import { familyTitle, isMetalFamily } from "../../../schemas/quantities/material-properties.ts";
import type { MaterialData, MaterialTable } from "../../../web/cms/types.generated.ts";
import { comparison, hero, otherProcess, quoteCall, row, specification, thisProcess } from "./blocks.ts";
import { weightCalculator } from "./calculators.ts";
import { capability, type Process } from "./capabilities.ts";
import type { SeedGradePage, SeedMaterialGrade } from "./document-types.ts";
import { type Keyed, references } from "./keys.ts";
import { action, toPage } from "./links.ts";
import { finishes, pages } from "./list-blocks.ts";
import { type PageWords, pageFields } from "./pages.ts";

/** The texts about a material. Its figures come from its grades and from the capabilities of the processes. */
export interface GradePageContent extends Omit<PageWords, "id" | "path" | "seoTitle"> {
  /** The path after /materials/. */
  readonly slug: string;
  readonly seoTitle?: string;
  /** The main heading. */
  readonly heading: string;
  readonly lead: string;
  /** Ids of its grades without `grade-`, one for each form. */
  readonly grades: readonly string[];
  /** What the material needs in each process. */
  readonly processes: readonly (readonly [process: Process, note: string])[];
  readonly verdict: string;
  readonly reasons: string[];
  readonly limits: string[];
  readonly alternatives: readonly Alternative[];
}

/** Another material: the slug of its page, when to choose it, and what it costs. */
type Alternative = readonly [slug: string, reason: string, limit: string];

const PROCESS_NAMES: Readonly<Record<Process, string>> = {
  "sla-printing": "SLA",
  "sls-printing": "SLS",
  "mjf-printing": "MJF",
  "dmls-printing": "DMLS",
  "fdm-printing": "FDM",
  "cnc-machining": "CNC machining",
  "sheet-metal-fabrication": "Sheet metal",
  "urethane-casting": "Vacuum casting",
  "injection-molding": "Injection molding",
  "die-casting": "Die casting",
};

/** For each process, the pages to read next: its materials and its design guide. */
const READ_ON: Readonly<Record<Process, readonly string[]>> = {
  "sla-printing": ["printing3d-materials", "design-guideinfo"],
  "sls-printing": ["printing3d-materials", "design-guideinfo"],
  "mjf-printing": ["printing3d-materials", "design-guideinfo"],
  "dmls-printing": ["printing3d-materials", "design-guideinfo"],
  "fdm-printing": ["printing3d-materials", "design-guideinfo"],
  "cnc-machining": ["cnc-machining-materials", "cnc01"],
  "sheet-metal-fabrication": ["sheet-metal-materials", "sheet-metal01"],
  "urethane-casting": ["urethane-casting-materials", "complex-module01"],
  "injection-molding": ["injection-molding-materials", "molding01"],
  "die-casting": ["die-casting-materials", "die-casting-guide"],
};

type Column = NonNullable<MaterialTable["properties"]>[number];
const PLASTIC_COLUMNS: Column[] = [
  "density",
  "tensileStrength",
  "elongation",
  "modulus",
  "impactStrength",
  "heatDeflectionHigh",
  "maxServiceTemperature",
  "meltingPoint",
  "glassTransition",
];
const METAL_COLUMNS: Column[] = [
  "density",
  "tensileStrength",
  "yieldStrength",
  "elongation",
  "hardness",
  "thermalConductivity",
  "thermalExpansion",
  "meltingPoint",
];

/** The id of the page of a material. */
export const gradePageId = (slug: string) => `material-${slug}`;

/** The pages about materials. Throws an Error if a grade or an alternative does not exist. */
export function gradePages(
  contents: readonly GradePageContent[],
  grades: readonly SeedMaterialGrade[],
): SeedGradePage[] {
  const bySlug = new Map(contents.map((content) => [content.slug, content]));
  const byId = new Map(grades.map((grade) => [grade._id, grade]));
  return contents.map((content) => gradePage(content, { contentOf, gradesOf }));

  function contentOf(slug: string): GradePageContent {
    return found(bySlug.get(slug), `page of ${slug}`);
  }
  function gradesOf(content: GradePageContent): [SeedMaterialGrade, ...SeedMaterialGrade[]] {
    const [first, ...others] = content.grades.map((id) => found(byId.get(`grade-${id}`), `grade ${id}`));
    return [found(first, `grade of ${content.slug}`), ...others];
  }
}

interface Known {
  readonly contentOf: (slug: string) => GradePageContent;
  readonly gradesOf: (content: GradePageContent) => [SeedMaterialGrade, ...SeedMaterialGrade[]];
}

function gradePage(content: GradePageContent, { contentOf, gradesOf }: Known): SeedGradePage {
  const { slug, title, heading, lead, processes, verdict, reasons, limits, alternatives } = content;
  const own = gradesOf(content);
  const [first] = own;
  const others = alternatives.map(([other]) => contentOf(other));
  const finishIds = new Set(own.flatMap((grade) => grade.finishes?.map(({ _ref }) => _ref) ?? []));
  const columns = isMetalFamily(first.family) ? METAL_COLUMNS : PLASTIC_COLUMNS;
  return {
    ...pageFields({
      ...content,
      id: gradePageId(slug),
      path: `/materials/${slug}`,
      seoTitle: content.seoTitle ?? `${title}: Properties and Alternatives`,
    }),
    _type: "gradePage",
    blocks: [
      hero({
        id: gradePageId(slug),
        eyebrow: familyTitle(first.family),
        heading,
        lead,
        next: ["All materials", toPage("materials")],
      }),
      dataSheet(title, own),
      weightCalculator(
        { grades: own.map(({ _id }) => _id) },
        `What a part weighs in ${title}`,
        "Enter the volume from your CAD program.",
      ),
      specification({
        heading: `Processes for ${title}`,
        lead: "General tolerances and lead times. Tighter tolerances on request.",
        rows: processes.flatMap(([process, note]) => [
          row(`${PROCESS_NAMES[process]}, tolerance`, capability(process, "generalTolerance"), note),
          row(`${PROCESS_NAMES[process]}, lead time`, capability(process, "leadTime")),
        ]),
        note: "Typical capability. Your drawing and our quote take precedence.",
      }),
      comparison(
        `When to choose ${title}`,
        "Start with what the part must withstand, then compare prices.",
        thisProcess({ name: title, verdict, reasons, limits }),
        ...alternatives.map(([other, reason, limit]) =>
          otherProcess(gradePageId(other), {
            name: contentOf(other).title,
            verdict: contentOf(other).summary,
            reasons: [reason],
            limits: [limit],
          }),
        ),
      ),
      {
        _key: "alternatives",
        _type: "materialTable",
        anchor: "alternatives",
        heading: "Alternatives by the numbers",
        lead: "Typical values at 23 °C, not for specification.",
        selection: "hand",
        grades: references([first, ...others.map((other) => gradesOf(other)[0])].map(({ _id }) => _id)),
        properties: columns,
        isShort: true,
        actions: [action("Compare all materials", toPage("materials"))],
      },
      ...(finishIds.size === 0
        ? []
        : [
            finishes({
              heading: `Finishes for ${title}`,
              lead: "The finishes that suit it best.",
              services: processes.map(([process]) => process),
              finishes: [...finishIds],
            }),
          ]),
      pages(
        {
          heading: "Design for the process",
          lead: "The other materials of each process, and its design rules.",
        },
        ...new Set(processes.flatMap(([process]) => READ_ON[process])),
      ),
      quoteCall(
        "Need a different grade?",
        "Name the manufacturer and the grade, or what the part must withstand. We'll quote it, or suggest the closest one we can source.",
        `Material: ${title}\nGrade or manufacturer: \nProcess: \nWhat the part must withstand: \nQuantity: `,
      ),
    ],
  };
}

function dataSheet(title: string, own: readonly SeedMaterialGrade[]): Keyed<MaterialData> {
  return {
    _key: "properties",
    _type: "materialData",
    anchor: "properties",
    heading: `Properties of ${title}`,
    lead: "Each value applies to the condition in its column, and its usual test standard is listed.",
    grades: references(own.map(({ _id }) => _id)),
  };
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name}`);
  return value;
}
