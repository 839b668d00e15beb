import { expect, test } from "vitest";

import { OPEN_PATH, openedRequestCookie, openRequest } from "./opened-request.ts";

const TOKEN = "0af3".repeat(10);

function locationFor(cookie: string): string | null {
  return openRequest({ headers: new Headers({ cookie }) }).headers.get("location");
}

test.each([`/request/${TOKEN}`, `/de/request/${TOKEN}`, `/es-419/request/${TOKEN}`])(
  "the cookie of the last request leads to its page %s",
  (path) => {
    const cookie = openedRequestCookie(path);
    expect(cookie).toContain(`Path=${OPEN_PATH}; Max-Age=3600; HttpOnly; SameSite=Strict`);
    expect(locationFor(`a=b; ${cookie.split(";", 1)[0]}; c=d`)).toBe(path);
  },
);

test.each([
  "",
  "quote-request=//evil.example",
  "quote-request=abc",
  `x-quote-request=/request/${TOKEN}`,
  `quote-request=//evil.example/request/${TOKEN}`,
])("the cookie %j leads to the home page", (cookie) => {
  expect(locationFor(cookie)).toBe("/");
});
