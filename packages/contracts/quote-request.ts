import * as v from "valibot";

import { printable, replaceUnprintable } from "./text.ts";

/** A required text. `maxLength` is in characters, and also the `maxlength` attribute of the input. */
function text(maxLength: number, missing: string) {
  const schema = v.pipe(
    v.string(missing),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(maxLength, `Use at most ${maxLength} characters`),
    printable,
  );
  return Object.assign(schema, { maxLength });
}

const LOCATION_MISSING = "Please select the location number/Enter your phone number";

/** The fields that the visitor fills in, in the order of the form. docs/behavior.md §5.2 specifies limits and messages. */
export const visitorFields = {
  firstName: text(250, "Enter your first name"),
  lastName: text(250, "Enter your last name"),
  email: text(100, "Enter your Email"),
  /** The dialing code of the phone number: "+49". */
  location: v.pipe(v.string(LOCATION_MISSING), v.regex(/^\+\d{1,7}$/, LOCATION_MISSING)),
  phone: text(50, "Enter your phone number"),
  message: text(500, "Enter your Project Description"),
};
export type VisitorField = keyof typeof visitorFields;

/** The visitor's input, which the form validates. */
export const VisitorInput = v.strictObject(visitorFields);
export type VisitorInput = v.InferOutput<typeof VisitorInput>;

/** The fields that the form adds to the visitor's input. */
const FormInput = v.object({
  /** The URL of the uploaded file; empty without a file. */
  fileUpload: v.union(
    [v.literal(""), v.pipe(v.string(), v.maxLength(2048), v.url())],
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
