import { expect, test } from "vitest";

import { clientAddress } from "./client-address.ts";

const addressOf = (socketAddress: string, trustedHops = 0, forwardedFor?: string) =>
  clientAddress({ forwardedFor, socketAddress, trustedHops });

test("without a trusted proxy, X-Forwarded-For is ignored", () => {
  expect(addressOf("203.0.113.7", 0, "1.2.3.4")).toBe("203.0.113.7");
});

test("behind proxies, only the addresses that they appended are trusted", () => {
  expect(addressOf("10.0.0.1", 1, "6.6.6.6, 203.0.113.7")).toBe("203.0.113.7");
  expect(addressOf("10.0.0.1", 2, "6.6.6.6, 203.0.113.7, 10.0.0.2")).toBe("203.0.113.7");
  expect(addressOf("10.0.0.1", 1)).toBe("10.0.0.1");
});

test("all addresses of a /48 network are one client, and another network is another client", () => {
  const first = addressOf("2001:db8:0:1::1");
  expect(addressOf("2001:0db8:0000:ffff:ffff:ffff:ffff:ffff")).toBe(first);
  expect(addressOf("2001:db8:1::1")).not.toBe(first);
});

test("an IPv4 address mapped to IPv6 is the IPv4 address", () => {
  expect(addressOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("the loopback address is its own network", () => {
  expect(addressOf("::1")).toBe("0:0:0::/48");
});

test("a port that a proxy appends is not part of a client's address", () => {
  for (const address of ["203.0.113.7:5001", "203.0.113.7:5002", "[::ffff:203.0.113.7]:443"])
    expect(addressOf("10.0.0.1", 1, address)).toBe("203.0.113.7");
  expect(addressOf("10.0.0.1", 1, "[2001:db8::1]:443")).toBe(addressOf("2001:db8::2"));
});
