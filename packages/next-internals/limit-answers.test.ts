import { afterEach, expect, test, vi } from "vitest";

import { limitAnswers } from "./limit-answers.ts";

afterEach(() => vi.unstubAllGlobals());

test("an answer that is too long is not read, and the log names its query", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const canceled = vi.fn<() => void>();
  const long = (type: string) =>
    new Response(new ReadableStream({ cancel: canceled }), {
      headers: { "content-type": type, "content-length": "1000" },
    });
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.endsWith(".mp4")) return long("video/mp4");
    if (url.includes("video")) return long("application/json");
    return Response.json({ result: [] }, { headers: { "content-length": "13" } });
  });
  limitAnswers({ maxBytes: 100, maxValues: 10 });
  expect(await (await fetch("http://lake/query?query=short")).json()).toEqual({ result: [] });
  expect((await fetch("http://lake/files/a.mp4")).status).toBe(200);
  const { status } = await fetch("http://lake/query?query=*[_type==%22video%22]");
  expect(status).toBe(413);
  expect(canceled).toHaveBeenCalledOnce();
  expect(log.mock.lastCall?.[0]).toContain('*[_type=="video"]');
});

test("an answer of many values is not passed on", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json({ result: Array.from({ length: url.endsWith("many") ? 11 : 10 }, () => "a") }),
  );
  limitAnswers({ maxBytes: 1000, maxValues: 10 });
  expect(await (await fetch("http://lake/query?query=few")).json()).toEqual({ result: Array(10).fill("a") });
  expect((await fetch("http://lake/query?query=many")).status).toBe(413);
  expect(log.mock.lastCall?.[0]).toContain("more than 10 values");
});
