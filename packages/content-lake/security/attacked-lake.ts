import { expect } from "vitest";

import { createAccounts } from "../access/accounts.ts";
import { openAccessDatabase } from "../access/database.ts";
import type { Role } from "../access/identity.ts";
import { dataPaths } from "../data-directory.ts";
import { createLakeProcess } from "../testing/lake-process.ts";
import { READ_TOKEN, SITE_ORIGIN, STUDIO_ORIGIN } from "../testing/server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

export const PASSWORD = "correct horse battery staple";

/** The headers of a request without a token. */
export const STRANGER = { authorization: "" };

/** The dataset of comments and tasks. */
export const COMMENTS = "production-comments";

export const API = "/v2025-02-19";

export type AttackedLake = Awaited<ReturnType<typeof startLake>>;
type Headers = Readonly<Record<string, string>>;

/**
 * Starts a lake without accounts in a process of its own. Requests without an Authorization header are the operator's. Dispose of it with
 * `await using`.
 */
export async function startLake(variables: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  const lake = await createLakeProcess(folder, {
    SITE_URL: SITE_ORIGIN,
    STUDIO_URL: STUDIO_ORIGIN,
    LAKE_READ_TOKEN: READ_TOKEN,
    ...variables,
  });
  await lake.start();
  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has("authorization")) headers.set("authorization", `Bearer ${lake.key}`);
    return fetch(lake.url + path, { ...init, headers });
  };
  const post = (path: string, body: unknown, headers: Headers = {}) =>
    send(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  const attacked = {
    lake,
    send,
    /** Sends mutations in one transaction. */
    mutateAs: (headers: Headers, mutations: readonly unknown[], dataset = "production") =>
      post(`${API}/data/mutate/${dataset}`, { mutations }, headers),
    /** Sends actions of the Studio in one transaction. */
    actAs: (headers: Headers, actions: readonly unknown[]) =>
      post(`${API}/data/actions/production`, { actions }, headers),
    /** Writes as the operator. Throws an Error if the lake rejects it. */
    mutate: async (...mutations: unknown[]) => expectAccepted(await attacked.mutateAs({}, mutations)),
    /** Uploads a text file as the operator. Returns the id of its asset. */
    async upload(text: string): Promise<string> {
      const response = await send(`${API}/assets/files/production?filename=a.txt`, {
        method: "POST",
        body: text,
      });
      return JSON.parse(await response.text()).document._id;
    },
    /** Creates an account, signs in, and returns the headers of its requests. From then on, the lake requires a token. */
    async signIn(role: Role): Promise<{ readonly authorization: string }> {
      const email = `${role}@example.com`;
      const database = openAccessDatabase(dataPaths(folder).accounts);
      await createAccounts(database).add({ email, name: email, role, password: PASSWORD });
      database.close();
      const { location } = await attacked.sendLogin({ origin: STUDIO_ORIGIN, email, password: PASSWORD });
      const fetched = await send(`/v1/auth/fetch?sid=${sessionIdOf(location)}`, {
        headers: { origin: STUDIO_ORIGIN },
      });
      const token = /"token":"([^"]+)"/.exec(await fetched.text())?.[1];
      if (token === undefined) throw new Error(`The sign-in of ${email} failed.`);
      return { authorization: `Bearer ${token}` };
    },
    /** Sends the form of the login page. Resolves with the status and the address to return to. */
    async sendLogin(fields: Record<string, string>) {
      const { status, headers } = await send("/v1/auth/login/password", {
        method: "POST",
        headers: { origin: lake.url },
        body: new URLSearchParams(fields),
        redirect: "manual",
      });
      return { status, location: headers.get("location") };
    },
    [Symbol.asyncDispose]: () => lake.stop(),
  };
  return attacked;
}

/** The session id at the end of the address to which a login returns. */
export function sessionIdOf(location: string | null): string {
  return location?.split("#sid=")[1] ?? "";
}

/** The file of `startLakeWithDocuments`: its text is “a”. */
export const FILE_ID = "file-86f7e437faa5a7fce15d1ddcb9eaeaea377667b8-txt";

/** Starts a lake with a published, a drafted and a planned version of one document, a file, a release, a comment and a task. */
export async function startLakeWithDocuments(): Promise<AttackedLake> {
  const attacked = await startLake();
  await attacked.upload("a");
  await attacked.mutate(
    { create: { _id: "page", _type: "page", title: "Published" } },
    { create: { _id: "drafts.page", _type: "page", title: "Draft" } },
    { create: { _id: "versions.planned.page", _type: "page", title: "Version" } },
    {
      create: {
        _id: "_.releases.planned",
        _type: "system.release",
        name: "planned",
        state: "active",
        metadata: { title: "Planned" },
      },
    },
  );
  const discussion = [
    { create: { _id: "comment", _type: "comment", authorId: "ada" } },
    { create: { _id: "task", _type: "tasks.task", authorId: "ada", status: "open" } },
  ];
  await expectAccepted(await attacked.mutateAs({}, discussion, COMMENTS));
  return attacked;
}

async function expectAccepted(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`The lake answered ${response.status}: ${await response.text()}`);
}

/** Sends requests one after the other, and expects this status for each. */
export async function expectStatus(
  status: number,
  requests: Readonly<Record<string, () => Promise<Response>>>,
): Promise<void> {
  const statuses: Record<string, number> = {};
  for (const [label, request] of Object.entries(requests)) {
    const response = await request();
    // Ends the event stream of a request that was wrongly accepted.
    await response.body?.cancel();
    statuses[label] = response.status;
  }
  expect(statuses).toEqual(Object.fromEntries(Object.keys(requests).map((label) => [label, status])));
}
