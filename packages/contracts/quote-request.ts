import * as v from "valibot";

import { printable, replaceUnprintable, withLineFeeds } from "./text.ts";

/** A required text. `maxLength` is in characters, and also the `maxlength` attribute of the input. */
function text(maxLength: number, missing: string) {
  const schema = v.pipe(
    v.string(missing),
    v.transform(withLineFeeds),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(maxLength, `Use at most ${maxLength} characters`),
    printable,
  );
  return Object.assign(schema, { maxLength });
}

/** The messages for fields without text: docs/behavior.md §5.2. */
export const missingMessages = {
  firstName: "Enter your first name",
  lastName: "Enter your last name",
  email: "Enter your Email",
  location: "Please select the location number/Enter your phone number",
  phone: "Enter your phone number",
  message: "Enter your Project Description",
};

/** The fields that the visitor fills in, in the order of the form. docs/behavior.md §5.2 specifies limits and messages. */
export const visitorFields = {
  firstName: text(250, missingMessages.firstName),
  lastName: text(250, missingMessages.lastName),
  email: text(100, missingMessages.email),
  /** The dialing code of the phone number: "+49". */
  location: v.pipe(v.string(missingMessages.location), v.regex(/^\+\d{1,7}$/, missingMessages.location)),
  phone: text(50, missingMessages.phone),
  message: text(500, missingMessages.message),
};
export type VisitorField = keyof typeof visitorFields;

/** The visitor's input, which the form validates. */
export const VisitorInput = v.strictObject(visitorFields);
export type VisitorInput = v.InferOutput<typeof VisitorInput>;

/** The fields that the form adds to the visitor's input. */
const FormInput = v.object({
  /** The URL of the uploaded file; empty without a file. */
  fileUpload: v.union(
    [v.literal(""), v.pipe(v.string(), v.maxLength(2048), v.url(), printable)],
    "The file's address is not valid",
  ),
  /** Unprintable characters are replaced, not rejected: the visitor does not see them. */
  fileName: v.pipe(
    v.string(),
    v.maxLength(255, "Use a file name of at most 255 characters"),
    v.transform((name) => replaceUnprintable(name, "_")),
  ),
  webType: v.pipe(v.string(), v.minLength(1), v.maxLength(50), printable),
});

/**
 * The body that the site posts to QUOTE_REQUEST_PATH (docs/behavior.md §5.5). A call and not a spread of both objects: bundlers can remove
 * the call from the browser's scripts, which use only VisitorInput.
 */
export const QuoteRequest = v.strictObject(v.entriesFromObjects([VisitorInput, FormInput]));
export type QuoteRequest = v.InferOutput<typeof QuoteRequest>;

/** Whether people who speak a language write the family name first. `language`: a code such as `ja` or `ja-JP`. */
export function isFamilyNameFirst(language: string): boolean {
  return /^(?:ja|zh|ko|hu)\b/.test(language);
}
