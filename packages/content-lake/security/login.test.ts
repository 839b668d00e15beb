import { expect, test } from "vitest";

import { SITE_ORIGIN, STUDIO_ORIGIN } from "../testing/server.ts";
import { sessionIdOf, startLake } from "./attacked-lake.ts";

// Without accounts. The same with an account: access/login.test.ts.

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
  for (const headers of [{ origin: "https://evil.example" }, { origin: SITE_ORIGIN }, undefined]) {
    const { status, location } = await attacked.sendLogin({ origin: STUDIO_ORIGIN });
    expect(status).toBe(303);
    const path = `/v1/auth/fetch?sid=${sessionIdOf(location)}`;
    expect((await attacked.send(path, headers && { headers })).status).toBe(401);
  }
});
