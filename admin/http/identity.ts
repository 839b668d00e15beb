/** The sender of a request of staff, as the content API knows them. */
export interface Identity {
  readonly id: string;
  readonly role: "anonymous" | "viewer" | "editor" | "administrator";
}

/** Hono's types for the admin API: what middleware stores in the context. Only staff have an identity. */
export interface AdminEnv {
  Variables: { identity?: Identity };
}
