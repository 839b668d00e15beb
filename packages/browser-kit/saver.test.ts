import { expect, onTestFinished, test, vi } from "vitest";

import { createSaver, type SaveResult, type SaveState } from "./saver.ts";

const SAVED: SaveResult = { kind: "received" };
const LOST: SaveResult = { kind: "rejected", message: "The connection was lost." };

/** A form with one text, whose posts are answered by the test. */
function setup() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const posts: { text: unknown; signal: AbortSignal; answer: (result: SaveResult) => void }[] = [];
  const states: SaveState["kind"][] = [];
  let text = "";
  const saver = createSaver({
    read: () => {
      const data = new FormData();
      data.set("text", text);
      return data;
    },
    post: (data, signal) =>
      new Promise((answer) => void posts.push({ text: data.get("text"), signal, answer })),
    setState: ({ kind }) => states.push(kind),
  });
  return {
    ...saver,
    posts,
    states,
    type: (typed: string) => {
      text = typed;
      saver.saveSoon();
    },
    sent: () => posts.map((post) => post.text),
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

test("a pause in typing saves once", async () => {
  const { posts, sent, states, type, wait } = setup();
  type("a");
  await wait(700);
  type("ab");
  await wait(800);
  expect(sent()).toEqual(["ab"]);
  posts[0]?.answer(SAVED);
  await wait(20_000);
  expect(sent()).toEqual(["ab"]);
  expect(states).toEqual(["unsaved", "saving", "saved"]);
});

test("what is typed during a save is saved after it", async () => {
  const { posts, sent, type, wait } = setup();
  type("a");
  await wait(800);
  type("ab");
  await wait(5000);
  expect(sent()).toEqual(["a"]);
  posts[0]?.answer(SAVED);
  await wait(800);
  expect(sent()).toEqual(["a", "ab"]);
});

test("what is typed during a save is saved at once when the page is left, in place of the older text", async () => {
  const { leave, posts, sent, states, type, wait } = setup();
  type("a");
  await wait(800);
  type("ab");
  leave();
  expect(sent()).toEqual(["a", "ab"]);
  expect(posts.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  // The browser may keep the page, and return to it.
  posts[0]?.answer(LOST);
  posts[1]?.answer(SAVED);
  await wait(20_000);
  expect(sent()).toEqual(["a", "ab"]);
  expect(states.at(-1)).toBe("saved");
});

test("leaving the page saves nothing twice", async () => {
  const { leave, posts, sent, type, wait } = setup();
  leave();
  type("a");
  leave();
  leave();
  expect(sent()).toEqual(["a"]);
  expect(posts[0]?.signal.aborted).toBe(false);
  posts[0]?.answer(SAVED);
  await wait(20_000);
  leave();
  expect(sent()).toEqual(["a"]);
});

test("a failed save is tried again, and the customer can save what is not known to have changed", async () => {
  const { posts, saveNow, sent, states, type, wait } = setup();
  type("a");
  await wait(800);
  posts[0]?.answer(LOST);
  await wait(10_000);
  expect(sent()).toEqual(["a", "a"]);
  posts[1]?.answer(SAVED);
  await wait(0);
  saveNow();
  expect(sent()).toHaveLength(3);
  expect(states).toEqual(["unsaved", "saving", "failed", "saving", "saved", "saving"]);
});
