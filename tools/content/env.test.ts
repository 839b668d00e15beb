import { expect, test } from "vitest";

import { temporaryFolder } from "#testing/temporary-folder.ts";

import { openSecrets } from "../run/secrets.ts";
import { readContentEnv } from "./env.ts";

const LOCAL = { projectId: "local000", dataset: "production", lakeUrl: "http://localhost:3400" };
const HOSTED = { SANITY_PROJECT_ID: "abc123", SANITY_DATASET: "staging" };

test("without settings the embedded lake is used", () => {
  expect(readContentEnv("write", {})).toEqual({ ...LOCAL, token: undefined });
});

test("the embedded lake is read with the token in its data directory", () => {
  const DATA_DIR = temporaryFolder();
  expect(readContentEnv("read", { DATA_DIR })).toEqual({ ...LOCAL, token: undefined });
  const { SANITY_API_READ_TOKEN } = openSecrets(DATA_DIR);
  expect(readContentEnv("read", { DATA_DIR })).toEqual({ ...LOCAL, token: SANITY_API_READ_TOKEN });
  expect(readContentEnv("write", { DATA_DIR })).toEqual({ ...LOCAL, token: undefined });
  const set = { DATA_DIR, SANITY_API_READ_TOKEN: "may-read" };
  expect(readContentEnv("read", set)).toEqual({ ...LOCAL, token: "may-read" });
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
