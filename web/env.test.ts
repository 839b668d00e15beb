import { expect, test } from "vitest";

import { internalAddress, readAdminHost, readEnv, requireSecrets } from "./env.ts";

test("without any variable the site talks to the lake on this machine", () => {
  expect(readEnv({})).toEqual({
    isProduction: false,
    siteUrl: "http://localhost:3000",
    storageUrl: "http://localhost:3500",
    studioUrl: "http://localhost:3333",
    lakeUrl: "http://localhost:3400",
    projectId: "local000",
    dataset: "production",
    readToken: expect.any(String),
    revalidateSecret: expect.any(String),
    hasDeferredHydration: true,
    inheritsSocket: false,
    isOnVercel: false,
  });
});

test("deferred hydration can be turned off, and nothing else is a value", () => {
  expect(readEnv({ DEFERRED_HYDRATION: "off" }).hasDeferredHydration).toBe(false);
  expect(() => readEnv({ DEFERRED_HYDRATION: "no" })).toThrow(/DEFERRED_HYDRATION: must be on or off/);
});

test("a project id without a lake address means Sanity's hosted lake", () => {
  const env = readEnv({
    SANITY_PROJECT_ID: "abc123de",
    SANITY_API_READ_TOKEN: "sk-read-1",
    SANITY_REVALIDATE_SECRET: "a-long-webhook-secret",
  });
  expect(env).toMatchObject({ lakeUrl: undefined, projectId: "abc123de", readToken: "sk-read-1" });
});

test("a project id with a lake address stays with that lake", () => {
  const env = readEnv({ SANITY_PROJECT_ID: "abc123de", SANITY_LAKE_URL: "http://127.0.0.1:3400/" });
  expect(env.lakeUrl).toBe("http://127.0.0.1:3400");
});

test.each([
  ["hosted", { SANITY_PROJECT_ID: "abc123de" }],
  ["elsewhere in production", { SANITY_LAKE_URL: "https://lake.example", NODE_ENV: "production" }],
])("with a lake that is %s the secrets have no default", (_where, variables) => {
  expect(() => readEnv(variables)).toThrow(/SANITY_API_READ_TOKEN: .*\n.*SANITY_REVALIDATE_SECRET: /);
});

test("a secret that is not set is random, so that nobody can know it", () => {
  expect(readEnv({}).readToken).not.toBe(readEnv({}).readToken);
  expect(readEnv({}).revalidateSecret).toMatch(/^[\da-f-]{36}$/);
});

test("a server does not start without its secrets, and each is named", () => {
  expect(() => requireSecrets({ NODE_ENV: "production" })).toThrow(
    /SANITY_API_READ_TOKEN: is not set.*\n.*SANITY_REVALIDATE_SECRET: is not set/,
  );
  expect(() => requireSecrets({ SANITY_PROJECT_ID: "abc123de" })).toThrow(
    /READ_TOKEN: is not set\. Create a token .*\n.*SECRET: is not set\. Choose one/,
  );
  const SANITY_REVALIDATE_SECRET = "a-long-webhook-secret";
  expect(() =>
    requireSecrets({ SANITY_REVALIDATE_SECRET, SANITY_API_READ_TOKEN: "sk-read-1" }),
  ).not.toThrow();
});

test("one error names every wrong variable", () => {
  const wrong = { SITE_URL: "localhost", SANITY_DATASET: "Prod!", SANITY_REVALIDATE_SECRET: "short" };
  expect(() => readEnv(wrong)).toThrow(/SITE_URL: .*\n.*SANITY_DATASET: .*\n.*SANITY_REVALIDATE_SECRET: /);
});

test("an empty value counts as not set", () => {
  expect(readEnv({ SITE_URL: "", SANITY_PROJECT_ID: "" }).lakeUrl).toBe("http://localhost:3400");
});

test("quote requests and files go to the admin API on this machine, or to the hosts that are set", () => {
  expect(readAdminHost({})).toEqual({ adminUrl: "http://localhost:3500", trustedProxyHops: 0 });
  expect(readEnv({}).storageUrl).toBe("http://localhost:3500");
  const hosts = { ADMIN_API_URL: "https://admin.example/base/", TRUSTED_PROXY_HOPS: "2" };
  expect(readAdminHost(hosts)).toEqual({ adminUrl: "https://admin.example/base", trustedProxyHops: 2 });
  expect(readEnv(hosts).storageUrl).toBe("https://admin.example/base");
  expect(readEnv({ ...hosts, OSS_HOST: "https://oss.example" }).storageUrl).toBe("https://oss.example");
});

test("the site's server can reach the admin API by an address of its own, and browsers keep the public one", () => {
  const hosts = {
    ADMIN_API_URL: "https://admin.example/base",
    ADMIN_API_INTERNAL_URL: "http://127.0.0.1:3500/",
  };
  expect(readAdminHost(hosts).adminUrl).toBe("http://127.0.0.1:3500");
  expect(readEnv(hosts).storageUrl).toBe("https://admin.example/base");
  expect(internalAddress("https://admin.example/base/storage", hosts)).toBe("http://127.0.0.1:3500/storage");
  for (const url of ["https://bucket.example", "https://admin.example/based"])
    expect(internalAddress(url, hosts)).toBe(url);
  const { ADMIN_API_URL } = hosts;
  expect(internalAddress(`${ADMIN_API_URL}/storage`, { ADMIN_API_URL })).toBe(`${ADMIN_API_URL}/storage`);
});

test("a wrong admin host stops the site at its start", () => {
  const wrong = {
    ADMIN_API_URL: "admin",
    ADMIN_API_INTERNAL_URL: "127.0.0.1:3500",
    TRUSTED_PROXY_HOPS: "all",
  };
  expect(() => readEnv(wrong)).toThrow(
    /ADMIN_API_URL: .*\n.*ADMIN_API_INTERNAL_URL: .*\n.*TRUSTED_PROXY_HOPS: /,
  );
});
