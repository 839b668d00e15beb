import { createPreviewToken } from "contracts/preview-token.ts";

import { sendToLake } from "../../sandbox/lake.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { bearer, withAccount } from "../accounts.ts";
import type { Row } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";
import { API, COMMENTS, prepareDocuments, VIEWER, write } from "./roles.ts";

export const comments: readonly Row[] = [
  {
    number: 123,
    area: "lake",
    title: "comments and tasks are hidden from anonymous clients and from preview tokens",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await prepareDocuments(context);
      const outsiders = {
        "an anonymous client": { "x-forwarded-for": "203.0.113.7" },
        "a page of the site": { origin: sandbox.siteUrl },
        "a preview": bearer(createPreviewToken(sandbox.readToken)),
      };
      for (const [label, headers] of Object.entries(outsiders)) {
        for (const path of [
          `${API}/data/query/${COMMENTS}?query=*`,
          `${API}/projects/local000/datasets/${COMMENTS}/query?query=*`,
          `${API}/data/doc/${COMMENTS}/attack-comment`,
          `${API}/data/export/${COMMENTS}`,
          `${API}/data/listen/${COMMENTS}?query=*`,
          `${API}/data/live/events/${COMMENTS}`,
          `${API}/data/history/${COMMENTS}/transactions/attack-comment`,
          `${API}/data/references/${COMMENTS}/documents/attack-comment/to`,
        ]) {
          // If a request is wrongly accepted, it returns an endless event stream, so each request has a timeout.
          const options = { label, headers, timeoutMs: 3000 };
          expectStatus(context, await sendToLake(sandbox, path, options), 401);
        }
        const content = await sendToLake(sandbox, `${API}/data/query/production?query=*[_type=="comment"]`, {
          label,
          headers,
        });
        expectThat(context, content, "no comment", !content.body.includes("attack-comment"));
      }
    },
  },
  {
    number: 128,
    area: "lake",
    title:
      "an address that looks like a ping cannot read comments, and a reviewer cannot delete or forge them",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await prepareDocuments(context);
      const ping = `data/ping/${COMMENTS}`;
      for (const [label, headers] of Object.entries({
        "an anonymous client": { "x-forwarded-for": "203.0.113.7" },
        "a preview": bearer(createPreviewToken(sandbox.readToken)),
      })) {
        for (const path of [
          `data/doc/${COMMENTS}/attack-comment,x/${ping}`,
          `projects/local000/datasets/${COMMENTS}/doc/attack-comment,x/${ping}`,
          `data/history/${COMMENTS}/documents/attack-comment,x/${ping}`,
          `data/history/${COMMENTS}/transactions/attack-comment,x/${ping}`,
        ]) {
          expectStatus(context, await sendToLake(sandbox, `${API}/${path}`, { label, headers }), 401);
        }
      }
      await withAccount(sandbox, VIEWER, async (token) => {
        const forged = { _key: "k", userId: "ada", shortName: ":heart:", addedAt: "2026-11-23T12:00:00Z" };
        for (const [label, mutation] of Object.entries({
          "delete a comment": { delete: { id: "attack-comment" } },
          "delete all comments": { delete: { query: '*[_type == "comment"]' } },
          "delete a task": { delete: { id: "attack-task" } },
          "react as another person": { patch: { id: "attack-comment", set: { reactions: [forged] } } },
        }))
          expectStatus(context, await write(sandbox, token, { mutations: [mutation] }, COMMENTS, label), 403);
        const mine = { ...forged, userId: await userIdOf(sandbox, token) };
        const react = { patch: { id: "attack-comment", set: { reactions: [mine] } } };
        expectStatus(context, await write(sandbox, token, { mutations: [react] }, COMMENTS), 200);
      });
    },
  },
];

async function userIdOf(sandbox: Sandbox, token: string): Promise<string> {
  const { body } = await sendToLake(sandbox, "/v1/auth/id", { headers: bearer(token) });
  return /"id":"([^"]+)"/.exec(body)?.[1] ?? "";
}
