import { expect, test } from "vitest";

import { createWaitingSockets } from "./waiting-sockets.ts";

test("a newcomer always gets a place: the address with the most loses its oldest one", () => {
  const waiting = createWaitingSockets(4);
  const ended: string[] = [];
  const add = (address: string, name: string) => waiting.add(address, () => ended.push(name));
  for (const name of ["a1", "a2"]) add("stranger", name);
  for (const name of ["b1", "b2"]) add("other stranger", name);
  const stop = add("editor", "c1");
  expect(ended).toEqual(["a1"]);
  add("stranger", "a3");
  expect(ended).toEqual(["a1", "a2"]);
  stop();
  stop();
  add("stranger", "a4");
  expect(ended).toEqual(["a1", "a2"]);
});
