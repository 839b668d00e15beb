import type { Words } from "./catalog-type.ts";

/** A word or group of words of the catalog, or a group in it that is used alone. */
type WordName = keyof Words | `calculators.${keyof Words["calculators"]}`;

/**
 * The words that browser code uses, by the part of the site that uses them. In another language than English, each part is a file: pages
 * load `page` before they hydrate, and an island loads its own words together with its code. A script has all words of the files that it
 * imports, in English too, so the parts contain whole files. browser-parts.test.ts compares them with the imports.
 */
export const BROWSER_PARTS = {
  page: ["locale", "consent", "failure", "formFailure", "media", "unitSwitch"],
  search: ["search"],
  dataTable: ["dataTable"],
  quoteForm: ["quoteForm", "upload", "adminApi"],
  /** The page of a request. */
  request: ["requestDetails", "requestFiles", "relatedRequests", "upload", "adminApi", "quoteForm"],
  partFile: ["partFile", "fileCheck"],
  /** A checked file, also one that is attached to a request. */
  checkedPart: [
    "partFile",
    "fileCheck",
    "filePicture",
    "price",
    "assemblyPrice",
    "priceChart",
    "priceForm",
    "calculatorForm",
    "calculators.shared",
    "quoteForm",
    "upload",
    "partCheck",
    "partView",
    "pricing",
    "quantities",
  ],
  price: [
    "price",
    "assemblyPrice",
    "priceChart",
    "priceForm",
    "calculatorForm",
    "calculators.shared",
    "pricing",
  ],
  calculators: ["calculatorForm", "calculators"],
} as const satisfies Record<string, readonly WordName[]>;

export type BrowserPartName = keyof typeof BROWSER_PARTS;

/** The parts that a page loads before it hydrates. `path` has no code of a language. */
export function firstParts(path: string): readonly BrowserPartName[] {
  return path.startsWith("/request/") ? ["page", "request"] : ["page"];
}

const isPart = (name: string): name is BrowserPartName => Object.hasOwn(BROWSER_PARTS, name);

export const BROWSER_PART_NAMES = Object.keys(BROWSER_PARTS).filter(isPart);
