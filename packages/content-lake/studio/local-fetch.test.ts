import { afterEach, expect, test, vi } from "vitest";

import { createLocalFetch } from "./local-fetch.ts";

afterEach(() => void vi.unstubAllGlobals());

function setup() {
  const requests: string[] = [];
  const fetch = createLocalFetch({
    lakeUrl: "http://localhost:3400",
    projectId: "local000",
    fetch: (input, init) => {
      const { method, url } = new Request(input, init);
      requests.push(`${method} ${url}`);
      return Promise.resolve(new Response("from the network"));
    },
  });
  return { requests, fetch };
}

test.each([
  "https://sanity-cdn.com/v1/modules/sanity/latest/^6.16.0/t1",
  "https://api.sanity.io/vX/intake/feedback",
  "https://core.sanity-cdn.com/x",
])("%s gets an empty response without a request", async (url) => {
  const { requests, fetch } = setup();
  const response = await fetch(url);
  expect(await response.json()).toEqual({});
  expect(requests).toEqual([]);
});

test("a request to the project's host name goes to the lake", async () => {
  const { requests, fetch } = setup();
  await fetch("http://local000.localhost:3400/v2021-06-07/users/me?tag=x");
  await fetch(new Request("http://local000.localhost:3400/v1/data/mutate/production", { method: "POST" }));
  expect(requests).toEqual([
    "GET http://localhost:3400/v2021-06-07/users/me?tag=x",
    "POST http://localhost:3400/v1/data/mutate/production",
  ]);
});

test.each(["http://localhost:3400/v1/ping", "http://localhost:3000/", "https://sanity.io.example/"])(
  "%s is fetched unchanged",
  async (url) => {
    const { requests, fetch } = setup();
    await fetch(url);
    expect(requests).toEqual([`GET ${url}`]);
  },
);

test.each([
  [{}, '{"authorization":"Bearer of-the-session"}'],
  [{ authorization: "Bearer of-a-client" }, '{"authorization":"Bearer of-a-client"}'],
])("an event stream with the headers %o is a WebSocket with a token", (headers, sent) => {
  const socket = Object.assign(new EventTarget(), {
    readyState: 0,
    send: vi.fn<WebSocket["send"]>(),
    close: () => undefined,
  });
  const connect = vi.fn<(url: string) => typeof socket>(function () {
    return socket;
  });
  vi.stubGlobal("WebSocket", connect);
  vi.stubGlobal("localStorage", { getItem: () => '{"token":"of-the-session"}' });
  const { requests, fetch } = setup();
  const end = new AbortController();
  const response = fetch("http://local000.localhost:3400/v2025-11-01/data/live/events/production", {
    headers,
    signal: end.signal,
  });
  socket.dispatchEvent(new Event("open"));
  end.abort(new Error("ended by the test"));
  expect(connect).toHaveBeenCalledWith("ws://localhost:3400/v2025-11-01/data/live/events/production");
  expect(socket.send).toHaveBeenCalledWith(sent);
  expect(requests).toEqual([]);
  return expect(response).rejects.toThrow("ended by the test");
});
