import { comparablePath } from "page-paths/paths.ts";
import * as v from "valibot";

/** The pages of the site with their paths and aliases. */
export const PAGES_QUERY = `*[_type in $types && defined(path)]{_id, "paths": [path] + coalesce(aliases, [])}`;
export const PagesResult = v.array(v.object({ _id: v.string(), paths: v.array(v.string()) }));

/** Returns the id of the page at a URL. Undefined for other websites and for paths without a page. */
type PageFinder = (url: URL) => string | undefined;

/** Finds pages by their paths and aliases, ignoring case. URLs of `siteUrl` can have any protocol. */
export function createPageFinder(siteUrl: string, pages: v.InferOutput<typeof PagesResult>): PageFinder {
  const { host } = new URL(siteUrl);
  const ids = new Map(pages.flatMap(({ _id, paths }) => paths.map((path) => [comparablePath(path), _id])));
  return (url) => (url.host === host ? ids.get(comparablePath(url.pathname)) : undefined);
}

/** Say what is wrong with a part of a link, as the schema does. Undefined for what it allows. */
export interface LinkProblems {
  readonly url: (address: string) => string | undefined;
  readonly email: (address: string) => string | undefined;
  readonly phone: (number: string) => string | undefined;
  readonly anchor: (anchor: string) => string | undefined;
}

export type LinkResolver = (address: string) => ReturnType<typeof toLink>;

/** Converts a pasted address to the fields of the schema type “link”. Undefined if the schema does not allow such a link. */
export function toLink(address: string, problems: LinkProblems, findPage: PageFinder = () => undefined) {
  if (address.length > MAX_LENGTH) return undefined;
  const url = withoutRedirect(URL.parse(address.trim()));
  const rest = url === null ? "" : decode(url.pathname);
  switch (url?.protocol) {
    case "http:":
    case "https:": {
      const pageId = findPage(url);
      if (pageId !== undefined) return linkToPage(pageId, decode(url.hash.slice(1)), problems);
      // The schema rejects http: links, and nearly every site supports https:.
      const secure = url.href.replace(/^http:/, "https:");
      return problems.url(secure) ? undefined : { kind: "external", url: secure };
    }
    case "mailto:":
      return problems.email(rest) ? undefined : { kind: "email", email: rest };
    case "tel:":
      return problems.phone(rest) ? undefined : { kind: "phone", phone: rest };
    case undefined:
    default:
      return undefined;
  }
}

/** Redirects of programs that wrap the links of a text, and the parameters with the address behind them. */
const REDIRECTS = [
  // Google Docs, Gmail, and the search of each country.
  {
    isRedirect: ({ host, pathname }: URL) =>
      /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/.test(host) && pathname === "/url",
    parameters: ["q", "url"],
  },
  // Outlook.
  { isRedirect: ({ host }: URL) => host.endsWith(".safelinks.protection.outlook.com"), parameters: ["url"] },
];

/** Longer than any address that browsers and servers accept. */
const MAX_LENGTH = 10_000;

const MAX_REDIRECTS = 5;

/** The address that a redirect leads to. A text that was sent several times has one redirect in the other. */
export function withoutRedirect(url: URL | null, left = MAX_REDIRECTS): URL | null {
  if (url === null || left === 0 || url.href.length > MAX_LENGTH) return url;
  const redirect = REDIRECTS.find(({ isRedirect }) => isRedirect(url));
  const target = redirect?.parameters.map((name) => url.searchParams.get(name)).find(Boolean);
  const inner = URL.parse(target ?? "");
  return inner === null ? url : withoutRedirect(inner, left - 1);
}

function linkToPage(id: string, anchor: string, problems: LinkProblems) {
  const reference = { _type: "reference", _ref: id };
  return { kind: "internal", reference, ...(problems.anchor(anchor) === undefined && { anchor }) };
}

/** Decodes percent encoding. Returns malformed text unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
