import { type Path, type ValidationContext } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

import { booleanField, referenceField, textField } from "../fields/basic-fields.ts";
import { apiVersion } from "../fields/lake.ts";
import {
  ALL_FIGURES,
  type CapabilityFigures,
  capabilityIdsIn,
  capabilityOf,
  figuresById,
  figuresOf,
  withFigures,
} from "./capability-figures.ts";

// The fields and rules of quantities and sizes that take their numbers from a capability.

/** Documents whose figures are their own: a capability is the source of others, and a material has its data sheet. */
const OWN_FIGURES: ReadonlySet<unknown> = new Set(["capability", "materialGrade"]);

/** The fields of a quantity or size that is linked to a capability. Such a quantity stores no numbers of its own. */
export function linkFields() {
  return [
    referenceField(
      "capability",
      "From a capability",
      "The figure is the one of this capability, and changes with it on every page.",
      { to: "capability", hidden: ({ document }) => OWN_FIGURES.has(document?._type) },
    ),
    textField(
      "figure",
      "Which figure of the capability",
      "If empty, the first one. In a list it can also be “all”.",
      { hidden: ({ parent }) => capabilityOf(parent) === undefined },
    ),
    booleanField(
      "hidesCondition",
      "Hide the condition",
      "For a place that already says what the figure applies to. Another condition can be written above instead.",
      { hidden: ({ parent }) => capabilityOf(parent) === undefined },
    ),
  ];
}

type LinkContext = Pick<ValidationContext, "getClient"> & { readonly path?: Path | undefined };

/** Returns an error message if a linked quantity or size has nothing to show where it is; undefined if it has. */
export function linkProblem(stored: unknown, context: LinkContext): Promise<string | undefined> {
  return problemWithFigures(context, (capabilities) =>
    placeProblem(stored, figuresOf(stored, capabilities), context.path),
  );
}

function placeProblem(stored: unknown, figures: readonly object[], path: Path = []): string | undefined {
  const [first] = figures;
  if (first === undefined) return "The capability does not have this figure: choose another one";
  const isInText = path.at(-2) === "children";
  const isItem = typeof path.at(-1) === "object";
  if (storedField(stored, "figure") === ALL_FIGURES && (isInText || !isItem))
    return "There is room for one figure only: choose one of the capability";
  if (isItem || storedField(first, "_type") === storedField(stored, "_type")) return undefined;
  return storedField(first, "_type") === "size"
    ? "The capability has a size here: link it in the field for sizes"
    : "The figure of this capability is not a size: link it in the field for figures";
}

/** Returns what a rule finds in a copy of a stored value with the figures of its capabilities. */
export async function problemWithCurrentFigures<Problem>(
  value: unknown,
  context: LinkContext,
  problemOf: (value: unknown) => Problem | undefined,
): Promise<Problem | undefined> {
  return capabilityIdsIn(value).length === 0
    ? problemOf(value)
    : problemWithFigures(context, (capabilities) => problemOf(withFigures(value, capabilities)));
}

/**
 * Returns what a rule finds both with the published figures and with those of drafts. A page may be published together with drafts of
 * capabilities, but such a draft must not keep others from publishing pages.
 */
async function problemWithFigures<Problem>(
  context: LinkContext,
  problemOf: (capabilities: CapabilityFigures) => Problem | undefined,
): Promise<Problem | undefined> {
  const problem = problemOf(await fetchCapabilities(context, "published"));
  if (problem === undefined) return undefined;
  const isInDrafts = problemOf(await fetchCapabilities(context, "drafts")) !== undefined;
  return isInDrafts ? problem : undefined;
}

const FIGURES = `*[_type == "capability"]{_id, figures}`;

/** How long an answer counts, so that the rules of documents that are checked together share it. */
const FRESH_MS = 5000;

type Perspective = "published" | "drafts";

interface Answer {
  readonly at: number;
  readonly getClient: LinkContext["getClient"];
  readonly figures: Promise<CapabilityFigures>;
}

const latest = new Map<Perspective, Answer>();

/** The figures of all capabilities. */
function fetchCapabilities({ getClient }: LinkContext, perspective: Perspective): Promise<CapabilityFigures> {
  const known = latest.get(perspective);
  if (known?.getClient === getClient && Date.now() - known.at <= FRESH_MS) return known.figures;
  const figures = getClient({ apiVersion })
    .fetch<Parameters<typeof figuresById>[0]>(FIGURES, {}, { perspective })
    .then((capabilities) => figuresById(capabilities));
  latest.set(perspective, { at: Date.now(), getClient, figures });
  return figures;
}
