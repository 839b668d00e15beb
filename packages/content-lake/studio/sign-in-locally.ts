import * as v from "valibot";

const Address = v.object({ url: v.nullable(v.string()) });
const Session = v.object({ token: v.string() });
const Stored = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string() }));

interface Options {
  readonly lakeUrl: string;
  readonly projectId: string;
}

/**
 * Signs in the user who runs the lake on this machine, so that the Studio asks for no login while the lake has no accounts. Await it
 * before the Studio starts. Does nothing in all other cases: the Studio then shows its login. access/local-sign-in.ts is the other side.
 */
export async function signInLocally({ lakeUrl, projectId }: Options): Promise<void> {
  const stored = storedToken(projectId);
  if (stored !== undefined && (await isValid(lakeUrl, stored))) return;
  const { url } = v.parse(Address, await (await fetch(`${lakeUrl}/v1/auth/local`)).json());
  if (url === null) return;
  const response = await fetch(url, { method: "POST" });
  if (!response.ok) return;
  localStorage.setItem(keyOf(projectId), JSON.stringify(v.parse(Session, await response.json())));
}

/** The token with which the Studio is signed in. */
export function storedToken(projectId: string): string | undefined {
  const stored = v.safeParse(Stored, localStorage.getItem(keyOf(projectId)));
  return stored.success ? stored.output.token : undefined;
}

/** Where the Studio keeps its token. */
function keyOf(projectId: string): string {
  return `__studio_auth_token_${projectId}`;
}

async function isValid(lakeUrl: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${lakeUrl}/v1/users/me`, { headers })).ok;
}
