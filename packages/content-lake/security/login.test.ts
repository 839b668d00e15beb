import { expect, test } from "vitest";

import { SITE_ORIGIN, STUDIO_ORIGIN } from "../testing/server.ts";
import { PASSWORD, sessionIdOf, startLake } from "./attacked-lake.ts";

test("a login returns only to a Studio", async () => {
  await using attacked = await startLake();
  const origins = [
    `${SITE_ORIGIN}/`,
    `${SITE_ORIGIN}/a-redirect-of-an-editor`,
    `${SITE_ORIGIN.replace("localhost", "127.0.0.1")}/x`,
    attacked.lake.url,
  ];
  const answers = await Promise.all(origins.map((origin) => attacked.sendLogin({ origin })));
  expect(answers).toEqual(origins.map(() => ({ status: 400, location: null })));
});

test("another page or a program gets no token for the session id of a login", async () => {
  await using attacked = await startLake();
  await attacked.signIn("editor");
  for (const [headers, status] of [
    [{ origin: "https://evil.example" }, 403],
    [{ origin: SITE_ORIGIN }, 401],
    [{}, 401],
  ] as const) {
    const fields = { origin: STUDIO_ORIGIN, email: "editor@example.com", password: PASSWORD };
    const login = await attacked.sendLogin(fields);
    expect(login.status).toBe(303);
    const path = `/v1/auth/fetch?sid=${sessionIdOf(login.location)}`;
    expect((await attacked.send(path, { headers })).status).toBe(status);
  }
});
