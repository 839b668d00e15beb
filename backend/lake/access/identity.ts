/** The user or token that makes a request. access.ts determines it from the request. */
export interface Identity {
  /** The author of transactions, and the value of GROQ's identity(). */
  readonly id: string;
  readonly role: "anonymous" | "viewer" | "editor" | "administrator";
}

/** Sanity's rule for public datasets: document ids with a dot (drafts., versions., _.) are private. */
export function mayRead({ role }: Identity, documentId: string): boolean {
  return role !== "anonymous" || !documentId.includes(".");
}

export const ANONYMOUS: Identity = { id: "<anonymous>", role: "anonymous" };

/** The identity of requests from this machine while the lake has no accounts. */
export const LOCAL_ADMINISTRATOR: Identity = { id: "local-administrator", role: "administrator" };

/** The identity of SANITY_API_READ_TOKEN, which the site uses in draft mode. */
export const SITE: Identity = { id: "site", role: "viewer" };

export function mayWrite({ role }: Identity): boolean {
  return role === "editor" || role === "administrator";
}
