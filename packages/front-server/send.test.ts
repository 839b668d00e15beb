import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import { expect, test, vi } from "vitest";

import { createSendUncached } from "./send.ts";

const sources = {
  site: "http://site.example",
  content: [],
  storage: [],
  lake: [],
  studio: "http://studio.example",
  players: [],
  isSecure: false,
};

test.each(["", "br", "gzip"])(
  "equal answers to many requests share their bytes, with the encoding %j",
  async (accepted) => {
    const sendUncached = createSendUncached(sources);
    const sentFor = async (text: string) => {
      const request = new IncomingMessage(new Socket());
      request.headers["accept-encoding"] = accepted;
      const response = new ServerResponse(request);
      const end = vi.spyOn(response, "end");
      const headers = { "content-type": "text/x-component" };
      await sendUncached(request, response, { status: 200, headers, cookies: [], body: Buffer.from(text) });
      return end.mock.calls[0]?.[0];
    };
    const text = "0:{}\n".repeat(1000);
    const [one, other] = await Promise.all([sentFor(text), sentFor(text)]);
    expect(one).toBeInstanceOf(Buffer);
    expect(other).toBe(one);
    expect(await sentFor(text)).toBe(one);
    expect(await sentFor(`${text}1`)).not.toBe(one);
  },
);
