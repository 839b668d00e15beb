/** Who sends a request of staff. The content API knows it: the embedded lake, or Sanity (hosted-staff.ts). */
export interface Identity {
  readonly id: string;
  readonly role: "anonymous" | "viewer" | "contributor" | "editor" | "administrator";
}

export const ANONYMOUS: Identity = { id: "<anonymous>", role: "anonymous" };

/** The bearer token of the Authorization header. */
export function bearerTokenOf(request: Request): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}
