import { blogList } from "./blog-list.ts";
import { calculator } from "./calculator.ts";
import { capabilityChart } from "./capability-chart.ts";
import { caseStudies } from "./case-studies.ts";
import { certificates } from "./certificates.ts";
import { comparison } from "./comparison.ts";
import { contactDetails } from "./contact-details.ts";
import { designRule } from "./design-rule.ts";
import { divider } from "./divider.ts";
import { documentCards } from "./document-cards.ts";
import { downloads } from "./downloads.ts";
import { drawing } from "./drawing.ts";
import { embeddedVideo } from "./embedded-video.ts";
import { equipment } from "./equipment.ts";
import { facts } from "./facts.ts";
import { finishTable } from "./finish-table.ts";
import { gallery } from "./gallery.ts";
import { glossary } from "./glossary.ts";
import { guides } from "./guides.ts";
import { hero } from "./hero.ts";
import { industries } from "./industries.ts";
import { keyFigures } from "./key-figures.ts";
import { locationMap } from "./location-map.ts";
import { logos } from "./logos.ts";
import { materialData } from "./material-data.ts";
import { materialTable } from "./material-table.ts";
import { newsletter } from "./newsletter.ts";
import { notice } from "./notice.ts";
import { partCheck } from "./part-check.ts";
import { pictureText } from "./picture-text.ts";
import { priceIndication } from "./price-indication.ts";
import { processCards } from "./process-cards.ts";
import { processChooser } from "./process-chooser.ts";
import { questions } from "./questions.ts";
import { quoteCall } from "./quote-call.ts";
import { quoteForm } from "./quote-form.ts";
import { richText } from "./rich-text.ts";
import { specificationTable } from "./specification-table.ts";
import { steps } from "./steps.ts";
import { team } from "./team.ts";
import { testimonial } from "./testimonial.ts";
import { timeline } from "./timeline.ts";
import { videoPlayer } from "./video-player.ts";
import { videos } from "./videos.ts";

const openings = [hero, keyFigures] as const;
const texts = [
  richText,
  pictureText,
  gallery,
  steps,
  timeline,
  questions,
  drawing,
  notice,
  divider,
  embeddedVideo,
] as const;
const data = [
  specificationTable,
  materialData,
  materialTable,
  finishTable,
  designRule,
  comparison,
  capabilityChart,
  processChooser,
  certificates,
  equipment,
  facts,
  calculator,
  priceIndication,
  partCheck,
] as const;
const lists = [
  processCards,
  documentCards,
  industries,
  caseStudies,
  guides,
  blogList,
  videos,
  videoPlayer,
  downloads,
  team,
  testimonial,
  logos,
  glossary,
] as const;
const calls = [quoteCall, quoteForm, contactDetails, newsletter, locationMap] as const;

/** All blocks. To add one, add a line to the list of its group. */
export const blocks = [...openings, ...texts, ...data, ...lists, ...calls] as const;

export type BlockName = (typeof blocks)[number]["name"];

/** The definition of a block; undefined for a name that is not in the list. */
export function findBlock(name: string) {
  return blocks.find((block) => block.name === name);
}

/** The groups of the Studio's insert menu. */
export const blockGroups = [
  { name: "openings", title: "Openings", of: namesOf(openings) },
  { name: "texts", title: "Text and pictures", of: namesOf(texts) },
  { name: "data", title: "Data and tables", of: namesOf(data) },
  { name: "lists", title: "Lists of pages", of: namesOf(lists) },
  { name: "calls", title: "Calls to action", of: namesOf(calls) },
];

function namesOf(list: readonly { name: string }[]): string[] {
  return list.map(({ name }) => name);
}
