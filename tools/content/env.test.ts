import { createLocalKey } from "content-lake/local-key";
import { expect, test } from "vitest";

import { temporaryFolder } from "#testing/temporary-folder.ts";

import { readContentEnv } from "./env.ts";

const LOCAL = { projectId: "local000", dataset: "production", lakeUrl: "http://localhost:3400" };
const HOSTED = { SANITY_PROJECT_ID: "abc123", SANITY_DATASET: "staging" };

test("without settings the embedded lake is used, with the key in its data directory", () => {
  const DATA_DIR = temporaryFolder();
  expect(() => readContentEnv("write", { DATA_DIR })).toThrow(`No lake has run in ${DATA_DIR}`);
  const token = createLocalKey(DATA_DIR);
  expect(readContentEnv("write", { DATA_DIR })).toEqual({ ...LOCAL, token });
  const set = { DATA_DIR, SANITY_API_READ_TOKEN: "may-read" };
  expect(readContentEnv("read", set)).toEqual({ ...LOCAL, token: "may-read" });
  expect(readContentEnv("write", set)).toEqual({ ...LOCAL, token });
});

test("if SANITY_LAKE_URL is set, the project is in that lake", () => {
  const variables = {
    ...HOSTED,
    SANITY_LAKE_URL: "http://localhost:3421/",
    SANITY_API_WRITE_TOKEN: "secret",
  };
  expect(readContentEnv("write", variables)).toEqual({
    projectId: "abc123",
    dataset: "staging",
    lakeUrl: "http://localhost:3421",
    token: "secret",
  });
});

test("a project without SANITY_LAKE_URL is hosted and requires a token", () => {
  expect(() => readContentEnv("read", HOSTED)).toThrow("SANITY_API_READ_TOKEN is not set");
  expect(readContentEnv("read", { ...HOSTED, SANITY_API_READ_TOKEN: "may-read" })).toEqual({
    projectId: "abc123",
    dataset: "staging",
    lakeUrl: undefined,
    token: "may-read",
  });
  expect(() => readContentEnv("write", { ...HOSTED, SANITY_API_READ_TOKEN: "may-read" })).toThrow(
    "SANITY_API_WRITE_TOKEN is not set",
  );
});
