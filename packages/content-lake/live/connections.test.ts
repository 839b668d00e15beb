import { expect, test } from "vitest";

import { LakeError } from "../errors.ts";
import { createConnections } from "./connections.ts";
import type { EventSink } from "./event-stream.ts";

const idle = () => () => undefined;
const isStillAllowed = () => true;
const signedIn = (ownerId: string) => ({ isStillAllowed, ownerId });
const from = (anonymousAddress: string) => ({ isStillAllowed, anonymousAddress });
const fails = () => {
  throw new Error("No");
};

test("anonymous listeners are limited by address, signed-in ones by account and in total", async () => {
  const connections = createConnections(10, 3);
  const opened = Array.from({ length: 3 }, () => connections.open(from("203.0.113.7"), idle));
  expect(() => connections.open(from("203.0.113.7"), idle)).toThrow(LakeError);
  connections.open(from("203.0.113.8"), idle);
  for (let count = 0; count < 6; count += 1) connections.open(signedIn(`editor ${count % 2}`), idle);
  expect(() => connections.open(signedIn("editor 0"), idle)).toThrow("There are already 10 listeners");
  await opened[0]?.body?.cancel();
  expect(connections.open(from("203.0.113.7"), idle).status).toBe(200);
  connections.closeAll();
  expect(connections.size).toBe(0);
  expect(connections.open(from("203.0.113.7"), idle).status).toBe(200);
});

test("anonymous listeners of many addresses leave half of the connections to editors, and places to newcomers", async () => {
  const connections = createConnections(10, 3);
  const [oldest] = [1, 2, 3].map(() => connections.open(from("203.0.113.1"), idle));
  for (const address of ["203.0.113.2", "203.0.113.3", "203.0.113.4"]) connections.open(from(address), idle);
  expect(connections.size).toBe(5);
  expect(await oldest?.text()).toContain("event: reconnect");
  expect(connections.open(signedIn("editor"), idle).status).toBe(200);
});

test("one account cannot take the connections of the others", () => {
  const connections = createConnections(10, 3);
  for (let count = 0; count < 3; count += 1) connections.open(signedIn("viewer"), idle);
  expect(() => connections.open(signedIn("viewer"), idle)).toThrow("You already have 3 connections");
  expect(() => connections.countOwner("viewer")).toThrow("You already have 3 connections");
  expect(connections.open(signedIn("editor"), idle).status).toBe(200);
});

test("a listener whose setup fails is not counted", () => {
  const connections = createConnections(10, 1);
  expect(() => connections.open(from("203.0.113.7"), fails)).toThrow("No");
  expect(connections.open(from("203.0.113.7"), idle).status).toBe(200);
});

test("all streams of an account share what they may have unread, and those of another have their own", () => {
  const connections = createConnections(100, 50);
  const open = (ownerId: string) => {
    let opened: EventSink | undefined;
    connections.open(signedIn(ownerId), (sink) => {
      opened = sink;
      return () => undefined;
    });
    return opened;
  };
  const events = "x".repeat(20 * 1024 ** 2);
  const viewers = Array.from({ length: 10 }, () => open("viewer"));
  for (const sink of viewers) sink?.send(events);
  // The others were told to reconnect.
  expect(connections.size).toBe(3);
  expect(viewers[0]?.hasRoom(events.length)).toBe(false);
  expect(open("editor")?.hasRoom(events.length)).toBe(true);
});
