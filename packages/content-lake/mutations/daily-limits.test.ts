import { expect, test } from "vitest";

import type { Identity } from "../access/identity.ts";
import type { Json } from "../documents/json.ts";
import { openComments } from "../open-comments.ts";
import { openLake } from "../open-lake.ts";
import { rejectionOf } from "../testing/lake.ts";

const OPTIONS = { file: ":memory:", projectId: "local000", dataset: "production" };
const editor: Identity = { id: "eve", role: "editor" };
const contributor: Identity = { id: "carl", role: "contributor" };
const viewer: Identity = { id: "vera", role: "viewer" };

function tasks(count: number, title = "Again") {
  return Array.from({ length: count }, () => ({
    create: { _type: "tasks.task", authorId: viewer.id, title },
  }));
}

function draft(title: Json = "") {
  return { create: { _id: "drafts.", _type: "page", title } };
}

/** As many characters in texts of the longest that an account may store. */
function texts(characters: number): string[] {
  return Array.from({ length: characters / 50_000 }, () => "x".repeat(50_000));
}

function list(length: number): Json[] {
  return Array.from({ length }, () => 0);
}

test("an account that may not publish everything stores a limited amount in a day", () => {
  let now = Date.parse("2026-11-28T12:00:00Z");
  const tooMuch = { status: 429, error: expect.objectContaining({ type: "validationError" }) };
  const tooLong = { status: 413, error: expect.objectContaining({ type: "documentTooLargeError" }) };
  const atOnce = { status: 413, error: expect.objectContaining({ type: "transactionTooLargeError" }) };
  const comments = openComments({ ...OPTIONS, now: () => now });
  const add = (mutations: Json[], dryRun = false) =>
    rejectionOf(() => comments.mutate(mutations, { identity: viewer, dryRun }));
  expect(add(tasks(21))).toEqual(atOnce);
  for (let added = 0; added < 480; added += 20) expect(add(tasks(20))).toBe("accepted");
  expect(add(tasks(20), true)).toBe("accepted");
  expect(add(tasks(19))).toBe("accepted");
  expect(add(tasks(2))).toEqual(tooMuch);
  expect(add(tasks(1))).toBe("accepted");
  now += 24 * 3_600_000;
  expect(add(tasks(1))).toBe("accepted");
  expect(add(tasks(1, "x".repeat(100_000)))).toEqual(tooLong);
  for (let added = 0; added < 2_400_000; added += 1_200_000)
    expect(add(tasks(20, "x".repeat(60_000)))).toBe("accepted");
  expect(add(tasks(20, "x".repeat(60_000)))).toEqual(tooMuch);

  const lake = openLake(OPTIONS);
  const german: Identity = { id: "gerda", role: "editor", scope: '_type == "page"' };
  const write = (identity: Identity, mutations: Json[]) =>
    rejectionOf(() => lake.mutate(mutations, { identity }));
  const many = (count: number) => Array.from({ length: count }, () => draft());
  const large = Array.from({ length: 11 }, () => draft(texts(950_000)));
  const deleteAll = () => lake.mutate([{ delete: { query: "*" } }], { identity: editor });
  expect(write(german, many(501))).toEqual(atOnce);
  for (let added = 0; added < 5000; added += 500) {
    expect(write(german, many(500))).toBe("accepted");
    deleteAll();
  }
  expect(write(german, many(1))).toEqual(tooMuch);
  expect(write(contributor, [draft(texts(1_000_000))])).toEqual(tooLong);
  expect(write(contributor, [draft("x".repeat(60_001))])).toEqual(tooLong);
  expect(large.map((each) => (deleteAll(), write(contributor, [each])))).toEqual([
    ...Array.from({ length: 10 }, () => "accepted"),
    tooMuch,
  ]);
  expect(write(editor, many(5001))).toBe("accepted");
});

test("what a small patch writes to the log counts", () => {
  const comments = openComments(OPTIONS);
  const write = (mutation: Json) => rejectionOf(() => comments.mutate([mutation], { identity: viewer }));
  const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
  const lists = Object.fromEntries(
    names.map((name) => [name, Array.from({ length: 1000 }, () => ({ v: 0 }))]),
  );
  write({ create: { _id: "a", _type: "tasks.task", authorId: viewer.id, ...lists } });
  const answers = Array.from({ length: 200 }, (_, round) => {
    const set = Object.fromEntries(names.map((name) => [`${name}[0:].v`, (round + 1) % 2]));
    return write({ patch: { id: "a", set } });
  });
  expect(answers[0]).toBe("accepted");
  expect(answers.find((answer) => answer !== "accepted")).toMatchObject({ status: 429 });
});

test("the transactions of an account count, because they push those of others out of the log", () => {
  const comments = openComments(OPTIONS);
  const write = (identity: Identity, id: string) =>
    rejectionOf(() =>
      comments.mutate([{ createOrReplace: { _id: id, _type: "tasks.task", authorId: identity.id } }], {
        identity,
      }),
    );
  for (let count = 0; count < 5000; count++) write(viewer, "a");
  expect(write(viewer, "a")).toMatchObject({ status: 429 });
  expect(write(contributor, "b")).toBe("accepted");
});

test("an account that may not publish everything adds no list or object that is too long for the form of the Studio", () => {
  const lake = openLake(OPTIONS);
  const tooLong = { status: 413, error: expect.objectContaining({ type: "documentTooLargeError" }) };
  const write = (identity: Identity, blocks: Json[], more = {}) =>
    rejectionOf(() =>
      lake.mutate([{ createOrReplace: { _id: "drafts.a", _type: "page", blocks, ...more } }], { identity }),
    );
  expect(write(contributor, list(1001))).toEqual(tooLong);
  expect(write(contributor, [{ rows: list(1001) }])).toEqual(tooLong);
  expect(
    write(
      contributor,
      Array.from({ length: 21 }, () => list(1000)),
    ),
  ).toEqual(tooLong);
  const fields = (count: number) => Object.fromEntries(list(count).map((value, n) => [`f${n}`, value]));
  expect(write(contributor, [], fields(200))).toEqual(tooLong);
  expect(write(contributor, [fields(201)])).toEqual(tooLong);
  expect(write(contributor, [fields(200)])).toBe("accepted");
  expect(write(contributor, list(1000))).toBe("accepted");
  expect(write(editor, list(5000))).toBe("accepted");
  expect(write(contributor, list(4000), { title: "Shorter" })).toBe("accepted");
});
