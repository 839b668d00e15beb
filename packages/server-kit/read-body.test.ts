import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

import { expect, test } from "vitest";

import { createReadBody } from "./read-body.ts";

/** Reads bodies of at most 100 kB, and at most 1 MB at a time. Returns a function that begins a body, which never ends. */
function setup() {
  const readBody = createReadBody({
    ownerOf: ({ headers }) => String(headers.from),
    maxOpenBytes: 1_000_000,
    sendTooLarge: () => undefined,
  });
  return (from: string, bytes: number) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request.headers, { from, "content-length": String(bytes) });
    void readBody(request, new ServerResponse(request), 100_000);
    return request;
  };
}

const isOpen = ({ destroyed }: IncomingMessage) => !destroyed;

test("short bodies that are begun first make no room for long ones", () => {
  const begin = setup();
  const short = Array.from({ length: 300 }, () => begin("attacker", 1));
  expect(short.filter(isOpen)).toHaveLength(61);
  const long = Array.from({ length: 300 }, () => begin("attacker", 100_000));
  expect(short.filter(isOpen)).toEqual([]);
  expect(long.filter(isOpen)).toHaveLength(10);
});

test("bodies of others stay open while one client has most", () => {
  const begin = setup();
  const visitors = Array.from({ length: 5 }, (_, index) => begin(`visitor ${index}`, 50_000));
  const long = Array.from({ length: 300 }, () => begin("attacker", 100_000));
  expect(visitors.every(isOpen)).toBe(true);
  expect(long.filter(isOpen)).toHaveLength(7);
});
