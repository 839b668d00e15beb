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
  limitAnswers(100);
  expect(await (await fetch("http://lake/query?query=short")).json()).toEqual({ result: [] });
  expect((await fetch("http://lake/files/a.mp4")).status).toBe(200);
  const { status } = await fetch("http://lake/query?query=*[_type==%22video%22]");
  expect(status).toBe(413);
  expect(canceled).toHaveBeenCalledOnce();
  expect(log.mock.lastCall?.[0]).toContain('*[_type=="video"]');
});
