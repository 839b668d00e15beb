import { Worker } from "node:worker_threads";

import { afterAll, expect, test } from "vitest";

import type { CheckReply } from "./check-messages.ts";
import { type CheckedContent, type CheckWorker, createCheckRunner } from "./check-runner.ts";
import type { FieldFinding } from "./findings.ts";

const workers: Worker[] = [];
afterAll(() => Promise.all(workers.map((worker) => worker.terminate())));

/** Starts testing/worker.ts as a browser would. */
function startWorker(): CheckWorker {
  const worker = new Worker(new URL("./testing/worker.ts", import.meta.url));
  workers.push(worker);
  return {
    postMessage: (message) => worker.postMessage(message, []),
    addEventListener: (type: string, listener: (event: { readonly data: CheckReply }) => void) => {
      if (type === "message") worker.on("message", (data: CheckReply) => listener({ data }));
    },
    terminate: () => void worker.terminate(),
  };
}

const LIMITS = { computing: 1000, total: 20_000 };
const runner = createCheckRunner(startWorker, LIMITS);

function contentOf(titles: readonly string[], ask: CheckedContent["ask"] = async () => 7): CheckedContent {
  const documents = titles.map((title) => ({ _id: title, _rev: "1", _type: "page", title }));
  return { documents: new Map(documents.map((each) => [each._id, each])), published: new Set(), ask };
}

function setup(content: CheckedContent, runnerOf = runner) {
  const found = new Map<string, readonly FieldFinding[]>();
  const onFound = (id: string, findings: readonly FieldFinding[]) => void found.set(id, findings);
  return {
    found,
    check: (...ids: string[]) => runnerOf.run(content, { type: "check", ids }, onFound),
    compare: (rule: string) => runnerOf.run(content, { type: "compare", rule }, onFound),
  };
}

test("a document that is never checked ends the worker, and the next request starts another one", async () => {
  const { check, found } = setup(contentOf(["Endless", "Asking"]));
  expect(await check("Endless")).toBe("takes too long");
  expect(found).toEqual(new Map());
  expect(await check("Asking")).toBeUndefined();
  expect(found.get("Asking")).toMatchObject([{ level: "error", message: "7 documents" }]);
});

test("a rule between documents that never ends says so, and other rules still work", async () => {
  const content = contentOf(["Compared"]);
  const { compare, found } = setup(content);
  expect(await runner.rules(content)).toEqual(["endless", "titles"]);
  expect(await compare("endless")).toBe("takes too long");
  expect(await compare("titles")).toBeUndefined();
  expect(found.get("Compared")).toHaveLength(1);
});

test("waiting for the lake is not computing, but it has a limit of its own", async () => {
  const content = contentOf(["Asking"], () => new Promise((resolve) => setTimeout(resolve, 2000, 7)));
  expect(await setup(content).check("Asking")).toBeUndefined();
  const impatient = createCheckRunner(startWorker, { ...LIMITS, total: 1000 });
  expect(await setup(content, impatient).check("Asking")).toBe("takes too long");
});

test("what rules ask again and again is asked once, until the documents change", async () => {
  let asked = 0;
  const content = contentOf(["Asking", "Calm"], async () => (asked += 1));
  const { check, found } = setup(content);
  await check("Asking", "Calm");
  await check("Asking");
  expect(asked).toBe(1);
  const changed = setup(contentOf(["Asking"], content.ask));
  await changed.check("Asking");
  expect([asked, found.get("Asking")?.[0]?.message]).toEqual([2, "1 documents"]);
});

test("a query that fails is a finding, and an error in one document does not stop the others", async () => {
  const content = contentOf(["Asking", "Wrong"], () => Promise.reject(new Error("No access")));
  const { check, found } = setup(content);
  expect(await check("Asking", "Wrong")).toBeUndefined();
  expect([...found.keys()].toSorted()).toEqual(["Asking", "Wrong"]);
  expect(found.get("Asking")).toMatchObject([{ message: expect.stringContaining("No access") }]);
});

test("a document gets at most a hundred findings of limited length, and does not take the place of others", async () => {
  const { compare, found } = setup(contentOf(["Many", "Few"]));
  expect(await compare("titles")).toBeUndefined();
  expect(found.get("Few")).toHaveLength(1);
  expect(found.get("Few")?.[0]?.message.length).toBeLessThan(1100);
  expect(found.get("Many")).toHaveLength(101);
  expect(found.get("Many")?.[0]).toMatchObject({
    level: "error",
    message: expect.stringContaining("Only 100"),
  });
});
