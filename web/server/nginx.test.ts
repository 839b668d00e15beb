import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

const NGINX = "/usr/sbin/nginx";
const STREAM_MODULE = "/usr/lib/nginx/modules/ngx_stream_module.so";
const OPENSSL = "/usr/bin/openssl";

/** The random bytes of a client, no session, and one cipher suite. */
const HELLO = `0303 ${"07".repeat(32)} 00 0002`;
/** What OpenSSL rejects with errors that nginx 1.22 logs at the level "crit". */
const TLS_FAILURES = [
  // A record that is too long, and an empty one.
  "1603 01ff ff00",
  "1603 0100 00".repeat(40),
  // A greeting of TLS 1.3 without signature algorithms.
  `1603 0100 3e 0100 003a ${HELLO} 1301 0100 000f 002b 0003 0203 04 000a 0004 0002 001d`,
  // A greeting with an extension twice.
  `1603 0100 3f 0100 003b ${HELLO} c02f 0100 0010 000a 0004 0002 001d 000a 0004 0002 001d`,
];

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

const withoutComments = config.replaceAll(/#.*/g, "");

test("nginx logs neither requests nor connections", () => {
  expect(values(withoutComments, "error_log")).toEqual(["/var/log/nginx/error.log emerg"]);
  expect(values(withoutComments, "access_log")).toEqual(["off"]);
});

/** Starts the installed nginx in a folder, with this configuration, but a self-signed certificate and Unix sockets for ports. */
async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // If root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755);
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc", "-subj", "/CN=site"];
  const certificate = ["-keyout", join(folder, "site.key"), "-out", join(folder, "site.pem")];
  execFileSync(OPENSSL, ["req", "-x509", ...key, ...certificate], { stdio: "ignore" });
  const file = join(folder, "nginx.conf");
  const write = (text: string) => writeFileSync(file, `daemon off;\npid ${folder}/pid;\n${text}`);
  const ownConfig = withoutComments
    .replaceAll("/var/cache/nginx/", `${folder}/`)
    .replaceAll("/var/log/nginx/", `${folder}/`)
    .replaceAll("/etc/nginx/site", `${folder}/site`)
    .replace("server 127.0.0.1:3000", `server unix:${folder}/3000`)
    .replaceAll(/(listen|proxy_pass) (?:127\.0\.0\.1:)?(80|443|8080|8443)\b/g, `$1 unix:${folder}/$2`)
    .replace("worker_processes auto", "worker_processes 1")
    .replace("worker_connections 16384", "worker_connections 64");
  write(ownConfig);
  const nginx = spawn(NGINX, ["-c", file], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(nginx, "exit");
  const site = createServer().listen({ path: join(folder, "3000"), writableAll: true });
  onTestFinished(async () => {
    nginx.kill("SIGTERM");
    await ended;
    site.close();
    rmSync(folder, { recursive: true });
  });
  const send = (port: 80 | 443, bytes: string | Buffer) =>
    new Promise<string>((resolve) => {
      let answer = "";
      const socket = connect(join(folder, String(port)), () => socket.write(bytes));
      socket
        .on("data", (data) => (answer += String(data)))
        .on("error", (error) => (answer ||= error.message));
      socket.on("close", () => resolve(answer)).setTimeout(1000, () => socket.destroy());
    });
  const requestPage = () =>
    new Promise((resolve) => {
      const options = { socketPath: join(folder, "443"), rejectUnauthorized: false, timeout: 1000 };
      const request = get(options).on("timeout", () => request.destroy());
      request.on("error", () => undefined).on("close", resolve);
    });
  await expect.poll(() => send(80, "GET / HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 308/);
  return {
    send,
    requestPage,
    log: () => readFileSync(join(folder, "error.log"), "utf8"),
    reload(change: string) {
      write(`${ownConfig}\n${change}`);
      nginx.kill("SIGHUP");
    },
  };
}

test.runIf([NGINX, OPENSSL, STREAM_MODULE].every((file) => existsSync(file)))(
  "the installed nginx logs nothing of what clients send, but why it cannot load a new configuration",
  async () => {
    const nginx = await startNginx();
    await Promise.all([
      ...TLS_FAILURES.map((bytes) => nginx.send(443, Buffer.from(bytes.replaceAll(" ", ""), "hex"))),
      nginx.send(443, "GET / HTTP/1.1\r\n\r\n"),
      nginx.send(80, "x\r\n\r\n"),
      nginx.send(80, `GET /${"x".repeat(40_000)} HTTP/1.1\r\n\r\n`),
    ]);
    // More requests than it has connections, to a site that does not answer.
    await Promise.all(Array.from({ length: 40 }, () => nginx.requestPage()));
    expect(nginx.log()).toBe("");
    nginx.reload("lisen 81;");
    await expect.poll(nginx.log).toMatch(/\[emerg\].* unknown directive "lisen"/);
  },
);

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
