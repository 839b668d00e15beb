import { expect, test } from "vitest";

import { createSlots } from "./slots.ts";

test("a newcomer always gets a place: the address with the most loses its oldest one", () => {
  const takeSlot = createSlots(4);
  const ended: string[] = [];
  const take = (address: string, name: string) => takeSlot(address, () => ended.push(name));
  for (const name of ["a1", "a2"]) take("stranger", name);
  for (const name of ["b1", "b2"]) take("other stranger", name);
  const stop = take("editor", "c1");
  expect(ended).toEqual(["a1"]);
  take("stranger", "a3");
  expect(ended).toEqual(["a1", "a2"]);
  stop();
  stop();
  take("stranger", "a4");
  expect(ended).toEqual(["a1", "a2"]);
});

test("an address with a fair share keeps it, although many others have one place each", () => {
  const takeSlot = createSlots(5, 3);
  const ended: string[] = [];
  const take = (address: string) => takeSlot(address, () => ended.push(address));
  for (const address of ["a", "b", "c", "d"]) take(address);
  for (let count = 0; count < 3; count += 1) take("editor");
  expect(ended).toEqual(["a", "b"]);
  take("editor");
  expect(ended).toEqual(["a", "b", "editor"]);
});
