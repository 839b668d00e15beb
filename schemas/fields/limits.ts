import { visitorFields } from "contracts/quote-request.ts";

// The lengths that the Studio checks and the site relies on.

/** Search engines cut longer titles (about 600 px). */
export const SEO_TITLE_LENGTH = 60;

/** Search engines cut longer descriptions. */
export const SEO_DESCRIPTION_LENGTH = 155;

/** The title of a page. */
export const TITLE_LENGTH = 80;

export const HEADING_LENGTH = 90;
export const LEAD_LENGTH = 320;
export const LABEL_LENGTH = 40;
export const ALT_LENGTH = 250;
export const CAPTION_LENGTH = 200;
export const PATH_LENGTH = 200;

/** The maximum number of other paths of a page. Each publish reads those of all pages. */
export const MAX_ALIASES = 20;

/** docs/behavior.md §5.2: the project description of the quote request, which a link can prefill. */
export const QUOTE_MESSAGE_LENGTH = visitorFields.message.maxLength;

/** docs/behavior.md §11.3 */
export const URL_LENGTH = 2048;

/** docs/behavior.md §11.3 */
export const EMAIL_LENGTH = 320;

/** One line of a list, for example a strength of a material. */
export const POINT_LENGTH = 160;

/** The sentence under the title of a card. */
export const SUMMARY_LENGTH = 200;

export const TEXT_LENGTH = 600;

/** The fields of a drawing. Everything else that is longer than any text of a page is cut before it is rendered or checked. */
export const SVG_FIELDS: ReadonlySet<string> = new Set(["svg", "narrowSvg"]);

/** The documents that one refers to and lists show beside it, such as the processes of a finish. The longest of these lists has ten. */
export const MAX_LISTED_REFERENCES = 50;

/** The blocks of a page, with those of its saved sections. The largest page has 26. */
export const MAX_BLOCKS = 100;

/** Those of them that list documents. Each takes hundreds of kilobytes, and no page needs more. */
export const MAX_LISTS = 10;

/** The parts of a paragraph that differ in their marks. Rendering takes the square of their number. The largest paragraph has 15. */
export const MAX_SPANS = 200;
