import { expect, test } from "vitest";

import { createResidence } from "./residence.ts";

function setup() {
  let time = 0;
  const residence = createResidence(() => time);
  return { residence, pass: (ms: number) => (time += ms) };
}

test("time in view is counted, time out of view is not", () => {
  const { residence, pass } = setup();
  residence.resume();
  pass(1000);
  residence.pause();
  pass(60_000);
  residence.resume();
  pass(500);
  expect(residence.take()).toBe(1500);
});

test("what was taken is not counted again, and counting goes on", () => {
  const { residence, pass } = setup();
  residence.resume();
  pass(1000);
  residence.take();
  pass(300);
  expect([residence.take(), residence.take()]).toEqual([300, 0]);
});

test("a page that was never in view has no time", () => {
  const { residence, pass } = setup();
  pass(5000);
  expect(residence.take()).toBe(0);
});

test("parts of a millisecond are rounded", () => {
  const { residence, pass } = setup();
  residence.resume();
  pass(1000.6);
  expect(residence.take()).toBe(1001);
});
