import * as v from "valibot";

import { tokenOf } from "../lake/access/access.ts";
import { ANONYMOUS, type Identity } from "../lake/access/identity.ts";
import { unauthorized, httpError } from "../lake/errors.ts";

/** As Sanity answers GET /users/me; an empty object when it does not know the token. */
const User = v.object({
  id: v.optional(v.string()),
  roles: v.optional(v.array(v.object({ name: v.string() })), []),
});

interface HostedOptions {
  /** The Sanity project whose editors are our staff. */
  readonly projectId: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
}

const ANSWER_HOLDS_MS = 60_000;
const ANSWERS_MOST = 500;
const TIMEOUT_MS = 5000;

/** Finds out who asks in hosted mode: Sanity itself says whose token it is, and which role its owner has in the project. */
export function createHostedStaff({
  projectId,
  fetch = globalThis.fetch,
  now = Date.now,
}: HostedOptions): (request: Request) => Promise<Identity> {
  const answers = new Map<string, { readonly identity: Identity; readonly until: number }>();

  async function ask(token: string): Promise<Identity> {
    const response = await fetch(`https://${projectId}.api.sanity.io/v2021-06-07/users/me`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw unavailable("Sanity cannot be reached to ask who is signed in. Try again in a moment", cause);
    });
    if (response.status === 401 || response.status === 403) return ANONYMOUS;
    if (!response.ok) throw unavailable(`Sanity could not say who is signed in (status ${response.status})`);
    const { id, roles } = v.parse(User, await response.json());
    return id === undefined ? ANONYMOUS : { id, role: roleOf(roles.map(({ name }) => name)) };
  }

  return async function identify(request) {
    const token = tokenOf(request);
    if (token === undefined) return ANONYMOUS;
    let answer = answers.get(token);
    if (answer === undefined || answer.until <= now()) {
      answer = { identity: await ask(token), until: now() + ANSWER_HOLDS_MS };
      const [oldest] = answers.keys();
      if (answers.size >= ANSWERS_MOST && oldest !== undefined) answers.delete(oldest);
      answers.set(token, answer);
    }
    if (answer.identity.role === "anonymous") throw unauthorized("Sanity does not know this session");
    return answer.identity;
  };
}

/** Sanity's own roles; one of a project's own making sees no visitor's data until it is one of these too. */
function roleOf(names: readonly string[]): Identity["role"] {
  if (names.includes("administrator")) return "administrator";
  return names.some((name) => name === "editor" || name === "developer") ? "editor" : "viewer";
}

function unavailable(message: string, cause?: unknown): Error {
  const error = httpError(503, message);
  error.cause = cause;
  return error;
}
