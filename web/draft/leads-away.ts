/** Whether a link leads off the site: to another one, to a file of the lake, to a mail program or a phone. */
export function leadsAway(href: string, origin: string): boolean {
  return href !== "" && !(URL.canParse(href) && new URL(href).origin === origin);
}
