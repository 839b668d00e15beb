import { MAX_PARTS, MAX_REQUEST_FILES } from "./request-page.ts";

/**
 * Why the admin API does not do what a visitor asks for. It names the reason beside its English message, so that the site can say it in
 * the visitor's language.
 */
export const REJECTIONS = {
  fileMissing: "The file did not arrive. Remove it, or upload it again.",
  fileUsed: "We already have a request with this file. For another request, upload the file again.",
  fileNotRemoved: "The file could not be removed. Please try again in a few minutes.",
  noSpace: "We have no space left for this. Please email it to us.",
  tooManyFiles: `A request can have ${MAX_REQUEST_FILES} files. Put several into a ZIP.`,
  tooManyParts: `A request can have ${MAX_PARTS} parts, and others may have added some. Copy what you typed, then reload the page to see them.`,
  tooManyAnswers: "There are too many answers here. Please email us.",
  datePast: "“Needed by” is in the past. Choose a later date.",
  linkInvalid: "This link is no longer valid.",
  notYetAnswered: "You can send it again after we have answered this request.",
  alreadyRequested:
    "These parts have already been requested again today. The number of that request is on this page.",
} as const;

export type RejectionReason = keyof typeof REJECTIONS;
