import { beforeEach, expect, test, vi } from "vitest";

import { findRequest } from "./find-request.ts";

const TOKEN = "0123456789abcdef0123456789abcdef01234567";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

function answer(response: () => Response): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => response());
}

const rejected = (status: number) => () => Response.json({ code: status, msg: "no" }, { status });

test("a link that the admin host does not know is no longer valid", async () => {
  answer(rejected(404));
  expect(await findRequest(TOKEN)).toEqual({ kind: "missing" });
  expect(await findRequest("not-a-token")).toEqual({ kind: "missing" });
});

test.each([
  ["rejects the site, for example because of another secret", rejected(403)],
  ["has too many requests", rejected(429)],
  ["fails", rejected(500)],
  [
    "describes the request in a form that this site does not know",
    () => Response.json({ code: 200, msg: "success", data: { progress: "new" } }),
  ],
])("if the admin host %s, the link is not said to be invalid", async (_, response) => {
  answer(response);
  expect(await findRequest(TOKEN)).toEqual({ kind: "unavailable" });
});
