/** Who asks. The HTTP layer finds it out; the lake only obeys it. */
export interface Identity {
  /** Written into transactions as their author, and the value of GROQ's identity(). */
  readonly id: string;
  readonly role: "anonymous" | "viewer" | "editor" | "administrator";
}

/** Ids with a dot (drafts., versions., _.) are private: Sanity's rule for public datasets. */
export function mayRead({ role }: Identity, documentId: string): boolean {
  return role !== "anonymous" || !documentId.includes(".");
}

export const ANONYMOUS: Identity = { id: "<anonymous>", role: "anonymous" };

export const LOCAL_ADMINISTRATOR: Identity = { id: "local-administrator", role: "administrator" };

export const SITE: Identity = { id: "site", role: "viewer" };

export function mayWrite({ role }: Identity): boolean {
  return role === "editor" || role === "administrator";
}
