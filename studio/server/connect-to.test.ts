import { expect, test } from "vitest";

import { connectTo } from "./connect-to.ts";

const nothing = { lakeUrl: undefined, adminUrl: undefined, storageUrl: undefined };

test("the Studio connects to the host of the admin API and to the storage of visitors' files", () => {
  expect(
    connectTo({ ...nothing, adminUrl: "https://admin.example/base", storageUrl: "https://files.example" }),
  ).toEqual(["https://admin.example", "https://files.example"]);
});

test("a lake on this machine signs in on a port of its own", () => {
  expect(connectTo({ ...nothing, lakeUrl: "http://localhost:3400" })).toEqual(["http://127.0.0.1:*"]);
  expect(connectTo({ ...nothing, lakeUrl: "https://lake.example" })).toEqual([]);
});
