import type { ContentDocument } from "stored-values/stored-document.ts";
import { storedText } from "stored-values/stored-value.ts";
import type { CodeMeaning } from "translations/codes.ts";
import { describeFields, type Field, type ObjectField } from "translations/fields.ts";
import type { TranslationModel } from "translations/import.ts";

import { ALT_LENGTH } from "./fields/limits.ts";
import { routableTypes } from "./fields/routable-types.ts";
import { schemaTypes } from "./index.ts";
import { storedQuantityText } from "./quantities/quantity-field.ts";

/** Documents that visitors do not read, and those that say how others are translated. */
const UNTRANSLATED_TYPES = /^(?:redirect|language|translation)(?:\.|$)/;

/** Each language has its own. Pictures of results contain text. */
const OWN = /^(?:\w+\.(?:path|aliases|language|original|sources)|partCheck\.(?:picture|phonePicture))$/;

/** Texts that are no words for translators: names, addresses and codes, and notes that only staff read. */
export const copiedFields: ReadonlySet<string> = new Set([
  "capability.source",
  "capability.owner",
  "capability.confirmedBy",
  "capability.confirmedFigures",
  "certificate.standard",
  "certificate.number",
  "certificate.issuer",
  "costModel.confirmedBy",
  "costModel.notes",
  "fact.task",
  "foreignWords.code",
  "link.email",
  "link.phone",
  "machine.model",
  "materialGrade.standards",
  "menuLink.spelling",
  "person.name",
  "quantity.figure",
  "realQuote.note",
  "section.name",
  "section.description",
  "settings.brandName",
  "settings.formerNames",
  "settings.wordmark",
  "settings.accentColor",
  "settings.factoryTourUrl",
  "settings.email",
  "settings.phone",
  "settings.phoneExtension",
  "settings.address",
  "settings.legalName",
  "settings.place.postalCode",
  "settings.place.country",
  "settings.replyCalendar.timeZone",
  "settings.replyCalendar.days",
  "settings.replyCalendar.holidays.name",
  "settings.synonyms",
  "settings.tagManagerId",
  "settings.measurementId",
  "settings.launchApprovals",
  "size.figure",
]);

const documentFields = describeFields(schemaTypes, (field) => {
  if (UNTRANSLATED_TYPES.test(field) || copiedFields.has(field) || /\.(?:anchor|url)$/.test(field))
    return "copied";
  if (OWN.test(field)) return "own";
  return /\.(?:svg|narrowSvg)$/.test(field) ? "labels" : "text";
});

/** The texts that a picture has in Media, where a block has none of its own. Sanity defines its type. */
const pictureFields: ObjectField = {
  kind: "object",
  fields: new Map([
    ["altText", { kind: "text", title: "Alternative text", max: ALT_LENGTH }],
    ["creditLine", { kind: "text", title: "Credit" }],
  ]),
};

/** The documents that are translated, with their texts. A new field is a text for translators unless it is named here. */
export const translationModel: TranslationModel = {
  fields: new Map([...documentFields, ["sanity.imageAsset", pictureFields]]),
  pageTypes: new Set(routableTypes),
};

const textFieldNames = new Set<string>();
for (const field of translationModel.fields.values()) addTextFields(field, new Set(), textFieldNames);

/** Adds the names of the fields of an object that have texts, at any depth. */
function addTextFields(field: Field, passed: Set<Field>, found: Set<string>): void {
  if (passed.has(field)) return;
  passed.add(field);
  if (field.kind === "object")
    for (const [name, own] of field.fields) {
      if (own.kind !== "own" && own.kind !== "object") found.add(name);
      addTextFields(own, passed, found);
    }
  if (field.kind === "list")
    for (const member of field.members.values()) addTextFields(member, passed, found);
  if (field.kind === "block")
    for (const annotation of field.annotations.values()) addTextFields(annotation, passed, found);
}

/** Whether a field of this name has a text for translators in any document, and is not copied in an object or document of this type. */
export function isTextField(name: string, type: string): boolean {
  return textFieldNames.has(name) && !copiedFields.has(`${type}.${name}`);
}

/** What translators call a document: the path of a page, or the title of a record. */
export function documentName(document: ContentDocument): string {
  const names = ["path", "name", "title", "term", "originalFilename"].flatMap(
    (name) => storedText(document, name) ?? [],
  );
  return `${document._type} ${names[0] ?? document._id}`;
}

/** Explains an inline code to translators, for example that it is a link. */
export function describeCode(code: CodeMeaning): string {
  if (code.kind === "inline")
    return storedQuantityText(code.object) || ["figure", ...referencesIn(code.object)].join(" ");
  return code.marks
    .map((mark) => (typeof mark === "string" ? (MARKS[mark] ?? mark) : describeMark(mark)))
    .join(", ");
}

const MARKS: Readonly<Record<string, string>> = { strong: "important", em: "stressed" };

function describeMark(mark: object): string {
  const code = storedText(mark, "code");
  if (code !== undefined) return `words in the language ${code}`;
  const target = ["url", "email", "phone"].flatMap((name) => storedText(mark, name) ?? []);
  const name = storedText(mark, "_type") === "glossaryMark" ? "glossary" : "link";
  return [name, ...target, ...referencesIn(mark)].join(" ");
}

/** The ids of the documents that an object of a text refers to: a page, a term or a capability. */
function referencesIn(object: object): string[] {
  return Object.values(object).flatMap((value: unknown) => storedText(value, "_ref") ?? []);
}
