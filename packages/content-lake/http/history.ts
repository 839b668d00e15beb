import { Hono } from "hono";

import { isSignedIn, mayRead } from "../access/identity.ts";
import { readDeadlineOf } from "../deadline.ts";
import type { StoredDocument } from "../documents/document.ts";
import type { LoggedTransaction } from "../documents/transaction.ts";
import { unauthorized, httpError } from "../errors.ts";
import type { History } from "../lake.ts";
import type { AnswerInTurn } from "../protocol/client-turns.ts";
import { type LakeContext, type LakeEnv, parseIds, parseLimit } from "../protocol/request.ts";
import { MAX_CHARACTERS, tooManyDocuments } from "./documents.ts";

/**
 * /data/history/:dataset/…: for signed-in clients only, because old revisions of published documents may never have been public.
 */
export function historyRoutes(history: History, answerInTurn: AnswerInTurn): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.use("/data/history/:dataset/*", async (c, next) => {
    if (!isSignedIn(c.get("identity"))) throw unauthorized("Sign in to see the history");
    await next();
  });

  routes.get("/data/history/:dataset/transactions/:ids{.+}", (c) =>
    answerInTurn(c, () => transactionLines(c, history), "application/x-ndjson"),
  );

  routes.get("/data/history/:dataset/documents/:ids{.+}", (c) =>
    answerInTurn(c, () => JSON.stringify({ documents: documentsAt(c, history) })),
  );

  routes.get("/data/history/:dataset/events/documents/:id{.+}", (c) => {
    const [id = ""] = parseIds(c.req.param("id"));
    const limit = parseLimit(c.req.query("limit"), 100, 1000);
    const cursor = c.req.query("nextCursor") || undefined;
    return answerInTurn(c, () => {
      const { events, nextCursor } = history.documentEvents(
        id,
        { limit, cursor },
        readDeadlineOf(c.get("identity")),
      );
      return JSON.stringify({ events: { [id]: events }, nextCursor });
    });
  });

  routes.get("/data/history/:dataset/events/releases/:id{.+}", (c) => {
    const [id = ""] = parseIds(c.req.param("id"));
    return answerInTurn(c, () => {
      const events = history.releaseEvents(id, readDeadlineOf(c.get("identity")));
      return JSON.stringify({ events, nextCursor: "" });
    });
  });

  return routes;
}

function transactionLines(c: LakeContext, history: History): string {
  const { excludeContent, excludeMutations, effectFormat } = c.req.query();
  const parts = {
    hasMutations: excludeContent !== "true" && excludeMutations !== "true",
    hasEffects: effectFormat === "mendoza",
  };
  return history
    .transactions(parseIds(c.req.param("ids")), {
      fromTransaction: c.req.query("fromTransaction"),
      toTransaction: c.req.query("toTransaction"),
      fromTime: c.req.query("fromTime"),
      toTime: c.req.query("toTime"),
      authors: c.req.query("authors")?.split(","),
      reverse: c.req.query("reverse") === "true",
      limit: parseLimit(c.req.query("limit"), 50, 10_000),
      isContentNeeded: parts.hasMutations || parts.hasEffects,
    })
    .map((transaction) => toLogLine(transaction, parts))
    .join("");
}

/** The documents of a request as they were then. */
function documentsAt(c: LakeContext, history: History): StoredDocument[] {
  const { revision, time, lastRevision } = c.req.query();
  const isLast = lastRevision === "true" || undefined;
  if ([revision, time, isLast].filter((point) => point !== undefined).length > 1)
    throw httpError(400, "Use only one of revision, time and lastRevision");
  const deadline = readDeadlineOf(c.get("identity"));
  const find = (id: string) => {
    if (isLast) return history.lastRevision(id, deadline);
    if (revision !== undefined) return history.atRevision(id, revision, deadline);
    return history.atTime(id, parseTime(time), deadline);
  };
  const documents: StoredDocument[] = [];
  let characters = 0;
  for (const id of parseIds(c.req.param("ids"))) {
    const document = find(id);
    if (document === null || !mayRead(c.get("identity"), document)) continue;
    characters += JSON.stringify(document).length;
    if (characters > MAX_CHARACTERS) throw tooManyDocuments();
    documents.push(document);
  }
  return documents;
}

function toLogLine(
  { id, timestamp, author, changes }: LoggedTransaction,
  { hasMutations, hasEffects }: { readonly hasMutations: boolean; readonly hasEffects: boolean },
): string {
  const header = JSON.stringify({ id, timestamp, author, documentIDs: changes.map((change) => change.id) });
  const parts = [header.slice(1, -1)];
  if (hasMutations) {
    const lists = changes.map(({ mutations }) => mutations.slice(1, -1)).filter((list) => list !== "");
    parts.push(`"mutations":[${lists.join(",")}]`);
  }
  if (hasEffects) {
    const effects = changes.map(
      (change) => `${JSON.stringify(change.id)}:{"apply":${change.apply},"revert":${change.revert}}`,
    );
    parts.push(`"effects":{${effects.join(",")}}`);
  }
  return `{${parts.join(",")}}\n`;
}

function parseTime(time: string | undefined): string {
  const parsed = time === undefined ? Date.now() : Date.parse(time);
  if (Number.isNaN(parsed))
    throw httpError(
      400,
      `time must be a date such as 2026-11-21T12:00:00Z, not "${String(time).slice(0, 40)}"`,
    );
  return new Date(parsed).toISOString();
}
