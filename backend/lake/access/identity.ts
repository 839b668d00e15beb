/** The user or token that makes a request. access.ts determines it from the request. */
export interface Identity {
  /** The author of transactions, and the value of GROQ's identity(). */
  readonly id: string;
  readonly role: "anonymous" | Role;
  /** Whether a program makes the request with a token. Unlike a person, it has no settings and takes part in no discussion. */
  readonly isRobot?: boolean;
  /** Whether the token is that of a preview. It reads content only. */
  readonly isPreview?: boolean;
}

/** From the least to the most permissions: permissions.ts. */
export const ROLES = ["viewer", "contributor", "editor", "administrator"] as const;

export type Role = (typeof ROLES)[number];

/** Sanity's rule for public datasets: document ids with a dot (drafts., versions., _.) are private. */
export function mayRead({ role }: Identity, documentId: string): boolean {
  return role !== "anonymous" || !documentId.includes(".");
}

export const ANONYMOUS: Identity = { id: "<anonymous>", role: "anonymous" };

/** The identity of requests from this machine while the lake has no accounts. */
export const LOCAL_ADMINISTRATOR: Identity = { id: "local-administrator", role: "administrator" };

/** The identity of SANITY_API_READ_TOKEN, which the site uses in draft mode. */
export const SITE: Identity = { id: "site", role: "viewer", isRobot: true };

/** The identity of the tokens that the site gives to browsers in draft mode. Scripts of third parties may read them. */
export const PREVIEW: Identity = { ...SITE, isPreview: true };

/**
 * The author of what goes live at its scheduled time. Not Sanity's "<system>", whose picture the Studio loads from Sanity's servers.
 */
export const SCHEDULE: Identity = { id: "schedule", role: "administrator", isRobot: true };

/** Whether a person has signed in, or a program has a token of its own. Only they see accounts, history, comments and presence. */
export function isSignedIn({ role, isPreview = false }: Identity): boolean {
  return role !== "anonymous" && !isPreview;
}

/** Editors and administrators may publish, and read what visitors send. */
export function mayPublish({ role }: Identity): boolean {
  return role === "editor" || role === "administrator";
}

/** Contributors upload pictures for their drafts. */
export function mayUpload(identity: Identity): boolean {
  return mayPublish(identity) || identity.role === "contributor";
}
