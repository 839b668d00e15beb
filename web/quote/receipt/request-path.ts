import { pathInLanguage, SITE_LANGUAGE } from "schemas/fields/language.ts";

/** The path of the page of a request, in a language of the site. */
export function requestPath(token: string, language = SITE_LANGUAGE): string {
  const isCode = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(language);
  return pathInLanguage(`/request/${token}`, isCode ? language : SITE_LANGUAGE);
}
