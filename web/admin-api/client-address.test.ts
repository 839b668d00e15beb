import { expect, test } from "vitest";

import { clientAddress } from "./client-address.ts";

const from = (socket: string, forwarded?: string) =>
  new Headers({ "x-socket-address": socket, ...(forwarded ? { "x-forwarded-for": forwarded } : {}) });

test("without a proxy of ours a forged X-Forwarded-For changes nothing", () => {
  expect(clientAddress(from("203.0.113.7", "1.2.3.4"), 0)).toBe("203.0.113.7");
});

test("behind proxies only what they wrote is believed", () => {
  expect(clientAddress(from("10.0.0.1", "6.6.6.6, 203.0.113.7"), 1)).toBe("203.0.113.7");
  expect(clientAddress(from("10.0.0.1", "6.6.6.6, 203.0.113.7, 10.0.0.2"), 2)).toBe("203.0.113.7");
  expect(clientAddress(from("10.0.0.1"), 1)).toBe("10.0.0.1");
});

test("all addresses of one /64 network are one visitor, another network is another", () => {
  const first = clientAddress(from("2001:db8:0:1::1"), 0);
  expect(clientAddress(from("2001:0db8:0000:0001:ffff:ffff:ffff:ffff"), 0)).toBe(first);
  expect(clientAddress(from("2001:db8:0:2::1"), 0)).not.toBe(first);
});

test("an IPv4 address is the same one when it comes in IPv6 clothes", () => {
  expect(clientAddress(from("::ffff:203.0.113.7"), 0)).toBe("203.0.113.7");
});

test("the machine itself has an address", () => {
  expect(clientAddress(from("::1"), 0)).toBe("0:0:0:0::/64");
});
