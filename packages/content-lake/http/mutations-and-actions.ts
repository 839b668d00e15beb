import { Hono } from "hono";

import { ANONYMOUS, type Identity } from "../access/identity.ts";
import { type Json, type JsonObject, isObject, isString } from "../documents/json.ts";
import { forbidden, unauthorized, httpError } from "../errors.ts";
import type { Lake, WriteOptions, WriteResult } from "../lake.ts";
import { toLakeError, validationError } from "../mutations/errors.ts";
import type { AnswerInTurn, TakeTurn } from "../protocol/client-turns.ts";
import { hasReleases, type LakeContext, type LakeEnv, parseJsonObject } from "../protocol/request.ts";
import { readText } from "../read-text.ts";

/**
 * POST /data/mutate/:dataset and /data/actions/:dataset. Writes are visible to queries before the response, for any `visibility`.
 */
export function writeRoutes(lake: Lake, answerInTurn: AnswerInTurn, takeTurn: TakeTurn): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.post("/data/mutate/:dataset", async (c) => {
    const identity = requireWriter(c, lake);
    const text = await readText(c);
    const returnsDocuments = c.req.query("returnDocuments") === "true";
    const [written, response] = await takeTurn(c, () => {
      const body = parseJsonObject(text);
      if (body.mutations === undefined) throw httpError(400, "The body has no mutations");
      const options = {
        ...toWriteOptions(c, identity, body),
        returnsDocuments,
        autoGenerateArrayKeys: c.req.query("autoGenerateArrayKeys") === "true",
      };
      const result = committedBefore(c, lake, options) ?? lake.mutate(body.mutations, options);
      return [result, returnsDocuments ? "" : JSON.stringify(withoutDocuments(result))];
    });
    await lake.flushed();
    return returnsDocuments
      ? answerInTurn(c, () => JSON.stringify(written))
      : c.body(response, 200, { "content-type": "application/json" });
  });

  routes.post("/data/actions/:dataset", async (c) => {
    const identity = requireWriter(c, lake);
    const text = await readText(c);
    const { transactionId } = await takeTurn(c, () => {
      const body = parseJsonObject(text);
      if (body.actions === undefined) throw httpError(400, "The body has no actions");
      if (!hasReleases(c.get("apiVersion"))) rejectReleaseActions(body.actions);
      const options = toWriteOptions(c, identity, body);
      return committedBefore(c, lake, options) ?? lake.action(body.actions, options);
    });
    await lake.flushed();
    return c.json({ transactionId });
  });

  return routes;
}

/**
 * The result of a transaction that a client sends again, because it got no response the first time. Clients mark such a request as
 * a retry. Without the mark, a reused transaction id is an error, because it could hide that another transaction was not applied.
 */
function committedBefore(c: LakeContext, lake: Lake, options: WriteOptions): WriteResult | undefined {
  return c.req.query("isRetry") === "true"
    ? lake.loggedResult(options.transactionId ?? "", options)
    : undefined;
}

function withoutDocuments({ transactionId, results }: WriteResult): JsonObject {
  return { transactionId, results: results.map(({ id, operation }) => ({ id, operation })) };
}

function rejectReleaseActions(actions: Json): void {
  if (!Array.isArray(actions)) return;
  const index = actions.findIndex(
    (action) =>
      isObject(action) &&
      isString(action.actionType) &&
      action.actionType.startsWith("sanity.action.release."),
  );
  if (index === -1) return;
  const description = "Actions on releases need API version v2025-02-19 or later";
  throw toLakeError("actionError", index, validationError(description));
}

function requireWriter(c: LakeContext, { permissions }: Lake): Identity {
  const identity = c.get("identity");
  if (identity.id === ANONYMOUS.id) throw unauthorized("Sign in to write");
  if (!permissions.mayWrite(identity)) throw forbidden("update");
  return identity;
}

/** Clients send these options as parameters or in the body. A `dryRun` that is not a Boolean is an error, because it must not be committed. */
function toWriteOptions(c: LakeContext, identity: Identity, body: JsonObject): WriteOptions {
  const transactionId = body.transactionId ?? c.req.query("transactionId");
  if (transactionId !== undefined && !isString(transactionId))
    throw httpError(400, "transactionId must be a string");
  const parameter = c.req.query("dryRun") ?? "false";
  const dryRun = body.dryRun ?? false;
  if (!["true", "false"].includes(parameter) || typeof dryRun !== "boolean")
    throw httpError(400, "dryRun must be true or false");
  return { identity, dryRun: dryRun || parameter === "true", transactionId };
}
