/** The path of the page of a request on the site, in the language of its code. What is no code of a language means English. */
export function requestPath(token: string, language = "en"): string {
  const isOther = language !== "en" && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(language);
  return `${isOther ? `/${language}` : ""}/request/${token}`;
}
