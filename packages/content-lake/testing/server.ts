import { createClient } from "@sanity/client";
import { createLog } from "server-kit/log.ts";

import { createAccess } from "../access/access.ts";
import { createAccounts } from "../access/accounts.ts";
import { openAccessDatabase } from "../access/database.ts";
import type { Role } from "../access/identity.ts";
import { createOrigins } from "../access/origins.ts";
import { createTokens } from "../access/tokens.ts";
import { createLakeApp } from "../http/app.ts";
import { createConnections } from "../live/connections.ts";
import { serveSockets } from "../live/websockets.ts";
import { openComments } from "../open-comments.ts";
import { openLake } from "../open-lake.ts";
import { isSharedPreview } from "../preview-secrets.ts";
import { serve } from "../serve.ts";

export const READ_TOKEN = "read-token-of-the-site";
export const LOCAL_KEY = "key-of-the-operator";
export const AS_OPERATOR = { authorization: `Bearer ${LOCAL_KEY}` };
// Fast password hashes, because tests sign in often.
const CHEAP_PASSWORD_COST = { N: 2, r: 1, p: 1 };
export const STUDIO_ORIGIN = "http://localhost:3333";
export const SITE_ORIGIN = "http://localhost:3000";

/**
 * A lake in memory with its HTTP app. `app` adds the operator's key to requests without a token, and `anonymous` does not. `lines` are its
 * logged lines.
 */
export function createTestApp({
  isLoopback = true,
  publicUrl = "http://localhost:3400",
  studioUrl = STUDIO_ORIGIN,
  listenerLimit = 100,
  trustedProxyHops = 0,
} = {}) {
  const lines: string[] = [];
  const database = openAccessDatabase(":memory:");
  const accounts = createAccounts(database, CHEAP_PASSWORD_COST);
  const tokens = createTokens(database);
  const origins = createOrigins(
    [SITE_ORIGIN, STUDIO_ORIGIN, "https://other-studio.example", publicUrl],
    [STUDIO_ORIGIN, publicUrl],
  );
  const access = createAccess({
    accounts,
    tokens,
    origins,
    readToken: READ_TOKEN,
    localKey: LOCAL_KEY,
    isSharedPreview: (opener) => isSharedPreview(opener, lake.documents),
    isLoopback,
  });
  const options = { file: ":memory:", projectId: "local000", dataset: "production" };
  const lake = openLake(options);
  const comments = openComments(options);
  const log = createLog("error", (line) => lines.push(line));
  const connections = createConnections(listenerLimit);
  const anonymous = createLakeApp({
    lake,
    comments,
    access,
    log,
    publicUrl,
    siteUrl: SITE_ORIGIN,
    studioUrl,
    connections,
    trustedProxyHops,
  });
  const app = {
    request(path: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has("authorization")) headers.set("authorization", AS_OPERATOR.authorization);
      return anonymous.request(path, { ...init, headers });
    },
  };
  const asAdministrator = { identity: { id: "tester", role: "administrator" } } as const;

  return {
    access,
    accounts,
    anonymous,
    app,
    comments,
    connections,
    lake,
    lines,
    log,
    tokens,
    /** Adds an account, and returns the token of a session. */
    signIn: async (name: string, role: Role): Promise<string> => {
      const email = `${name}@example.com`;
      return tokens.startSession(await accounts.add({ email, name, role, password: "a long password" }));
    },
    write: (...mutations: Parameters<typeof lake.mutate>[0][]) => lake.mutate(mutations, asAdministrator),
  };
}

/** Starts the test app on a TCP port, with WebSockets and @sanity/client. Dispose of it with `await using`. */
export async function serveTestApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const testApp = createTestApp(options);
  const { anonymous, access, comments, lake, log, connections } = testApp;
  const server = await serve(anonymous.fetch, { port: 0, host: "127.0.0.1" });
  const closeSockets = serveSockets(server.http, {
    access,
    connections,
    datasets: [lake.dataset, comments.dataset],
    handleRequest: (request, bindings) => anonymous.fetch(request, bindings),
    log,
  });
  const url = `http://127.0.0.1:${server.port}`;
  return {
    ...testApp,
    url,
    client: createClient({
      projectId: "local000",
      dataset: "production",
      apiVersion: "2025-11-01",
      apiHost: url,
      useProjectHostname: false,
      useCdn: false,
      token: LOCAL_KEY,
    }),
    async [Symbol.asyncDispose]() {
      connections.closeAll();
      closeSockets();
      server.http.closeAllConnections();
      await server.close();
    },
  };
}
