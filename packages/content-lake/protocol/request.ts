import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

import type { Identity } from "../access/identity.ts";
import { type Json, type JsonObject, isObject } from "../documents/json.ts";
import { httpError } from "../errors.ts";
import type { Perspective } from "../lake.ts";

/** Hono's types for the lake's routes: what middleware provides to them. */
export interface LakeEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    identity: Identity;
    /** Whether the token of the request still gives the same rights. Event streams ask it again and again. */
    isStillSignedIn: () => boolean;
    /** "1", "X" or a date, from the first segment of the path. */
    apiVersion: string;
  };
}

export type LakeContext = Context<LakeEnv>;

/** The version that introduced releases, and "published" as the default perspective. */
const RELEASES_SINCE = "2025-02-19";

/** Reads the API version from the path: /v1, /vX or /v2025-11-01. Throws LakeError 404 or 400 for anything else. */
export const requireApiVersion = createMiddleware<LakeEnv>(async (c, next) => {
  const version = /^v(1|X|\d{4}-\d{2}-\d{2})$/.exec(c.req.param("version") ?? "")?.[1];
  if (version === undefined) throw httpError(404, `Not found: ${c.req.method} ${c.req.path}`);
  if (version.length > 1 && !isDate(version))
    throw httpError(400, `API version "${version}" is not a date. Use one such as v2025-11-01`);
  c.set("apiVersion", version);
  await next();
});

/** Whether the API version has releases: then `published` is the default perspective, and there are actions on releases. */
export function hasReleases(version: string): boolean {
  return version === "X" || (version.length > 1 && version >= RELEASES_SINCE);
}

/** Whether a path is that of an event stream. */
export function isEventStreamPath(path: string): boolean {
  return /^\/v[^/]+\/data\/(listen|live\/events)\//.test(path);
}

function isDate(version: string): boolean {
  const time = Date.parse(`${version}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(version);
}

/** Parses GROQ parameters, `$name=<JSON>`, from a query string. Throws LakeError 400 for a value that is not JSON. */
export function parseQueryParams(search: URLSearchParams): JsonObject {
  const parameters: JsonObject = {};
  for (const [name, value] of search) {
    if (name.startsWith("$")) parameters[name.slice(1)] = parseValue(name, value);
  }
  return parameters;
}

function parseValue(name: string, value: string): Json {
  try {
    const parsed: Json = JSON.parse(value);
    return parsed;
  } catch {
    throw httpError(
      400,
      `The parameter ${name} is not JSON: ${value.slice(0, 100)}. A string needs quotes: ${name}="…"`,
    );
  }
}

/** Parses a path segment of document ids, "a,b", each once. Throws LakeError 400 if there is none or it cannot be decoded. */
export function parseIds(part: string | undefined): string[] {
  const ids = decode(part ?? "")
    .split(",")
    .filter((id) => id !== "");
  if (ids.length === 0) throw httpError(400, "The path contains no document ID");
  return [...new Set(ids)];
}

function decode(part: string): string {
  try {
    // Hono has already decoded it, except for malformed escapes.
    return part.includes("%") ? decodeURIComponent(part) : part;
  } catch {
    throw httpError(400, `The path cannot be decoded: ${part.slice(0, 100)}`);
  }
}

/** Parses a positive integer; values above `max` become `max`. Throws LakeError 400. */
export function parseLimit(value: string | undefined, defaultValue: number, max: number): number {
  if (value === undefined) return defaultValue;
  if (!/^\d{1,9}$/.test(value) || Number(value) === 0)
    throw httpError(400, `limit must be a number from 1 to ${max}, not "${value.slice(0, 20)}"`);
  return Math.min(Number(value), max);
}

const RELEASE_NAME = /^[a-zA-Z0-9_-]{1,128}$/;

/** Parses the parameter `perspective`; without it the default of the API version applies. Throws LakeError 400. */
export function parsePerspective(value: string | undefined, apiVersion: string): Perspective {
  if (value === undefined || value === "") return hasReleases(apiVersion) ? "published" : "raw";
  switch (value) {
    case "raw":
    case "published":
    case "drafts":
      return value;
    case "previewDrafts":
      return "drafts";
  }
  const stack = value.split(",").map((name) => (name === "previewDrafts" ? "drafts" : name));
  const invalid = stack.find((name) => name === "raw" || !RELEASE_NAME.test(name));
  if (invalid !== undefined) {
    throw httpError(
      400,
      `Invalid perspective "${value.slice(0, 100)}". Use raw, published, drafts, or release names separated by commas`,
    );
  }
  if (!hasReleases(apiVersion)) {
    throw httpError(
      400,
      `Complex perspectives are not supported for this version. Releases need API version v${RELEASES_SINCE} or later`,
    );
  }
  return stack;
}

/** Parses the text of a body as a JSON object, which can take a second. Throws LakeError 400. */
export function parseJsonObject(text: string): JsonObject {
  const body = parseJson(text);
  if (!isObject(body)) throw httpError(400, "The body must be a JSON object");
  return body;
}

/** Parses the text of a body, which can take a second. Throws LakeError 400. */
export function parseJson(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch (error) {
    throw httpError(400, `The body is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
