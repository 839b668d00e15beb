import { createHash, createHmac } from "node:crypto";

import { requestPath } from "contracts/request-path.ts";

import type { Database } from "#database/schema.ts";

const DAY_MS = 86_400_000;
const LIFETIME_MS = 180 * DAY_MS;
/** A mail has a link that works for so long at least. */
const MIN_LIFETIME_MS = 30 * DAY_MS;

export type RequestLinks = ReturnType<typeof createRequestLinks>;

/**
 * The links to the pages of quote requests. Anyone with the link to a request can read and complete it.
 *
 * The database contains only the hash of a token. A mail is often written long after its request was stored, so a token can be computed
 * again: from a secret that is not in the database. A copy of the database opens no request. The links of a request are numbered, so that
 * requests and mails at the same moment get the same one.
 */
export function createRequestLinks(database: Database, siteSecret: string) {
  const tokenOf = (quoteRequestId: string, ordinal: number) =>
    createHmac("sha256", siteSecret)
      .update(`request page\n${quoteRequestId}\n${ordinal}`)
      .digest("hex")
      .slice(0, 40);

  async function create(quoteRequestId: string, ordinal: number, at: Date): Promise<string> {
    const token = tokenOf(quoteRequestId, ordinal);
    const expiresAt = new Date(at.getTime() + LIFETIME_MS).toISOString();
    await database
      .insertInto("requestLinks")
      .values({ tokenHash: hashOf(token), quoteRequestId, ordinal, expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return token;
  }

  const linksOf = (quoteRequestId: string) =>
    database
      .selectFrom("requestLinks")
      .select(["tokenHash", "ordinal", "expiresAt"])
      .where("quoteRequestId", "=", quoteRequestId)
      .orderBy("ordinal", "desc");

  /** The token of the request's link, which is created if the request has none that works for a while. Only for what staff do. */
  async function open(quoteRequestId: string, at: Date): Promise<string> {
    const links = await linksOf(quoteRequestId).execute();
    const worksUntil = new Date(at.getTime() + MIN_LIFETIME_MS).toISOString();
    for (const { tokenHash, ordinal, expiresAt } of links) {
      const token = tokenOf(quoteRequestId, ordinal);
      // The hash differs if the operator has changed the secret.
      if (expiresAt > worksUntil && hashOf(token) === tokenHash) return token;
    }
    return create(quoteRequestId, (links[0]?.ordinal ?? 0) + 1, at);
  }

  /**
   * The token of the request's first link, for its sender and for the receipt. Undefined once staff have revoked it: only they open
   * another one.
   */
  async function openFirst(quoteRequestId: string, at: Date): Promise<string | undefined> {
    const links = await linksOf(quoteRequestId).execute();
    const token = links.length === 0 ? await create(quoteRequestId, 1, at) : tokenOf(quoteRequestId, 1);
    return (await find(token, at)) && token;
  }

  /** The request to which a token leads. Undefined if the token is unknown, expired or revoked. */
  const find = (token: string, at: Date) =>
    database
      .selectFrom("requestLinks")
      .select(["quoteRequestId", "expiresAt"])
      .where("tokenHash", "=", hashOf(token))
      .where("expiresAt", ">", at.toISOString())
      .executeTakeFirst();

  return {
    open,
    openFirst,
    find,
    /** The path on the site of the link that `open` returns, in the language in which the request was sent. */
    async pathOf(quoteRequestId: string, at: Date): Promise<string> {
      const { language } = await database
        .selectFrom("quoteRequests")
        .select("language")
        .where("id", "=", quoteRequestId)
        .executeTakeFirstOrThrow();
      return requestPath(await open(quoteRequestId, at), language);
    },
    /** When the request's link expires. Undefined if it has no valid link. */
    async expiryOf(quoteRequestId: string, at: Date): Promise<string | undefined> {
      const [latest] = await linksOf(quoteRequestId).where("expiresAt", ">", at.toISOString()).execute();
      return latest?.expiresAt;
    },
    /** Revokes all links to a request and to its reorders, because anyone with the first link could have created those. */
    async revoke(quoteRequestId: string, at: Date): Promise<void> {
      await database
        .withRecursive("revoked(id)", (query) =>
          query
            .selectFrom("quoteRequests")
            .select("quoteRequests.id")
            .where("quoteRequests.id", "=", quoteRequestId)
            .union(
              query
                .selectFrom("quoteRequests")
                .innerJoin("revoked", "revoked.id", "quoteRequests.repeatedFrom")
                .select("quoteRequests.id"),
            ),
        )
        .updateTable("requestLinks")
        .set({ expiresAt: at.toISOString() })
        .where("quoteRequestId", "in", (builder) => builder.selectFrom("revoked").select("id"))
        .where("expiresAt", ">", at.toISOString())
        .execute();
    },
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
