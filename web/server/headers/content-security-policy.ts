import { cspHash, inlineScripts, inlineStyles } from "./inline-scripts.ts";

/** Where a page may get things from, and send them to, besides the site itself. */
export interface Sources {
  /** Pictures, films and files of the content. */
  readonly content: readonly string[];
  /** Where visitors' files go. */
  readonly storage: readonly string[];
  /** The lake, for an editor's preview. */
  readonly lake: readonly string[];
  /** Who may frame an editor's preview. Its menu of blocks shows pictures from there. */
  readonly studio: string;
  readonly isSecure: boolean;
}

export interface PageKind {
  readonly isDraft: boolean;
  /** Whether the settings name Google's tags. */
  readonly hasTags: boolean;
}

const GOOGLE_SCRIPTS = "https://*.googletagmanager.com";
const GOOGLE = [GOOGLE_SCRIPTS, "https://*.google-analytics.com", "https://*.analytics.google.com"];

/** For what is no page: it runs nothing, and no page frames it. */
export const POLICY_OF_FILES =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of one page: of its inline scripts exactly these may run. Without nonces, so that a page can be stored. */
export function contentSecurityPolicy(html: string, sources: Sources, kind: PageKind): string {
  return policyOf(inlineScripts(html).map(cspHash), inlineStyles(html).map(cspHash), sources, kind);
}

/** The same for a page whose hashes are known. */
export function policyOf(
  scripts: readonly string[],
  styles: readonly string[],
  { content, storage, lake, studio, isSecure }: Sources,
  { isDraft, hasTags }: PageKind,
): string {
  const tags = hasTags ? GOOGLE : [];
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...new Set(scripts), ...(hasTags ? [GOOGLE_SCRIPTS] : [])],
    // The editing tools write styles of their own while they run.
    isDraft ? ["style-src", "'self'", "'unsafe-inline'"] : ["style-src", "'self'", ...new Set(styles)],
    // Drawings place their parts with style attributes; scripts are none.
    ...(isDraft ? [] : [["style-src-attr", "'unsafe-inline'"]]),
    ["img-src", "'self'", "data:", "blob:", ...content, ...(isDraft ? [studio] : []), ...tags],
    ["media-src", "'self'", ...content],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...storage, ...(isDraft ? lake : []), ...tags],
    ["manifest-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", isDraft ? studio : "'none'"],
    ...(isSecure ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}
