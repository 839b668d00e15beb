import { createElement, Fragment, type ReactNode } from "react";
import type { BlockName } from "schemas/blocks/index.ts";

import type { BlockContext } from "#cms/block-context.ts";
import type { EditAttributes } from "#cms/edit-attributes.tsx";

import type { Block, BlockProps, Registry } from "./block.ts";
import { BlogList } from "./blog-list.tsx";
import { Calculator } from "./calculator.tsx";
import { CapabilityChart } from "./capability-chart.tsx";
import { CaseStudies } from "./case-studies.tsx";
import { Certificates } from "./certificates.tsx";
import { Comparison } from "./comparison.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { DesignRule } from "./design-rule.tsx";
import { Divider } from "./divider.tsx";
import { DocumentCards } from "./document-cards.tsx";
import { Downloads } from "./downloads.tsx";
import { Drawing } from "./drawing.tsx";
import { EmbeddedVideo } from "./embedded-video.tsx";
import { Equipment } from "./equipment.tsx";
import { FinishTable } from "./finish-table.tsx";
import { Gallery } from "./gallery.tsx";
import { Glossary } from "./glossary.tsx";
import { Guides } from "./guides.tsx";
import { Hero } from "./hero.tsx";
import { Industries } from "./industries.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { LocationMap } from "./location-map.tsx";
import { Logos } from "./logos.tsx";
import { MaterialData } from "./material-data.tsx";
import { MaterialTable } from "./material-table.tsx";
import { Newsletter } from "./newsletter.tsx";
import { Notice } from "./notice.tsx";
import { PartCheck } from "./part-check.tsx";
import { PictureText } from "./picture-text.tsx";
import { ProcessCards } from "./process-cards.tsx";
import { ProcessChooser } from "./process-chooser.tsx";
import { Questions } from "./questions.tsx";
import { QuoteCall } from "./quote-call.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { RichText } from "./rich-text.tsx";
import { SpecificationTable } from "./specification-table.tsx";
import { Steps } from "./steps.tsx";
import { Team } from "./team.tsx";
import { Testimonial } from "./testimonial.tsx";
import { Timeline } from "./timeline.tsx";
import { isKnownBlock } from "./unknown-block.ts";
import { VideoPlayer } from "./video-player.tsx";
import { Videos } from "./videos.tsx";

const registry: Registry = {
  blogList: BlogList,
  calculator: Calculator,
  capabilityChart: CapabilityChart,
  caseStudies: CaseStudies,
  certificates: Certificates,
  comparison: Comparison,
  contactDetails: ContactDetails,
  designRule: DesignRule,
  divider: Divider,
  documentCards: DocumentCards,
  downloads: Downloads,
  drawing: Drawing,
  embeddedVideo: EmbeddedVideo,
  equipment: Equipment,
  finishTable: FinishTable,
  gallery: Gallery,
  glossary: Glossary,
  guides: Guides,
  hero: Hero,
  industries: Industries,
  keyFigures: KeyFigures,
  locationMap: LocationMap,
  logos: Logos,
  materialData: MaterialData,
  materialTable: MaterialTable,
  newsletter: Newsletter,
  notice: Notice,
  partCheck: PartCheck,
  pictureText: PictureText,
  processCards: ProcessCards,
  processChooser: ProcessChooser,
  questions: Questions,
  quoteCall: QuoteCall,
  quoteForm: QuoteForm,
  richText: RichText,
  specificationTable: SpecificationTable,
  steps: Steps,
  team: Team,
  testimonial: Testimonial,
  timeline: Timeline,
  videoPlayer: VideoPlayer,
  videos: Videos,
};

/** Renders one block. Returns null if this build does not know its type. */
export function renderBlock(block: Block, editAttributes: EditAttributes, context: BlockContext): ReactNode {
  if (!isKnownBlock(block, registry)) return null;
  return <Fragment key={block._key}>{render(block._type, { ...block, editAttributes, context })}</Fragment>;
}

function render<Name extends BlockName>(name: Name, props: BlockProps<Name>): ReactNode {
  return createElement(registry[name], props);
}
