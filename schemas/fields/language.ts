import { publishedId } from "stored-values/stored-document.ts";
import { storedText } from "stored-values/stored-value.ts";

// How documents, their translations and paths belong to a language. Plain functions, because the site imports this file.

/** The language that the site is written in. It has no document of its own, and its pages have no prefix. */
export const SITE_LANGUAGE = "en";

/** The other languages that the code has words for. `web/locale/catalogs.ts` has the catalog of each, or does not compile. */
export const CATALOG_LANGUAGES = ["de", "ja"] as const;

/** The code of a language, as paths and attributes write it: `de`, `pt-br`. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/;

/** A GROQ condition for documents in the language of the site, which are not translations of others. */
export const IS_ORIGINAL = `coalesce(language, "") == ""`;

/** The code of the language of a stored document. Documents without one are in the language of the site. */
export function languageOf(document: unknown): string {
  return storedText(document, "language") ?? SITE_LANGUAGE;
}

/** Whether a stored document is the translation of another one. */
export function isTranslation(document: unknown): boolean {
  return languageOf(document) !== SITE_LANGUAGE;
}

/** The id of the translation of a document. Because it follows from the original, no document has two translations into a language. */
export function translationId(id: string, code: string): string {
  return `${publishedId(id)}__${code}`;
}

/** The id of the document that one with this id and language translates; its own id if it translates none. */
export function originalId(id: string, code: string | null | undefined): string {
  const end = `__${code ?? ""}`;
  return code && id.endsWith(end) ? id.slice(0, -end.length) : id;
}

/** The first segment of a path or address of the site in lower case, which can be the code of a language. `/de#Form` → `de` */
export function firstSegment(path: string): string {
  return (path.split(/[/?#]/)[1] ?? "").toLowerCase();
}

/** What the paths of a language start with. Empty for English. */
export function languagePrefix(code: string): string {
  return code === SITE_LANGUAGE ? "" : `/${code}`;
}

/** The path of a page of the code in a language: `/quote` → `/de/quote`, and `/` → `/de`. */
export function pathInLanguage(path: string, code: string): string {
  return code !== SITE_LANGUAGE && path === "/" ? languagePrefix(code) : languagePrefix(code) + path;
}

/** A path without the code of its language: `/de/quote` → `/quote`, and `/de` → `/`. */
export function pathWithoutLanguage(path: string, code: string): string {
  if (code === SITE_LANGUAGE || firstSegment(path) !== code) return path;
  const rest = path.slice(code.length + 1);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
