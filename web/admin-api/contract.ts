import * as v from "valibot";

/** What the admin API takes and gives (Spec §3, §7). The site and the embedded API read the same file. */

// Line breaks and tabs are text; other control characters and the marks that turn text around are not.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

const ALL_UNPRINTABLE = new RegExp(UNPRINTABLE, "g");
/** What somebody sees of a text: a pasted number may stand between marks that turn text around. */
export function visibleText(typed: string): string {
  return typed.replace(/[\v\f]/g, "\n").replace(ALL_UNPRINTABLE, "");
}

const printable = v.check<string, string>(
  (value) => !UNPRINTABLE.test(value),
  "Remove the characters that cannot be shown",
);

function text(most: number, missing: string) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(most, `Use at most ${most} characters`),
    printable,
  );
}

/** Messages and limits: Spec §5. `fileUpload` and `fileName` are empty when there is no file. */
export const Inquiry = v.strictObject({
  firstName: text(250, "Enter your first name"),
  lastName: text(250, "Enter your last name"),
  email: text(100, "Enter your Email"),
  message: text(500, "Enter your Project Description"),
  phone: text(50, "Enter your phone number"),
  fileUpload: v.union(
    [v.literal(""), v.pipe(v.string(), v.maxLength(2048), v.url())],
    "The file's address is not valid",
  ),
  // Nobody sees all the characters of a file's name: a request is not refused for one of them.
  fileName: v.pipe(
    v.string(),
    v.maxLength(255, "Use a file name of at most 255 characters"),
    v.transform((name) => name.replace(ALL_UNPRINTABLE, "_")),
  ),
  location: v.pipe(
    v.string("Please select the location number/Enter your phone number"),
    v.regex(/^\+\d{1,7}$/, "Please select the location number/Enter your phone number"),
  ),
  webType: v.pipe(v.string(), v.minLength(1), v.maxLength(50), printable),
});
export type Inquiry = v.InferOutput<typeof Inquiry>;

/** Spec §3: the labels of mobile, tablet and computer are sent in Chinese. */
export const EQUIPMENT_TYPES = ["手机", "平板", "电脑"] as const;

/** Its path, or its whole address; whether that is one of the site, the admin API knows. */
const pageUrl = v.pipe(
  v.string(),
  v.maxLength(2048),
  v.regex(/^(?:\/|https?:\/\/)/i, "pageUrl is a path or a web address"),
  printable,
);

/** One stay on one page. */
export const PageStatistic = v.strictObject({
  webType: v.pipe(v.string(), v.minLength(1), v.maxLength(50), printable),
  /** Milliseconds that the page was in view. */
  residenceTime: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
  equipmentType: v.picklist(EQUIPMENT_TYPES),
  /** The first segment of the path; "home" for the root. */
  module: v.pipe(v.string(), v.minLength(1), v.maxLength(100), printable),
  pageUrl,
});
export type PageStatistic = v.InferOutput<typeof PageStatistic>;

const ms = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)));

/**
 * How the same stay went: web vitals, null where there is none, and what became of the quote form. Beside the
 * specification, whose statistics payload (Spec §3) has no place for it.
 */
export const PageVitals = v.strictObject({
  pageUrl,
  equipmentType: v.picklist(EQUIPMENT_TYPES),
  lcpMs: ms,
  inpMs: ms,
  cls: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
  quoteOpened: v.boolean(),
  quoteSent: v.boolean(),
});
export type PageVitals = v.InferOutput<typeof PageVitals>;

/** `filePath` is the folder that the file is meant for. */
export const UploadRequest = v.strictObject({
  filePath: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/i, "filePath is a folder's name: up to 40 letters, digits, - and _"),
  ),
});

/** Lets its holder post files below `dir` to `host` for a while (Aliyun OSS PostObject). */
export const UploadSignature = v.object({
  host: v.pipe(v.string(), v.url()),
  dir: v.string(),
  policy: v.string(),
  accessId: v.string(),
  signature: v.string(),
});
export type UploadSignature = v.InferOutput<typeof UploadSignature>;

/** Every answer's frame; 200 means success (Spec §4). */
export const Answer = v.object({
  code: v.number(),
  msg: v.nullish(v.string(), ""),
  data: v.optional(v.unknown()),
});
export type Answer = v.InferOutput<typeof Answer>;
