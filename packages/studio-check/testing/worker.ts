import { parentPort } from "node:worker_threads";

import { defineType } from "@sanity/types";
import { sampleTitles } from "studio-kit/testing/sample-titles.ts";

import type { CheckRequest, QueryAnswer } from "../check-messages.ts";
import { serveCheck } from "../serve-check.ts";

// A worker with a rule that never ends. Tests start it in Node.

const page = defineType({
  name: "page",
  type: "document",
  validation: (rule) =>
    rule.custom(async (document, { getClient }) => {
      if (document?.["title"] === "Endless") loop();
      if (document?.["title"] === "Wrong") throw new Error("Wrong");
      const found: unknown = await getClient({ apiVersion: "2025-11-01" }).fetch("count(*)", {}, {});
      return document?.["title"] === "Asking" ? `${String(found)} documents` : true;
    }),
  fields: [{ name: "title", type: "string" }],
});

function loop(): never {
  for (;;);
}

serveCheck(
  {
    titles: sampleTitles,
    isPublishedWith: async () => true,
    types: [page],
    comparisons: new Map([
      ["endless", (documents) => (documents.some(({ title }) => title === "Compared") ? loop() : [])],
      [
        "titles",
        (documents) =>
          documents.flatMap((document) =>
            Array.from({ length: document["title"] === "Many" ? 1e5 : 1 }, (_, index) => ({
              document,
              level: "info" as const,
              message: `${index} ${"x".repeat(2000)}`,
              path: ["title"],
            })),
          ),
      ],
    ]),
  },
  {
    addEventListener: (_, listener) =>
      parentPort?.on("message", (data: CheckRequest | QueryAnswer) => listener({ data })),
    postMessage: (reply) => parentPort?.postMessage(reply, []),
  },
);
