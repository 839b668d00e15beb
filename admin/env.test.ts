import { expect, test } from "vitest";

import { readEnv, requireAddresses } from "./env.ts";

const SANITY_REVALIDATE_SECRET = "a-long-revalidate-secret";
const read = (variables: Record<string, string> = {}) => readEnv({ SANITY_REVALIDATE_SECRET, ...variables });

test("without a .env the admin API listens on port 3500 of this machine, and asks the lake on it", () => {
  expect(read()).toEqual({
    port: 3500,
    host: "127.0.0.1",
    inheritsSocket: false,
    publicUrl: "http://localhost:3500",
    isLoopback: true,
    dataDirectory: ".data",
    siteUrl: "http://localhost:3000",
    origins: ["http://localhost:3000", "http://localhost:3333"],
    siteSecret: SANITY_REVALIDATE_SECRET,
    contentApiUrl: "http://localhost:3400",
    statisticsDays: 400,
    logLevel: "info",
    trustedProxyHops: 0,
  });
});

test.each([
  [{ ADMIN_PORT: "3600" }, 3600, "http://localhost:3600"],
  [{ ADMIN_API_URL: "http://localhost:3610/" }, 3610, "http://localhost:3610"],
  [{ ADMIN_API_URL: "http://localhost:3610", ADMIN_PORT: "3611" }, 3611, "http://localhost:3610"],
  [{ ADMIN_API_URL: "https://www.example/admin" }, 3500, "https://www.example/admin"],
])("with %j it listens on port %i", (variables, port, publicUrl) => {
  expect(read(variables)).toMatchObject({ port, publicUrl });
});

test.each([{ ADMIN_HOST: "0.0.0.0" }, { ADMIN_API_URL: "https://admin.example" }])(
  "with %j, other machines can reach it",
  (variables) => expect(read(variables).isLoopback).toBe(false),
);

test("Sanity knows the staff of a hosted project, unless a lake is set", () => {
  expect(read({ SANITY_PROJECT_ID: "abc12345" }).contentApiUrl).toBe("https://abc12345.api.sanity.io");
  const both = { SANITY_PROJECT_ID: "abc12345", SANITY_LAKE_URL: "https://lake.example/" };
  expect(read(both).contentApiUrl).toBe("https://lake.example");
});

test("the secret that the site signs with has no default", () => {
  expect(() => readEnv({})).toThrow("SANITY_REVALIDATE_SECRET: is not set. Set the value that the site has");
});

test("an admin API that other machines reach needs the addresses of the site, the Studio and the content", () => {
  const known = { SANITY_REVALIDATE_SECRET, ADMIN_API_URL: "https://admin.example" };
  expect(() => requireAddresses(known)).toThrow(
    /SITE_URL: is not set.*\n.*STUDIO_URL: is not set.*\n.*SANITY_PROJECT_ID: is not set/,
  );
  const addresses = { SITE_URL: "https://www.example", STUDIO_URL: "https://studio.example" };
  expect(() => requireAddresses({ ...known, ...addresses, SANITY_PROJECT_ID: "abc12345" })).not.toThrow();
  expect(() => requireAddresses({ SANITY_REVALIDATE_SECRET })).not.toThrow();
});

test("one error names every invalid variable", () => {
  const wrong = { ADMIN_PORT: "99999", SITE_URL: "localhost", LOG_LEVEL: "loud", ADMIN_ORIGINS: "studio" };
  expect(() => read(wrong)).toThrow(/ADMIN_ORIGINS.*\n.*ADMIN_PORT: .*\n.*LOG_LEVEL: .*\n.*SITE_URL: /);
});

test("DATABASE_URL selects Postgres", () => {
  const DATABASE_URL = "postgres://admin:secret@db.example/admin";
  expect(read({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  expect(() => read({ DATABASE_URL: "db.example" })).toThrow("DATABASE_URL: must begin with postgres://");
});

test("incomplete mail and bucket settings are rejected", () => {
  expect(() => read({ SMTP_URL: "smtp://mail.example", OSS_BUCKET: "b" })).toThrow(
    "OSS_HOST: is needed too when OSS_BUCKET is set",
  );
  expect(() => read({ SMTP_URL: "smtp://mail.example", MAIL_TO: "staff@example.com" })).toThrow(
    "MAIL_FROM: is needed too when SMTP_URL, MAIL_TO is set",
  );
});
