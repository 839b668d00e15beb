import { expect, test } from "vitest";

import { readEnv } from "./env.ts";

test("without a .env the lake listens on port 3400 of the loopback address", () => {
  expect(readEnv({})).toEqual({
    port: 3400,
    host: "127.0.0.1",
    isLoopback: true,
    lakeUrl: "http://localhost:3400",
    dataDirectory: ".data",
    projectId: "local000",
    dataset: "production",
    siteUrl: "http://localhost:3000",
    studioUrl: "http://localhost:3333",
    origins: ["http://localhost:3000", "http://localhost:3333"],
    statisticsDays: 400,
    trustedProxyHops: 0,
    logLevel: "info",
  });
});

test("the port comes from SANITY_LAKE_URL unless BACKEND_PORT is set", () => {
  expect(readEnv({ SANITY_LAKE_URL: "http://localhost:3410/" })).toMatchObject({
    port: 3410,
    lakeUrl: "http://localhost:3410",
  });
  expect(readEnv({ SANITY_LAKE_URL: "http://localhost:3410", BACKEND_PORT: "3411" })).toMatchObject({
    port: 3411,
  });
});

test("one error names every invalid variable", () => {
  const wrong = {
    BACKEND_PORT: "99999",
    SITE_URL: "localhost",
    LOG_LEVEL: "loud",
    SANITY_REVALIDATE_SECRET: "short",
  };
  expect(() => readEnv(wrong)).toThrow(
    /BACKEND_PORT: .*\n.*LOG_LEVEL: .*\n.*SANITY_REVALIDATE_SECRET: .*\n.*SITE_URL: /,
  );
});

test("an empty value counts as not set", () => {
  expect(readEnv({ SANITY_DATASET: "" }).dataset).toBe("production");
});

test("a lake that other machines can reach requires its own secrets and a list of origins", () => {
  expect(() => readEnv({ LAKE_HOST: "0.0.0.0" })).toThrow(
    /LAKE_ORIGINS.*\n.*SANITY_API_READ_TOKEN.*\n.*SANITY_LAKE_URL.*\n.*SANITY_REVALIDATE_SECRET/,
  );
  const env = readEnv({
    LAKE_HOST: "0.0.0.0",
    LAKE_ORIGINS: "https://studio.example, https://www.example",
    SANITY_API_READ_TOKEN: "a-long-read-token",
    SANITY_LAKE_URL: "https://lake.example",
    SANITY_REVALIDATE_SECRET: "a-long-revalidate-secret",
  });
  expect(env).toMatchObject({
    isLoopback: false,
    port: 443,
    origins: ["https://studio.example", "https://www.example"],
  });
});

test.each([
  ["SANITY_API_READ_TOKEN", "local-read-token"],
  ["SANITY_REVALIDATE_SECRET", "local-revalidate-secret"],
])("%s=%s, a default of an earlier version, is rejected once an address is public", (name, value) => {
  expect(() => readEnv({ [name]: value })).not.toThrow();
  expect(() => readEnv({ STUDIO_URL: "https://studio.example", [name]: value })).toThrow(
    `${name}: is a public default of an earlier version, and STUDIO_URL is public`,
  );
  expect(() => readEnv({ LAKE_HOST: "::1", [name]: value })).not.toThrow();
  expect(() => readEnv({ LAKE_HOST: "0.0.0.0", [name]: value })).toThrow(
    `${name}: is a public default of an earlier version, and LAKE_HOST is public`,
  );
});

test("a public address requires the same secrets, even if the lake listens on the loopback address", () => {
  expect(() => readEnv({ SANITY_LAKE_URL: "https://lake.example", BACKEND_PORT: "3400" })).toThrow(
    /LAKE_ORIGINS.*\n.*SANITY_API_READ_TOKEN.*\n.*SANITY_REVALIDATE_SECRET/,
  );
});

test("incomplete mail and bucket settings are rejected", () => {
  expect(() => readEnv({ SMTP_URL: "smtp://mail.example", OSS_BUCKET: "b" })).toThrow(
    "OSS_HOST: is needed too when OSS_BUCKET is set",
  );
  expect(() => readEnv({ SMTP_URL: "smtp://mail.example", MAIL_TO: "staff@example.com" })).toThrow(
    "MAIL_FROM: is needed too when SMTP_URL, MAIL_TO is set",
  );
});
