import { expect, onTestFinished, test, vi } from "vitest";

import { StoppedError } from "../errors.ts";
import { editor, rejectionOf, setup } from "../testing/lake.ts";

const page = { _id: "a", _type: "page" };

test("the client's transaction id becomes the revision", () => {
  const { lake, identity } = setup();
  expect(lake.mutate([{ create: page }], { identity, transactionId: "mine" }).transactionId).toBe("mine");
  expect(lake.documents.get("a")?._rev).toBe("mine");
});

test("a transaction id cannot be used twice", () => {
  const { lake, identity } = setup();
  lake.mutate([{ create: page }], { identity, transactionId: "mine" });
  const again = () =>
    lake.mutate([{ patch: { id: "a", set: { title: "B" } } }], { identity, transactionId: "mine" });
  expect(rejectionOf(again)).toMatchObject({ status: 409, error: { id: "mine" } });
  expect(lake.documents.get("a")).not.toHaveProperty("title");
});

test("a malformed transaction id is rejected", () => {
  const { lake, identity } = setup();
  expect(
    rejectionOf(() => lake.mutate([{ create: page }], { identity, transactionId: "a b" })),
  ).toMatchObject({
    status: 400,
  });
});

test.each([
  ["strangers", { role: "anonymous" }],
  ["programs with a viewer's token", { role: "viewer", isRobot: true }],
] as const)("%s cannot write", (_name, rights) => {
  const { lake } = setup();
  const identity = { ...editor, ...rights };
  expect(rejectionOf(() => lake.mutate([{ create: page }], { identity }))).toMatchObject({
    status: 403,
    error: { type: "insufficientPermissionsError" },
  });
  expect(rejectionOf(() => lake.action([], { identity }))).toMatchObject({ status: 403 });
});

test("a document of more than 32 MB is rejected", () => {
  const { lake, mutate } = setup();
  expect(
    rejectionOf(() => mutate({ create: { ...page, text: "x".repeat(32 * 1024 * 1024) } })),
  ).toMatchObject({
    status: 413,
  });
  expect(lake.documents.size).toBe(0);
});

test("a change has the documents before and after it, and effects without the revision", () => {
  const { lake, identity } = setup();
  const changes: unknown[] = [];
  lake.onCommit((transaction) => changes.push(...transaction.changes));
  lake.mutate([{ create: page }], { identity, transactionId: "one" });
  lake.mutate([{ delete: { id: "a" } }], { identity, transactionId: "two" });
  const { _rev, ...withoutRevision } = {
    ...page,
    _rev: "one",
    _createdAt: expect.any(String),
    _updatedAt: expect.any(String),
  };
  const stored = { ...withoutRevision, _rev };
  expect(changes).toEqual([
    {
      id: "a",
      before: null,
      after: stored,
      mutations: [{ create: withoutRevision }],
      effects: { apply: [0, withoutRevision], revert: [0, null] },
    },
    {
      id: "a",
      before: stored,
      after: null,
      mutations: [{ delete: { id: "a" } }],
      effects: { apply: [0, null], revert: [0, withoutRevision] },
    },
  ]);
});

test("too deeply nested values are rejected, whether created at once or by patches", () => {
  const { lake, mutate } = setup();
  const nested = JSON.parse(`${'{"x":'.repeat(20_000)}1${"}".repeat(20_000)}`);
  expect(rejectionOf(() => mutate({ create: { ...page, nested } }))).toMatchObject({ status: 400 });
  mutate({ create: page });
  const path = Array.from({ length: 150 }, () => "x").join(".");
  mutate({ patch: { id: "a", set: { [path]: 1 } } });
  expect(rejectionOf(() => mutate({ patch: { id: "a", set: { [`${path}.${path}`]: 1 } } }))).toMatchObject({
    status: 400,
  });
  expect(lake.documents.get("a")).toHaveProperty(path, 1);
});

test.each(["toString", "valueOf", "hasOwnProperty", "_sanityAsset"])(
  "a field that is named %s is rejected, whether created at once or by a patch",
  (name) => {
    const { lake, mutate } = setup();
    const odd = JSON.parse(`[{ "${name}": 1 }]`);
    expect(rejectionOf(() => mutate({ create: { ...page, odd } }))).toMatchObject({ status: 400 });
    mutate({ create: page });
    expect(rejectionOf(() => mutate({ patch: { id: "a", set: { odd } } }))).toMatchObject({ status: 400 });
    expect(lake.documents.get("a")).not.toHaveProperty("odd");
  },
);

test("numbers that JSON does not have are rejected, whether they are sent or computed", () => {
  const { lake, mutate } = setup();
  mutate({ create: { ...page, n: 1.7e308 } });
  expect(rejectionOf(() => mutate({ patch: { id: "a", inc: { n: 1.7e308 } } }))).toMatchObject({
    status: 400,
  });
  const list = JSON.parse("[1e999]");
  expect(rejectionOf(() => mutate({ patch: { id: "a", set: { list } } }))).toMatchObject({ status: 400 });
  expect(lake.documents.get("a")).toMatchObject({ n: 1.7e308 });
});

test("names of fields, types and the IDs in references have at most 1,000 characters, because V8 compares long ones with each other", () => {
  const { mutate } = setup();
  const [allowed, long] = ["x".repeat(1000), "x".repeat(1001)];
  mutate({
    create: { ...page, field: { [allowed]: 1, _type: allowed, text: long, _weak: true, _ref: allowed } },
  });
  for (const field of [{ [long]: 1 }, { _type: long }, [{ _weak: true, _ref: long }]])
    expect(rejectionOf(() => mutate({ patch: { id: "a", set: { field } } }))).toMatchObject({ status: 400 });
});

test.each([
  ["viewer", 403],
  ["editor", 413],
] as const)(
  "thousands of copies of a large document by a %s are stopped before all are read",
  (role, status) => {
    const { lake, mutate } = setup({ maxTransactionMs: 200 });
    const list = Array.from({ length: 10_000 }, (_, n) => n);
    mutate({ create: { ...page, list } });
    const copies = Array.from({ length: 4000 }, (_, n) => ({
      actionType: "sanity.action.document.version.create",
      publishedId: "a",
      versionId: `versions.r${n}.a`,
      baseId: "a",
    }));
    const before = process.threadCpuUsage();
    const copy = () => lake.action(copies, { identity: { id: "vera", role } });
    expect(rejectionOf(copy)).toMatchObject({ status });
    // It took seconds.
    expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
  },
);

test("the time of a transaction includes what follows its mutations, such as the check of permissions", () => {
  const { lake, identity } = setup({ maxTransactionMs: 10_000 });
  const create = Array.from({ length: 6 }, (_, n) => ({ create: { ...page, _id: `a${n}` } }));
  let now = 0;
  const clock = vi
    .spyOn(process, "threadCpuUsage")
    .mockImplementation((start) => ({ user: (now += 1_000_000) - (start?.user ?? 0), system: 0 }));
  onTestFinished(() => clock.mockRestore());
  expect(() => lake.mutate(create, { identity })).toThrow(StoppedError);
  expect(rejectionOf(() => lake.mutate(create, { identity }))).toMatchObject({
    status: 413,
    error: { type: "transactionTooLargeError" },
  });
});
