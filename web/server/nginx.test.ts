import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const config = readFileSync(join(import.meta.dirname, "nginx.conf"), "utf8");
const recipes = readFileSync(join(import.meta.dirname, "../../docs/production.md"), "utf8");

/** Without comments and locations in locations, which inherit all settings but `proxy_pass`. */
const ownSettings = (text: string) => text.replaceAll(/#.*|^ {6}location [^{}]*\{[^{}]*\}/gm, "");

/** The settings of `location PATH { … }`. */
function location(path: string): string {
  const [, settings = ""] = config.split(` location ${path} {\n`);
  return ownSettings(settings).split("}")[0] ?? "";
}

test("nginx lets no request wait for another one whose response it does not keep, such as the quote form", () => {
  expect(location("/")).toContain("proxy_cache site;");
  expect(location("/")).not.toContain("proxy_cache_lock");
  // A picture is rendered once, and every response but an error is kept.
  expect(location("/images/")).toContain("proxy_cache_lock on;");
});

test("nginx serves a page that the site no longer has only as long as the site allows, and no body of GET or HEAD makes the site fail", () => {
  const settings = config.replaceAll(/#.*/g, "");
  // It would override the site's stale-if-error, without a limit of age.
  expect(settings).not.toContain("proxy_cache_use_stale");
  expect(settings).toMatch(/limit_conn connections 256;\s+if \(\$has_needless_body\) \{\s+return 400;/);
  const rules = [...settings.matchAll(/"~(\^\(\?:GET\|HEAD\)[^"]*)" ([01]);/g)];
  const isRejected = (method: string, length = "", transferEncoding = "") => {
    const request = `${method} ${length}${transferEncoding}`;
    return rules.find(([, pattern = ""]) => new RegExp(pattern).test(request))?.[2] === "1";
  };
  expect([isRejected("GET", "1"), isRejected("HEAD", "10"), isRejected("GET", "", "chunked")]).not.toContain(
    false,
  );
  expect([isRejected("GET"), isRejected("HEAD", "0"), isRejected("POST", "1")]).not.toContain(true);
});

test("nginx writes one copy of a large file into its cache, however many ask for it at once", () => {
  expect(location("/_next/static/")).toContain("proxy_cache_lock on;");
});

/** The values of a setting, in all servers. */
const values = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`(?:^|[{;])\\s*${name} ([^;]*);`, "gm"))].map(([, value]) => value);

test("no request or connection that nginx rejects writes a line into a log", () => {
  const settings = config.replaceAll(/#.*/g, "");
  expect(values(settings, "error_log")).toEqual(["/var/log/nginx/error.log crit"]);
  expect(values(settings, "access_log")).toEqual(["off"]);
  expect(settings).not.toContain("log_level");
});

test("no client decides which process of the site is used", () => {
  const servers = config.match(/server 127\.0\.0\.1:\d+[^;{]*;/g);
  expect(servers).toHaveLength(2);
  for (const server of servers ?? []) expect(server).toContain("max_fails=0;");
});

test("nginx limits the requests of each visitor, and keeps nothing that a server or a client has not read", () => {
  const settings = ownSettings(`${config}${recipes}`);
  const locations = [...settings.matchAll(/location [^{}]*\{([^{}]*)\}/g)];
  const passed = locations.map(([, each = ""]) => each).filter((each) => each.includes("proxy_pass http:"));
  expect(passed.length).toBeGreaterThan(3);
  // These are set once, for all servers.
  expect(values(settings, "proxy_request_buffering")).toEqual(["off"]);
  expect(values(settings, "proxy_max_temp_file_size")).toEqual(["0"]);
  for (const each of passed) {
    // With HTTP/1.0, nginx buffers such a body whatever proxy_request_buffering says.
    expect(values(each, "proxy_http_version")).toEqual(["1.1"]);
    expect(values(each, "limit_req")).toHaveLength(1);
  }
});

test("nginx waits as long as the storage for the check of an archive, wherever files are posted", () => {
  const settings = ownSettings(`${config}${recipes}`);
  const listen = readFileSync(join(import.meta.dirname, "../../packages/hono-kit/listen.ts"), "utf8");
  const [, minutes] = /MAX_SILENCE_MS = (\d+) \* 60_000/.exec(listen) ?? [];
  expect(values(settings, "proxy_send_timeout")).toEqual([`${minutes}m`]);
  // Shorter only for pages and pictures.
  expect(values(settings, "proxy_read_timeout")).toEqual([`${minutes}m`, "30s", "30s"]);
  expect(values(`${location("/")}${location("/images/")}`, "proxy_read_timeout")).toEqual(["30s", "30s"]);
});

test("nginx counts the connections of an address from their first moment, whatever port they come to", () => {
  const [stream = "", http = ""] = config.replaceAll(/#.*/g, "").split("\nhttp {\n");
  expect(values(stream, "limit_conn_zone")).toEqual(["$binary_remote_addr zone=clients:10m"]);
  expect(values(stream, "limit_conn")).toEqual(["clients 256"]);
  expect(values(stream, "listen")).toEqual(["80", "443"]);
  // The http part trusts the address in the proxy protocol, so only the stream part may reach it.
  const listens = values(http, "listen").map((value) => value?.split(" "));
  expect(listens.map((words) => words?.at(0))).toEqual(values(stream, "proxy_pass"));
  expect(listens.map((words) => words?.at(-1))).toEqual(["proxy_protocol", "proxy_protocol"]);
  expect(values(http, "real_ip_header")).toEqual(["proxy_protocol"]);
});

test("nginx does not count the calls of a site on another machine as those of one visitor", () => {
  // docs/production.md replaces the keys of these zones.
  const zones = config.match(/^ *limit_(?:req|conn)_zone \$binary_remote_addr /gm);
  expect(zones).toHaveLength(3);
  expect(config.split("$binary_remote_addr")).toHaveLength(4);
  expect(recipes).toMatch(/geo \$is_site \{\s+default 0;/);
  expect(recipes).toMatch(/map \$is_site \$caller \{\s+0 \$binary_remote_addr;\s+\}/);
});
