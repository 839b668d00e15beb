import { comparisonOption } from "./blocks/comparison.ts";
import { designValue } from "./blocks/design-rule.ts";
import { download } from "./blocks/downloads.ts";
import { machine } from "./blocks/equipment.ts";
import { fact } from "./blocks/facts.ts";
import { blocks } from "./blocks/index.ts";
import { logo } from "./blocks/logos.ts";
import { processNeed } from "./blocks/process-chooser.ts";
import { question } from "./blocks/questions.ts";
import { specificationRow } from "./blocks/specification-table.ts";
import { step } from "./blocks/steps.ts";
import { moment } from "./blocks/timeline.ts";
import { capability } from "./documents/capability.ts";
import { chart } from "./documents/chart.ts";
import { costModel } from "./documents/cost-model.ts";
import { finish } from "./documents/finish.ts";
import { glossaryTerm } from "./documents/glossary-term.ts";
import { routableDocuments } from "./documents/index.ts";
import { language } from "./documents/language.ts";
import { materialGrade } from "./documents/material-grade.ts";
import { navigation } from "./documents/navigation.ts";
import { person } from "./documents/person.ts";
import { redirect } from "./documents/redirect.ts";
import { section } from "./documents/section.ts";
import { settings } from "./documents/settings.ts";
import { technicalDrawing } from "./documents/technical-drawing.ts";
import { translation } from "./documents/translation.ts";
import { video } from "./documents/video.ts";
import { action } from "./objects/action.ts";
import { article } from "./objects/article.ts";
import { callout } from "./objects/callout.ts";
import { certificate } from "./objects/certificate.ts";
import { chartRow } from "./objects/chart-row.ts";
import { finishCost, leadTimeStep, materialCost, realQuote } from "./objects/cost-rows.ts";
import { drawingPart, drawingValue } from "./objects/drawing-part.ts";
import { figure } from "./objects/figure.ts";
import { foreignWords } from "./objects/foreign-words.ts";
import { glossaryMark } from "./objects/glossary-mark.ts";
import { keyFigure } from "./objects/key-figure.ts";
import { link } from "./objects/link.ts";
import { footerColumn, menu, menuGroup, menuLink } from "./objects/menu.ts";
import { pictureMark, pictureSpot } from "./objects/picture-mark.ts";
import { picture } from "./objects/picture.ts";
import { prose } from "./objects/prose.ts";
import { quantity } from "./objects/quantity.ts";
import { ruleCheck } from "./objects/rule-check.ts";
import { seo } from "./objects/seo.ts";
import { sharedSection } from "./objects/shared-section.ts";
import { size } from "./objects/size.ts";
import { socialLink } from "./objects/social-link.ts";
import { stockForm } from "./objects/stock-form.ts";
import { table, tableRow } from "./objects/table.ts";

const records = [
  capability,
  chart,
  costModel,
  materialGrade,
  finish,
  video,
  technicalDrawing,
  person,
  glossaryTerm,
  language,
  redirect,
  section,
  translation,
] as const;
const singletons = [navigation, settings] as const;

const texts = [article, callout, figure, foreignWords, glossaryMark, prose, table, tableRow] as const;
const values = [chartRow, designValue, keyFigure, quantity, size, specificationRow] as const;
const menus = [footerColumn, menu, menuGroup, menuLink, socialLink] as const;
const parts = [
  action,
  certificate,
  comparisonOption,
  download,
  drawingPart,
  drawingValue,
  finishCost,
  leadTimeStep,
  link,
  logo,
  machine,
  materialCost,
  fact,
  moment,
  picture,
  pictureMark,
  pictureSpot,
  processNeed,
  question,
  realQuote,
  ruleCheck,
  seo,
  sharedSection,
  step,
  stockForm,
] as const;

/** All schema types of the Studio. */
export const schemaTypes = [
  ...routableDocuments,
  ...records,
  ...singletons,
  ...blocks,
  ...texts,
  ...values,
  ...menus,
  ...parts,
];
