import type { StoredDocument } from "stored-values/stored-document.ts";
import { sampleTitles } from "studio-kit/testing/sample-titles.ts";
import { expect, test } from "vitest";

import { createCheckChanges } from "./check-changes.ts";
import type { createCheckRunner } from "./check-runner.ts";
import { wholeDocument } from "./findings.ts";
import { createKeptFindings } from "./kept-findings.ts";

type Runner = ReturnType<typeof createCheckRunner>;

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const createKept = () =>
  createKeptFindings({
    storage,
    key: "check",
    build: "1",
    titles: sampleTitles,
    sharedValuesOf: () => [],
    comparedTypes: [],
    typesWithReferrers: [],
    embeddedTypes: [],
  });

/** A check whose runner fails for the ids and rules in `failing`. */
function setup({ rules = ["titles"] } = {}) {
  const failing = new Set<string>();
  const requests: string[] = [];
  const progress: string[] = [];
  let isCanceled = false;
  const onRequest: { call: () => void } = { call: () => undefined };
  const runner: Runner = {
    rules: async () => rules,
    run: async (_, request, onFound) => {
      onRequest.call();
      if (request.type === "documents") throw new Error("Only the runner sends documents");
      const ids = request.type === "check" ? request.ids : [request.rule];
      requests.push(ids.join(" "));
      if (ids.some((id) => failing.has(id))) return "takes too long";
      if (request.type === "check") for (const id of ids) onFound(id, [wholeDocument(`About ${id}`)]);
      else onFound("a", [wholeDocument(`${request.rule} about a`)]);
      return undefined;
    },
  };
  const loaded = new Map<string, StoredDocument>();
  /** The same object for the same revision, as it is loaded once. */
  const documentOf = (id: string, revision: string) => {
    const document = loaded.get(`${id} ${revision}`) ?? { _id: id, _rev: revision, _type: "page", title: id };
    loaded.set(`${id} ${revision}`, document);
    return document;
  };
  const kept = createKept();
  const { checkChanges, clear } = createCheckChanges({ kept, runner });
  return {
    failing,
    clear,
    onRequest,
    cancel: () => (isCanceled = true),
    messages: () => kept.findings().map(({ document, message }) => `${document._id}: ${message}`),
    /** Checks documents with these ids and returns what was asked of the runner. */
    check: async (revisions: Record<string, string>) => {
      isCanceled = false;
      requests.length = 0;
      progress.length = 0;
      const documents = Object.entries(revisions).map(([id, revision]) => documentOf(id, revision));
      await checkChanges({
        revised: documents.map(({ _id, _rev }) => ({ id: _id, revision: _rev })),
        byId: new Map(documents.map((document) => [document._id, { document, isCut: false }])),
        published: new Set(),
        ask: async () => undefined,
        report: (outdated, checked) => progress.push(`${checked}/${outdated}`),
        isCanceled: () => isCanceled,
      });
      return { requests: [...requests], progress: [...progress] };
    },
  };
}

test("only what has changed is checked again, and the rules between documents always", async () => {
  const { check, messages } = setup();
  expect(await check({ a: "1", b: "1" })).toEqual({
    requests: ["a b", "titles"],
    progress: ["0/2", "2/2", "2/2"],
  });
  expect((await check({ a: "1", b: "2" })).requests).toEqual(["b", "titles"]);
  expect(messages()).toEqual(["a: About a", "a: titles about a", "b: About b"]);
});

test("a document that takes too long is reported, and its whole batch is checked one by one", async () => {
  const { check, failing, messages } = setup();
  failing.add("b");
  expect((await check({ a: "1", b: "1" })).requests).toEqual(["a b", "titles", "a", "b"]);
  expect(messages()).toContain("b: The check of this document takes too long. Shorten the document");
  expect(messages()).toContain("a: About a");
});

test("a failed rule is not tried again because another document has changed", async () => {
  const { check, failing, messages } = setup({ rules: ["slow", "titles"] });
  failing.add("slow");
  await check({ a: "1", longest: "1" });
  expect(
    messages().find((message) => message.startsWith("longest: The rule “slow” takes too long")),
  ).toBeDefined();
  expect((await check({ a: "2", longest: "1" })).requests).toEqual(["a", "titles"]);
});

test("a failed rule is tried again when the reported document has changed, and last", async () => {
  const { check, failing, messages, clear } = setup({ rules: ["slow", "titles"] });
  failing.add("slow");
  await check({ a: "1" });
  failing.clear();
  expect((await check({ a: "2" })).requests).toEqual(["a", "titles", "slow"]);
  expect(messages().join()).not.toContain("takes too long");
  clear();
  expect((await check({ a: "2" })).requests).toEqual(["a", "slow", "titles"]);
});

test("a check that is canceled stops after its request, and the next one continues", async () => {
  const { check, cancel, onRequest, messages } = setup();
  onRequest.call = cancel;
  expect(await check({ a: "1" })).toEqual({ requests: ["a"], progress: ["0/1"] });
  onRequest.call = () => undefined;
  expect((await check({ a: "1" })).requests).toEqual(["titles"]);
  expect(messages()).toEqual(["a: About a", "a: titles about a"]);
});
