import { expect, test, vi } from "vitest";

import type { Answer } from "#server/next/ask-next.ts";

import { createStoredAnswers, type Loaded } from "./stored-answers.ts";

function page(
  text: string,
  headers: Record<string, string> = { "cache-control": "s-maxage=31536000" },
  status = 200,
) {
  return {
    status,
    headers: { "content-type": "text/html", ...headers },
    cookies: [],
    body: Buffer.from(text),
  };
}

async function old(_path: string): Promise<Answer> {
  return page("old");
}

function setup({ bytesMost = 1_000_000, onDisk = new Map<string, string>() } = {}) {
  let time = 0;
  let next = old;
  const asked: string[] = [];
  const broken: unknown[] = [];
  const pauses: number[] = [];
  const store = createStoredAnswers({
    ask: (path) => {
      asked.push(path);
      return next(path);
    },
    isBroken: async (_path, { status }) => status >= 500,
    lastGood: async (path) => {
      const text = onDisk.get(path);
      return text === undefined ? undefined : page(text);
    },
    later: () => undefined,
    onBroken: (_path, reason) => broken.push(reason),
    pageScript: "load()",
    bytesMost,
    now: () => time,
    pause: async (ms) => void pauses.push(ms),
  });
  return {
    store,
    asked,
    broken,
    pauses,
    answer: (answer: Answer | Error) => {
      next = async () => {
        if (answer instanceof Error) throw answer;
        return answer;
      };
    },
    answerWith: (work: typeof next) => (next = work),
    wait: (ms: number) => (time += ms),
  };
}

function textOf(loaded: Loaded): string {
  return loaded.kind === "stored" ? loaded.stored.answer.body.toString() : loaded.kind;
}

test("a page is asked for once, however many wait, and then given without asking", async () => {
  const { store, asked } = setup();
  expect(store.fresh("/a")).toBeUndefined();
  const all = await Promise.all(Array.from({ length: 20 }, () => store.load("/a")));
  expect(new Set(all.map(textOf))).toEqual(new Set(["old"]));
  expect(store.fresh("/a")?.answer.body.toString()).toBe("old");
  expect(asked).toEqual(["/a"]);
});

test("after a publish nothing old is given, not even what was asked for just before it", async () => {
  const { store, asked, answerWith } = setup();
  const slow = Promise.withResolvers<Answer>();
  answerWith(() => slow.promise);
  const before = store.load("/a");
  await vi.waitFor(() => expect(asked).toEqual(["/a"]));
  store.expire();
  answerWith(async () => page("new"));
  expect(textOf(await store.load("/a"))).toBe("new");
  slow.resolve(page("old"));
  await before;
  expect(store.fresh("/a")).toBeUndefined();
  expect(textOf(await store.load("/a"))).toBe("new");
});

test("a page that a publish did not change keeps its compressed bytes", async () => {
  const { store } = setup();
  const first = await store.load("/a");
  store.expire();
  const second = await store.load("/a");
  expect(second).toEqual(first);
  expect(second.kind === "stored" && first.kind === "stored" && second.stored === first.stored).toBe(true);
});

test("a script outlives every publish", async () => {
  const { store, answer } = setup();
  answer(page("script", { "cache-control": "public, max-age=31536000, immutable" }));
  await store.load("/_next/static/a.js");
  store.expire();
  expect(store.fresh("/_next/static/a.js")).toBeDefined();
});

test("a page whose blocks come and go by themselves is asked for again after five seconds", async () => {
  const { store, answer, wait } = setup();
  answer(page("short", { "cache-control": "s-maxage=30, stale-while-revalidate=30" }));
  await store.load("/a");
  wait(4999);
  expect(store.fresh("/a")).toBeDefined();
  wait(1);
  expect(store.fresh("/a")).toBeUndefined();
});

test.each([new Error("no answer"), page("broken", {}, 500)])(
  "while Next fails with %j the last good page is given, and Next is asked once a second",
  async (failure) => {
    const { store, answer, asked, broken, wait } = setup();
    await store.load("/a");
    store.expire();
    answer(failure);
    expect(textOf(await store.load("/a"))).toBe("old");
    expect(broken).toHaveLength(1);
    expect(store.fresh("/a")).toBeDefined();
    wait(1000);
    expect(store.fresh("/a")).toBeUndefined();
    answer(page("new"));
    expect(textOf(await store.load("/a"))).toBe("new");
    expect(asked).toHaveLength(3);
  },
);

test("a failure without an older page is told as it is", async () => {
  const { store, answer } = setup();
  answer(page("broken", {}, 500));
  expect(await store.load("/a")).toMatchObject({ kind: "single", answer: { status: 500 } });
  answer(new Error("no answer"));
  expect(await store.load("/a")).toEqual({ kind: "none" });
});

test("a page that nobody has read yet is given as Next has it on its disk while Next fails, without waiting", async () => {
  const { store, answer, pauses, wait } = setup({ onDisk: new Map([["/a", "of the build"]]) });
  answer(page("broken", {}, 500));
  expect(textOf(await store.load("/a"))).toBe("of the build");
  expect(pauses).toEqual([]);
  wait(1000);
  answer(page("new"));
  expect(textOf(await store.load("/a"))).toBe("new");
});

test("who asks for a page without an older one waits a moment for a lake that starts again", async () => {
  const { store, asked, pauses, answerWith } = setup();
  answerWith(async () => (asked.length < 3 ? page("broken", {}, 500) : page("whole")));
  expect(textOf(await store.load("/a"))).toBe("whole");
  expect(pauses).toEqual([250, 500]);

  answerWith(async () => page("broken", {}, 500));
  expect((await store.load("/b")).kind).toBe("single");
  expect(asked.filter((path) => path === "/b").length).toBe(4);
});

test("what Next lets nobody store is not stored, and takes the stored page's place", async () => {
  const { store, answer } = setup();
  await store.load("/a");
  store.expire();
  answer(page("gone", { "cache-control": "s-maxage=30" }, 404));
  expect(await store.load("/a")).toMatchObject({ kind: "single", answer: { status: 404 } });
  expect(store.figures()).toEqual({ answers: 0, bytes: 0 });
});

test("what was stored first is forgotten first when the memory is full", async () => {
  const { store, answer } = setup({ bytesMost: 25 });
  answer(page("0123456789"));
  for (const path of ["/a", "/b", "/c"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await store.load(path);
  }
  expect([store.fresh("/a"), store.figures()]).toEqual([undefined, { answers: 2, bytes: 20 }]);
  expect(store.fresh("/c")).toBeDefined();
});

test("React's data are kept apart from the page, those of the page before it too", async () => {
  const { store, answer } = setup();
  const versions: string[] = [];
  for (const text of ["first", "second", "third"]) {
    answer(page(nextPage(text)));
    // oxlint-disable-next-line no-await-in-loop -- one publish after the other
    const loaded = await store.load("/a");
    versions.push(loaded.kind === "stored" ? loaded.stored.version : "");
    expect(textOf(loaded)).not.toContain("__next_f.push(");
    store.expire();
  }
  const data = versions.map((version) => store.dataOf("/a", version)?.answer.body.toString());
  expect(data).toEqual([undefined, '[[1,"second"]]', '[[1,"third"]]']);
});

function nextPage(text: string): string {
  return `<body><p>${text}</p><script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"${text}"])</script></body>`;
}
