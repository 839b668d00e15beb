import { expect, test } from "vitest";

import { addressesOf } from "./addresses.ts";
import { serverCommands } from "./commands.ts";

const PUBLIC = {
  siteUrl: "https://www.example",
  studioUrl: "https://studio.example",
  lake: undefined,
  admin: { url: "https://admin.example", port: 3500 },
};
const variables = { ADMIN_API_URL: "https://admin.example" };

test("the site calls an admin API on this machine without a proxy, which would count all visitors as one", () => {
  const siteOf = (
    settings: Partial<typeof PUBLIC> | { admin: undefined },
    more: Record<string, string> = {},
  ) =>
    serverCommands("/", { ...variables, ...more }, addressesOf({ ...PUBLIC, ...settings }), "production").site
      .env;
  expect(siteOf({})).toMatchObject({ ...variables, ADMIN_API_INTERNAL_URL: "http://127.0.0.1:3500" });
  const own = { ADMIN_API_INTERNAL_URL: "http://10.0.0.2:3500" };
  expect(siteOf({}, own)).toMatchObject(own);
  // Another admin host has only the address that browsers use.
  expect(siteOf({ admin: undefined })["ADMIN_API_INTERNAL_URL"]).toBeUndefined();
});

test("the site and its build get no secret that only others need", () => {
  const secrets = {
    DATABASE_URL: "postgres://admin:secret@db.example/admin",
    OSS_ACCESS_KEY_SECRET: "secret",
    SANITY_API_WRITE_TOKEN: "secret",
    SMTP_URL: "smtp://user:secret@mail.example",
  };
  const commands = serverCommands("/", { ...variables, ...secrets }, addressesOf(PUBLIC), "production");
  for (const { env } of [commands.site, commands.buildSite, commands.studio, commands.buildStudio])
    expect(Object.values(env).filter((value) => value?.includes("secret"))).toEqual([]);
  expect(commands.admin.env).toMatchObject({
    DATABASE_URL: secrets.DATABASE_URL,
    SMTP_URL: secrets.SMTP_URL,
  });
});
