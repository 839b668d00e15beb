import type { Path, Rule as ValidationRule } from "@sanity/types";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedField } from "stored-values/stored-value.ts";

import { language } from "../documents/language.ts";
import { isTranslation } from "../fields/language.ts";
import { angleTolerances } from "./angle-tolerances.ts";
import { arrayKeys } from "./array-keys.ts";
import { bendRadii } from "./bend-radii.ts";
import { chooserQuantities } from "./chooser-quantities.ts";
import { comparedWords } from "./compared-words.ts";
import { figureOfMaterial } from "./figure-of-material.ts";
import { figuresAgree } from "./figures-agree.ts";
import { finishOfGrade } from "./finish-of-grade.ts";
import { noFormerName } from "./former-names.ts";
import { layerStrength } from "./layer-strength.ts";
import { loadTemperatures } from "./load-temperatures.ts";
import { materialConditions } from "./material-conditions.ts";
import { materialFigures } from "./material-figures.ts";
import { metalTolerances } from "./metal-tolerances.ts";
import { otherManufacturers } from "./other-manufacturers.ts";
import {
  endedVersions,
  exampleLabels,
  gradePageData,
  onePagePerGrade,
  uniqueTexts,
  unlinkedPages,
} from "./pages.ts";
import { drawingLabels, labeledRenders, pictureTexts } from "./picture-texts.ts";
import { pouringTemperatures } from "./pouring-temperatures.ts";
import { pricesAgree } from "./prices-agree.ts";
import type { ContentRule, DocumentRule, Level } from "./rule.ts";
import { longSentences, numbersInTexts } from "./sentences.ts";
import { sizeConditions, toleranceLengths } from "./size-conditions.ts";
import { tableMeasurements, tableShares, tableUnits } from "./tables.ts";
import { toleranceRanges } from "./tolerance-ranges.ts";
import { toolTimes } from "./tool-times.ts";
import {
  outdatedTranslations,
  translatedFigures,
  translatedTerms,
  untranslatedTexts,
} from "./translated-texts.ts";
import { languageHomes, translatedOriginals } from "./translations.ts";
import { wording } from "./wording.ts";

export const documentRules: readonly DocumentRule[] = [
  wording,
  otherManufacturers,
  numbersInTexts,
  longSentences,
  tableUnits,
  tableShares,
  tableMeasurements,
  materialFigures,
  materialConditions,
  angleTolerances,
  toleranceRanges,
  gradePageData,
  exampleLabels,
  endedVersions,
  labeledRenders,
  pictureTexts,
  drawingLabels,
  translatedFigures,
];

export const contentRules: readonly ContentRule[] = [
  arrayKeys,
  figuresAgree,
  pricesAgree,
  chooserQuantities,
  toolTimes,
  comparedWords,
  figureOfMaterial,
  metalTolerances,
  sizeConditions,
  toleranceLengths,
  bendRadii,
  layerStrength,
  loadTemperatures,
  pouringTemperatures,
  finishOfGrade,
  onePagePerGrade,
  uniqueTexts,
  unlinkedPages,
  noFormerName,
  translatedOriginals,
  languageHomes,
  translatedTerms,
  untranslatedTexts,
  outdatedTranslations,
];

export interface RuleFinding {
  readonly document: ContentDocument;
  readonly path: Path;
  readonly rule: DocumentRule | ContentRule;
  /** What is wrong, and what to do. */
  readonly message: string;
}

/** Checks documents with all rules: each by itself, and all of them together. */
export function checkContent(documents: readonly ContentDocument[]): RuleFinding[] {
  return [
    ...documents.flatMap((document) => checkAlone(document, documentRules)),
    ...checkTogether(documents),
  ];
}

function checkAlone(document: ContentDocument, rules: readonly DocumentRule[]): RuleFinding[] {
  return rules.flatMap((rule) =>
    !isChecked(document, rule)
      ? []
      : rule.check(document).map(({ path, message }) => ({ document, path, rule, message })),
  );
}

/** Checks what can only be wrong between documents. `documents` has one version of each: its draft or what is published. */
export function checkTogether(documents: readonly ContentDocument[], rules = contentRules): RuleFinding[] {
  return rules.flatMap((rule) =>
    rule
      .checkAll(documents.filter((document) => isChecked(document, rule)))
      .map(({ document, path, message }) => ({ document, path, rule, message })),
  );
}

function isChecked(document: ContentDocument, { isForTranslations }: DocumentRule | ContentRule): boolean {
  return isForTranslations === true || isInSiteLanguage(document);
}

/** Whether the words of a document are English. The document of a language has the terms of its translators. */
export function isInSiteLanguage(document: ContentDocument): boolean {
  return !isTranslation(document) && document._type !== language.name;
}

/** The problem and its reason as one text, as the Studio shows it. */
export function findingText({ rule, message }: RuleFinding): string {
  return `${message}. ${rule.why}`;
}

/** Adds the document rules to a document type. Forms, the publish gate and the Check tool show what they find. */
export function withRules<Type extends { type: string }>(type: Type) {
  return type.type === "document" ? { ...type, validation: ruleValidation } : type;
}

function ruleValidation(validation: ValidationRule): ValidationRule[] {
  const rulesOf = (level: Level) => {
    const rules = documentRules.filter((rule) => rule.level === level);
    return validation.custom((document) => {
      const findings = isDocument(document) ? checkAlone(document, rules) : [];
      return findings.map((finding) => ({ message: findingText(finding), path: finding.path }));
    });
  };
  return [rulesOf("error").error(), rulesOf("warning").warning(), rulesOf("info").info()];
}

function isDocument(value: unknown): value is ContentDocument {
  return typeof storedField(value, "_id") === "string" && typeof storedField(value, "_type") === "string";
}
