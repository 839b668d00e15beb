import { CLIENT_ADDRESS_HEADER as LAKE_HEADER } from "content-lake";
import { CLIENT_ADDRESS_HEADER } from "contracts/client-address.ts";
import { createPreviewToken } from "contracts/preview-token.ts";
import { expect, test } from "vitest";

import { READ_TOKEN, serveEmptyLake } from "./testing/lake-server.ts";

// What the site sends and the lake understands, without code that they share.

test("the lake accepts the token that the site gives to the browsers of its preview", async () => {
  const { url } = await serveEmptyLake();
  const asBrowser = (token: string) =>
    fetch(`${url}/v2025-02-19/data/query/production?query=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const opener = Buffer.from("local-administrator").toString("base64url");
  const preview = `${opener}.${Date.now() + 60_000}`;
  expect((await asBrowser(createPreviewToken(READ_TOKEN, preview))).status).toBe(200);
  expect((await asBrowser(createPreviewToken("another-token", preview))).status).toBe(401);
});

test("the lake reads the visitor's address from the header in which the site sends it", () => {
  expect(LAKE_HEADER).toBe(CLIENT_ADDRESS_HEADER);
});
