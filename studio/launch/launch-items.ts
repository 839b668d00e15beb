import { pathToString } from "sanity";
import { isFilledIn } from "schemas/blocks/facts.ts";
import { findBlock } from "schemas/blocks/index.ts";
import { isConfirmed } from "schemas/documents/capability.ts";
import { visibilityOf } from "schemas/documents/cost-model.ts";
import { launchApprovals, settingsId } from "schemas/documents/settings.ts";
import { noFormerName } from "schemas/rules/former-names.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { countOf, storedField, storedItems, storedText } from "stored-values/stored-value.ts";

import { flawedPictures, formerNameFlaw, type PictureTexts } from "#check/former-names.ts";
import { TO_CONFIRM } from "#cost-models/confirmation.ts";
import { documentTitle } from "#structure/titles.ts";

/** The address of the table of capabilities that nobody has confirmed, in its tool. */
export const UNCONFIRMED = "unconfirmed";

/** A task to do before the site goes live. */
export interface LaunchItem {
  readonly title: string;
  /** What to do. */
  readonly hint: string;
  readonly isDone: boolean;
  /** The field to open, as the Studio's edit intent takes it, or the path of a tool. */
  readonly field:
    | { readonly id: string; readonly type: string; readonly path: string }
    | { readonly tool: string };
}

/** The launch list, from what is published on the day `today`, an ISO date, and from the texts of pictures in Media. */
export function launchItems(
  documents: readonly ContentDocument[],
  today: string,
  pictures: readonly PictureTexts[] = [],
): LaunchItem[] {
  const settings = documents.find(({ _id }) => _id === settingsId);
  const pages = documents.filter(({ _type }) => _type === "page");
  // Pages show the blocks of saved sections as their own.
  const withBlocks = [...pages, ...documents.filter(({ _type }) => _type === "section")];
  return [
    ...settingsItems(settings, Number(today.slice(0, 4))),
    ...withBlocks.flatMap((document) => placeholderItems(document)),
    ...withBlocks.flatMap((document) => emptyBlockItems(document)),
    // By id, because editors can change the path.
    ...pages.filter(({ _id }) => _id === "about-us").map((page) => pictureItem(page)),
    ...capabilityItems(documents.filter(({ _type }) => _type === "capability")),
    ...formerNameItems(documents),
    ...pictureNameItems(flawedPictures(pictures, formerNameFlaw(settings))),
    ...documents.filter(({ _type }) => _type === "costModel").map((model) => costModelItem(model, today)),
    ...approvalItems(settings),
  ];
}

function settingsItems(settings: ContentDocument | undefined, year: number): LaunchItem[] {
  const item = (path: string, title: string, hint: string, isDone: (value: unknown) => boolean) => ({
    title,
    hint,
    isDone: isDone(storedField(settings, path)),
    field: { id: settingsId, type: "settings", path },
  });
  return [
    item("email", "Email address", "Enter the address that staff read.", isReal),
    item("phone", "Phone number", "Enter the number that staff answer.", isReal),
    item("officeHours", "Office hours", "Enter them with the time zone.", isFilled),
    item("replyTime", "Reply time", "Say how soon staff reply, in business days.", isFilled),
    item(
      "factoryTourUrl",
      "Factory tour",
      "Enter its address. Or clear the field, and the sentences about the tour on About us, Videos and Privacy policy.",
      (url) => !isPlaceholder(url),
    ),
    item(
      "socialLinks",
      "Social networks",
      "Enter the address of each page, or remove the network.",
      (links) => !isPlaceholder(links) && socialUrls(links).every((url) => new URL(url).pathname !== "/"),
    ),
    item(
      "copyrightYear",
      "Copyright year",
      `The footer shows a year other than ${year}.`,
      (stored) => stored === year,
    ),
    item(
      "legalName",
      "Legal name",
      "Enter the company name as registered. Search engines read it.",
      isFilled,
    ),
    item("wordmark", "Wordmark", "Upload your own brand picture.", isFilled),
    item("siteIcon", "Site icon", "Upload your own icon for browser tabs and home screens.", isFilled),
  ];
}

/** An item for a page that still has placeholders, such as the email address in the privacy policy. */
function placeholderItems({ _id, _type, title, blocks }: ContentDocument): LaunchItem[] {
  if (!isPlaceholder(blocks)) return [];
  return [
    {
      title: `Placeholders on “${String(title)}”`,
      hint: "Replace every address that ends in example.com.",
      isDone: false,
      field: { id: _id, type: _type, path: "blocks" },
    },
  ];
}

/** An item for each block that is hidden from visitors until its list is filled in. */
function emptyBlockItems({ _id, _type, title, blocks }: ContentDocument): LaunchItem[] {
  return storedItems(blocks).flatMap((block) => {
    const definition = findBlock(String(storedField(block, "_type")));
    const field = definition?.facts.hiddenWhileEmpty;
    if (definition === undefined || field === undefined) return [];
    const path = `blocks[_key=="${String(storedField(block, "_key"))}"].${field}`;
    const facts = storedItems(storedField(block, field)).filter(
      (item) => storedField(item, "_type") === "fact",
    );
    if (facts.length > 0) return facts.map((fact) => factItem({ _id, _type, title }, path, fact));
    return [
      {
        title: `${definition.title} on “${String(title)}”`,
        hint: "Fill in the list, or remove the block. Visitors do not see it while it is empty.",
        isDone: storedItems(storedField(block, field)).length > 0,
        field: { id: _id, type: _type, path },
      },
    ];
  });
}

/** An item for a fact that only the operator knows, such as the payment methods. */
function factItem({ _id, _type, title }: ContentDocument, list: string, fact: unknown): LaunchItem {
  return {
    title: `${storedText(fact, "label") ?? "A fact"} on “${String(title)}”`,
    hint: `${storedText(fact, "task") ?? "Fill it in."} Visitors do not see it while it is empty.`,
    isDone: isFilledIn(fact),
    field: { id: _id, type: _type, path: `${list}[_key=="${String(storedField(fact, "_key"))}"].text` },
  };
}

function pictureItem({ _id, _type, blocks }: ContentDocument): LaunchItem {
  return {
    title: "Pictures of the factory",
    hint: "Add a gallery with your own pictures.",
    isDone: storedItems(blocks).some((block) => storedField(block, "_type") === "gallery"),
    field: { id: _id, type: _type, path: "blocks" },
  };
}

/** One item for all capabilities, because the company that launches the site has to confirm its figures. */
function capabilityItems(capabilities: readonly ContentDocument[]): LaunchItem[] {
  if (capabilities.length === 0) return [];
  const unconfirmed = capabilities.filter((capability) => !isConfirmed(capability));
  return [
    {
      title: "Capabilities",
      hint: `${countOf(unconfirmed, "capability is", "capabilities are")} not confirmed, of ${capabilities.length}. Confirm them in the table.`,
      isDone: unconfirmed.length === 0,
      field: { tool: `capabilities/${UNCONFIRMED}` },
    },
  ];
}

/** An item for each document that still has a former name of the company. */
function formerNameItems(documents: readonly ContentDocument[]): LaunchItem[] {
  const found = Map.groupBy(noFormerName.checkAll(documents), ({ document }) => document);
  return [...found].flatMap(([document, [first]]) =>
    first === undefined
      ? []
      : {
          title: `Former name on “${documentTitle(document)}”`,
          hint: `${first.message}. Check lists every place.`,
          isDone: false,
          field: { id: document._id, type: document._type, path: pathToString(first.path) },
        },
  );
}

function pictureNameItems(pictures: readonly PictureTexts[]): LaunchItem[] {
  if (pictures.length === 0) return [];
  return [
    {
      title: `Former name on ${countOf(pictures, "picture")} in Media`,
      hint: "Open Alternative texts and choose “With a former name”.",
      isDone: false,
      field: { tool: "media" },
    },
  ];
}

function costModelItem(model: ContentDocument, today: string): LaunchItem {
  const visibility = visibilityOf(model, today);
  return {
    title: `Cost model “${String(storedField(model, "name"))}”`,
    hint: visibility === "confirmed" ? "" : TO_CONFIRM[visibility],
    isDone: visibility === "confirmed",
    field: { id: model._id, type: model._type, path: "state" },
  };
}

function approvalItems(settings: ContentDocument | undefined): LaunchItem[] {
  const approved = new Set(storedItems(storedField(settings, "launchApprovals")));
  return launchApprovals.map(({ value, title, hint }) => ({
    title,
    hint: `${hint} Then tick it in the settings.`,
    isDone: approved.has(value),
    field: { id: settingsId, type: "settings", path: "launchApprovals" },
  }));
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== "";
}

function isReal(value: unknown): boolean {
  return isFilled(value) && !isPlaceholder(value);
}

/** Whether a value contains, at any depth, an address or a number that is only an example. */
function isPlaceholder(value: unknown): boolean {
  return /example\.com|0000 0000/.test(JSON.stringify(value) ?? "");
}

function socialUrls(links: unknown): string[] {
  return storedItems(links)
    .map((link) => String(storedField(link, "url")))
    .filter((url) => URL.canParse(url));
}
