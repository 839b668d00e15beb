import type { Drawing, KeyFigure, Moment, Question, Timeline } from "../../../web/cms/types.generated.ts";
import { drawing, gallery, hero, keyFigures, questions, quoteCall } from "./blocks.ts";
import type { SeedCaseStudy } from "./document-types.ts";
import { keyed, type Keyed, references, referenceTo } from "./keys.ts";
import { pages } from "./list-blocks.ts";
import { type HeroWords, pageFields, type PageWords } from "./pages.ts";
import { pictureFor } from "./pictures.ts";
import { table, textBlock, textWithTable } from "./rich-text.ts";

/** The time, title and text of a moment, and the name and caption of its picture. */
type Happened = readonly [when: string, title: string, text: string, picture?: string, caption?: string];
type Captioned = readonly [name: string, caption: string];

interface RepresentativeProject extends PageWords {
  /** Ids of the processes. The first one made the part that the figures describe. */
  readonly services: readonly string[];
  /** The id of the industry's page. */
  readonly industry: string;
  /** The name of the hero's picture, without extension. */
  readonly picture: string;
  readonly opening: HeroWords;
  readonly figures: Keyed<KeyFigure>[];
  /** The customer's request, as lines for `textBlock`. */
  readonly brief: readonly string[];
  /** The decision in two or three sentences, and every process that was considered. */
  readonly choice: string;
  readonly options: readonly (readonly [process: string, verdict: string, reason: string])[];
  readonly excerpt: readonly [name: NonNullable<Drawing["drawing"]>, caption: string];
  /** What the design review changed. */
  readonly changes: readonly string[];
  readonly pictures?: readonly Captioned[];
  /** What was measured, how, and with which results. `made` names the process that made the feature. */
  readonly measured: string;
  readonly results: readonly (readonly [
    feature: string,
    made: string,
    drawn: string,
    found: string,
    gauge: string,
  ])[];
  /** The scope of the order, and its cost items in percent. */
  readonly order: string;
  readonly costs: readonly (readonly [item: string, percent: number, driver: string])[];
  readonly route: string;
  readonly moments: readonly Happened[];
  readonly limits: readonly string[];
  readonly questions: readonly Question[];
  /** Ids of the pages to read next. */
  readonly readOn: readonly string[];
  readonly call: Parameters<typeof quoteCall>;
}

/** A case study in the common format. It names no customer, and states this once, under its key figures. */
export function representativeProject(project: RepresentativeProject): SeedCaseStudy {
  const { picture, pictures = [] } = project;
  return {
    ...pageFields(project, picture),
    _type: "caseStudy",
    isRepresentative: true,
    services: references(project.services),
    industry: referenceTo(project.industry),
    figures: project.figures,
    blocks: [
      hero({ eyebrow: "Representative project", ...project.opening, id: picture }),
      keyFigures(
        "A representative project: typical values for an order like this, not the data of a customer. Days are working days.",
        project.figures,
      ),
      textBlock("brief", "## The brief", ...project.brief),
      textWithTable(
        "choice",
        table(
          "Processes considered",
          ["Process", "Verdict", "Reason"],
          ...project.options.map((row) => [...row]),
        ),
        "## Process choice",
        project.choice,
      ),
      drawing(...project.excerpt, "Drawing excerpt"),
      textBlock(
        "changes",
        "## Changes from the design review",
        ...project.changes.map((line) => `- ${line}`),
      ),
      ...gallery({ heading: "The parts", lead: "Rendered from CAD models." }, ...pictures),
      textWithTable(
        "measurements",
        table(
          "Inspection results",
          ["Feature", "Made by", "Drawing", "Measured", "Gauge"],
          ...project.results.map((row) => [...row]),
        ),
        "## Measurements",
        project.measured,
      ),
      textWithTable(
        "cost",
        table(
          "Cost split",
          ["Item", "Share", "What drives it"],
          ...project.costs.map(([item, percent, driver]) => [item, `${percent}%`, driver]),
        ),
        "## Cost split",
        project.order,
      ),
      timeline("Lead time", project.route, project.moments),
      textBlock("limits", "## Limits of this route", ...project.limits.map((line) => `- ${line}`)),
      questions("Questions about this project", ...project.questions),
      pages(
        { heading: "Read more", lead: "The process, design rules and materials behind this project." },
        ...project.readOn,
      ),
      quoteCall(...project.call),
    ],
  };
}

function timeline(heading: string, lead: string, moments: readonly Happened[]): Keyed<Timeline> {
  return {
    _key: "route",
    _type: "timeline",
    anchor: "route",
    heading,
    lead,
    moments: keyed(
      moments.map((moment) => toMoment(moment)),
      ({ title }) => title,
    ),
  };
}

function toMoment([when, title, text, name, caption = ""]: Happened): Moment {
  const { picture } = name === undefined ? {} : pictureFor(name);
  return {
    _type: "moment",
    when,
    title,
    text,
    ...(picture === undefined ? {} : { picture: { ...picture, caption } }),
  };
}
