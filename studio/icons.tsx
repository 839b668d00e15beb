import { Icon, type IconSymbol } from "@sanity/icons";
import type { BlockIcon } from "schemas/block.ts";
import type { BlockName } from "schemas/blocks/index.ts";
import type { schemaTypes } from "schemas/index.ts";

type TypeName = Exclude<(typeof schemaTypes)[number]["name"], BlockName>;

/** The icons of documents and objects. */
const icons: Record<TypeName, IconSymbol | undefined> = {
  page: "document",
  service: "wrench",
  material: "cube",
  gradePage: "th-list",
  guide: "book",
  caseStudy: "case",
  blog: "compose",
  capability: "number",
  chart: "bar-chart",
  costModel: "credit-card",
  chartRow: "bar-chart",
  materialGrade: "token",
  finish: "drop",
  video: "document-video",
  technicalDrawing: "edit",
  person: "user",
  glossaryTerm: "help-circle",
  language: "translate",
  redirect: "transfer",
  section: "package",
  translation: "translate",
  sharedSection: "package",
  navigation: "menu",
  settings: "cog",
  action: "link",
  link: "link",
  logo: "image",
  picture: "image",
  socialLink: "share",
  keyFigure: "number",
  quantity: "number",
  size: "hash",
  specificationRow: "th-list",
  step: "olist",
  stockForm: "th-list",
  question: "comment",
  ruleCheck: undefined,
  moment: "clock",
  certificate: "clipboard",
  machine: "wrench",
  fact: "th-list",
  download: "download",
  drawingPart: "edit",
  drawingValue: "number",
  materialCost: "token",
  finishCost: "drop",
  leadTimeStep: "clock",
  realQuote: "bill",
  callout: "info-outline",
  figure: "image",
  table: "th-large",
  glossaryMark: "help-circle",
  foreignWords: "translate",
  menu: "menu",
  menuGroup: "menu",
  menuLink: "link",
  footerColumn: "split-vertical",
  designValue: "component",
  comparisonOption: "master-detail",
  processNeed: "search",
  // No list shows these.
  article: undefined,
  prose: undefined,
  tableRow: undefined,
  pictureMark: undefined,
  pictureSpot: undefined,
  seo: undefined,
};

/** The type with its icon. Icons are components, so schemas/, which is data only, has their names. */
export function withIcon<Type extends { name: TypeName } | { facts: { icon: BlockIcon } }>(type: Type) {
  const symbol = "facts" in type ? type.facts.icon : icons[type.name];
  return symbol === undefined ? type : { ...type, icon: createIcon(symbol) };
}

export function iconOf(name: TypeName) {
  const symbol = icons[name];
  return symbol && createIcon(symbol);
}

function createIcon(symbol: IconSymbol) {
  return function TypeIcon() {
    return <Icon symbol={symbol} />;
  };
}
