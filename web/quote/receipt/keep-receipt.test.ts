import { replyTime } from "contracts/receipt.ts";
import { beforeEach, expect, test, vi } from "vitest";

import { keepReceipt } from "./keep-receipt.ts";
import { KEPT_RECEIPT } from "./kept-receipt.ts";

const stored = new Map<string, string>();
const kept = () => Object.fromEntries(new URLSearchParams(stored.get(KEPT_RECEIPT)));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("pageWords", undefined);
  vi.stubGlobal("document", { documentElement: { dataset: { language: "de" } } });
  vi.stubGlobal("sessionStorage", {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const receipt = { number: "R-1042", token: "0af3".repeat(10), replyBy: null };
const replyBy = { at: "2026-05-12T10:00:00.000Z", timeZone: "Asia/Shanghai", isTheirs: false };

test("the confirmation gets the number of the request, and the address of its page in the visitor's language", () => {
  keepReceipt(receipt);
  expect(kept()).toEqual({ number: "R-1042", href: `/de/request/${receipt.token}` });
});

test("the time of the reply has the name of its zone, unless that is the visitor's", () => {
  keepReceipt({ ...receipt, replyBy });
  expect(kept()).toMatchObject({ replyTime: replyTime(replyBy, "en-US").time, timeZone: "GMT+8" });
  keepReceipt({ ...receipt, replyBy: { ...replyBy, isTheirs: true } });
  expect(kept()).not.toHaveProperty("timeZone");
});

test("a request that was sent before leaves its number without a link", () => {
  keepReceipt({ ...receipt, token: undefined });
  expect(kept()).toEqual({ number: "R-1042" });
});

test("a host that says only that it has the request leaves nothing, also not of an earlier request", () => {
  keepReceipt(receipt);
  keepReceipt(null);
  expect(kept()).toEqual({});
});
