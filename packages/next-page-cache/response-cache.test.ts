import { expect, test } from "vitest";

import { parsePayloadPath, payloadPath } from "./cached-response.ts";
import type { BufferedResponse } from "./inner-server.ts";
import { createResponseCache, type Loaded } from "./response-cache.ts";

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

async function old(_path: string): Promise<BufferedResponse> {
  return page("old");
}

function setup({ maxBytes = 1_000_000, onDisk = new Map<string, string>() } = {}) {
  let time = 0;
  let next = old;
  const fetched: string[] = [];
  const failures: unknown[] = [];
  const pauses: number[] = [];
  const read: string[] = [];
  const cache = createResponseCache({
    fetchFromNext: (path) => {
      fetched.push(path);
      return next(path);
    },
    isFailure: async (_path, { status }) => status >= 500,
    readPage: async (path) => {
      read.push(path);
      const text = onDisk.get(path);
      return text === undefined ? undefined : page(text);
    },
    onError: (error) => failures.push(error),
    runInBackground: () => undefined,
    onFailure: (_path, reason) => failures.push(reason),
    pageScript: "load()",
    isInternal: (path) => path === "/internal",
    styles: new Map(),
    maxBytes,
    now: () => time,
    pause: async (ms) => void pauses.push(ms),
  });
  return {
    cache,
    fetched,
    failures,
    pauses,
    /** The pages that were looked for on the disk. */
    read,
    respond: (response: BufferedResponse | Error) => {
      next = async () => {
        if (response instanceof Error) throw response;
        return response;
      };
    },
    respondWith: (work: typeof next) => (next = work),
    wait: (ms: number) => (time += ms),
  };
}

function textOf(loaded: Loaded): string {
  return loaded.kind === "cached" ? String(loaded.cached.encodings.get("identity")) : loaded.kind;
}

test("requests for the same page share one fetch, and later requests need none", async () => {
  const { cache, fetched } = setup();
  expect(cache.get("/a")).toBeUndefined();
  const all = await Promise.all(Array.from({ length: 20 }, () => cache.load("/a")));
  expect(new Set(all.map(textOf))).toEqual(new Set(["old"]));
  expect(cache.get("/a")?.encodings.get("identity")?.toString()).toBe("old");
  expect(fetched).toEqual(["/a"]);
});

test("after a publish no older response is used, not even one that was requested just before", async () => {
  const { cache, fetched, respondWith } = setup();
  const slow = Promise.withResolvers<BufferedResponse>();
  respondWith(() => slow.promise);
  const before = cache.load("/a");
  await expect.poll(() => fetched).toEqual(["/a"]);
  cache.expire();
  respondWith(async () => page("new"));
  expect(textOf(await cache.load("/a"))).toBe("new");
  slow.resolve(page("old"));
  await before;
  expect(cache.get("/a")).toBeUndefined();
  expect(textOf(await cache.load("/a"))).toBe("new");
});

test("a page that a publish did not change keeps its compressed bytes", async () => {
  const { cache } = setup();
  const first = await cache.load("/a");
  cache.expire();
  const second = await cache.load("/a");
  expect(second).toEqual(first);
  expect(second.kind === "cached" && first.kind === "cached" && second.cached === first.cached).toBe(true);
});

test("a script stays cached after a publish", async () => {
  const { cache, respond } = setup();
  respond(page("script", { "cache-control": "public, max-age=31536000, immutable" }));
  await cache.load("/_next/static/a.js");
  cache.expire();
  expect(cache.get("/_next/static/a.js")).toBeDefined();
});

test("a page with a short lifetime is fetched again after five seconds", async () => {
  const { cache, respond, wait } = setup();
  respond(page("short", { "cache-control": "s-maxage=30, stale-while-revalidate=30" }));
  await cache.load("/a");
  wait(4999);
  expect(cache.get("/a")).toBeDefined();
  wait(1);
  expect(cache.get("/a")).toBeUndefined();
});

test.each([new Error("no answer"), page("broken", {}, 500)])(
  "stale-if-error: while Next fails with %j the last good page is used, and Next is asked once per second",
  async (failure) => {
    const { cache, respond, fetched, failures, wait } = setup();
    await cache.load("/a");
    cache.expire();
    respond(failure);
    expect(textOf(await cache.load("/a"))).toBe("old");
    expect(failures).toHaveLength(1);
    expect(cache.get("/a")).toBeDefined();
    wait(1000);
    expect(cache.get("/a")).toBeUndefined();
    respond(page("new"));
    expect(textOf(await cache.load("/a"))).toBe("new");
    expect(fetched).toHaveLength(3);
  },
);

test("a failure without an older page is returned as it is", async () => {
  const { cache, respond } = setup();
  respond(page("broken", {}, 500));
  expect(await cache.load("/a")).toMatchObject({ kind: "uncacheable", response: { status: 500 } });
  respond(new Error("no answer"));
  expect(await cache.load("/a")).toEqual({ kind: "unavailable" });
});

test("stale-if-error: a page that has not been requested yet is read from Next's disk cache, without waiting", async () => {
  const { cache, respond, pauses, read, wait } = setup({ onDisk: new Map([["/a", "of the build"]]) });
  await cache.load("/b");
  expect(read).toEqual([]);
  respond(page("broken", {}, 500));
  expect(textOf(await cache.load("/a"))).toBe("of the build");
  expect([pauses, read]).toEqual([[], ["/a"]]);
  wait(1000);
  respond(page("new"));
  expect(textOf(await cache.load("/a"))).toBe("new");
});

test("without an older page, the visitor waits while the source of the content restarts", async () => {
  const { cache, fetched, pauses, respondWith } = setup();
  respondWith(async () => (fetched.length < 3 ? page("broken", {}, 500) : page("whole")));
  expect(textOf(await cache.load("/a"))).toBe("whole");
  expect(pauses).toEqual([250, 500]);

  respondWith(async () => page("broken", {}, 500));
  expect((await cache.load("/b")).kind).toBe("uncacheable");
  expect(fetched.filter((path) => path === "/b").length).toBe(4);
});

test("an uncacheable response is not cached, and removes the cached page", async () => {
  const { cache, respond } = setup();
  await cache.load("/a");
  cache.expire();
  respond(page("gone", { "cache-control": "s-maxage=30" }, 404));
  expect(await cache.load("/a")).toMatchObject({ kind: "uncacheable", response: { status: 404 } });
  expect(cache.size()).toEqual({ responses: 0, bytes: 0 });
});

test("the oldest response is evicted first when the memory is full", async () => {
  const { cache, respond } = setup({ maxBytes: 25 });
  respond(page("0123456789"));
  for (const path of ["/a", "/b", "/c"]) {
    await cache.load(path);
  }
  expect([cache.get("/a"), cache.size()]).toEqual([undefined, { responses: 2, bytes: 20 }]);
  expect(cache.get("/c")).toBeDefined();
});

test("the payloads of a page and of its previous version are kept", async () => {
  const { cache, respond } = setup();
  const versions: string[] = [];
  for (const text of ["first", "second", "third"]) {
    respond(page(nextPage(text)));
    const loaded = await cache.load("/a");
    versions.push(loaded.kind === "cached" ? loaded.cached.version : "");
    expect(textOf(loaded)).not.toContain("__next_f.push(");
    cache.expire();
  }
  const payloads = versions.map((version) =>
    cache.getPayload("/a", version)?.encodings.get("identity")?.toString(),
  );
  expect(payloads).toEqual([undefined, "second", "third"]);
});

test("a payload is compressed in memory even if nobody fetches it", async () => {
  const { cache, respond } = setup();
  const text = "wall thickness ".repeat(1000);
  respond(page(nextPage(text)));
  const loaded = await cache.load("/a");
  const payload = loaded.kind === "cached" ? loaded.cached.payload?.encodings : undefined;
  await expect.poll(() => payload?.bytes()).toBeLessThan(text.length / 10);
  expect(String(await payload?.make("identity"))).toBe(text);
});

function nextPage(text: string): string {
  return `<body><p>${text}</p><script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1,"${text}"])</script></body>`;
}

const version = "0123456789abcdef";

test("a page that is only for the server keeps its payload", async () => {
  const { cache, respond } = setup();
  respond(page(nextPage("text")));
  expect(textOf(await cache.load("/internal"))).toBe(nextPage("text"));
});

test.each(["/", "/cnc-machining", "/blog/threads-in-plastic"])("the payload of %s has a path", (path) => {
  expect(parsePayloadPath(payloadPath(path, version))).toEqual({ page: path, version });
});

test.each(["/_data/", "/_data/x/a", `/_data/${version}a/b`, `/data/${version}/a`, `/_data/${version}.js`])(
  "%s is not the path of a payload",
  (path) => {
    expect(parsePayloadPath(path)).toBeUndefined();
  },
);
