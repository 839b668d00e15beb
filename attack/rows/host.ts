import { ask } from "../ask.ts";
import { PAGE, readPage } from "../pages.ts";
import { sendRaw } from "../raw.ts";
import { expectStatus, expectThat, type Row } from "../row.ts";

export const host: readonly Row[] = [
  {
    number: 8,
    area: "host",
    title: "a foreign host's name is never reflected",
    async attack(trial) {
      const { site } = trial.target;
      const evil = [
        { host: "evil.example" },
        { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
        { forwarded: "host=evil.example;proto=https" },
        { host: new URL(site).host, "x-forwarded-server": "evil.example", "x-original-host": "evil.example" },
      ];
      for (const headers of evil) {
        for (const path of [
          PAGE,
          `${PAGE}/`,
          "/sitemap.xml",
          "/robots.txt",
          "/blog/feed.xml",
          "/nothing-here",
        ]) {
          const answer = await ask(site, path, { headers, what: JSON.stringify(headers) });
          expectStatus(trial, answer, 200, 308, 400, 404, 421);
          const seen = `${JSON.stringify(answer.headers)}${answer.body}`;
          expectThat(trial, answer, "evil.example nowhere", !seen.includes("evil.example"));
        }
      }
    },
  },
  {
    number: 9,
    area: "method",
    title: "a page can only be read",
    async attack(trial) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "MKCOL"]) {
        for (const [path, body] of [
          [PAGE, undefined],
          ["/About-Us", undefined],
          [PAGE, "x=1"],
          ["/", "x=1"],
        ] as const) {
          const answer = await ask(trial.target.site, path, {
            method,
            ...(body === undefined ? {} : { body, what: "with a body" }),
          });
          expectStatus(trial, answer, 405);
        }
      }
      const connected = await sendRaw(
        trial.target.site,
        "CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n",
      );
      expectThat(
        trial,
        { request: "CONNECT evil.example:443" },
        "refused or closed",
        !connected.statuses.includes(200),
        connected.statuses.join() || "closed",
      );
      const head = await ask(trial.target.site, PAGE, { method: "HEAD" });
      expectStatus(trial, head, 200);
    },
  },
  {
    number: 10,
    area: "method",
    title: "an action that nobody knows does nothing",
    async attack(trial) {
      for (const id of ["0".repeat(40), "f".repeat(42), "../../etc/passwd", "x".repeat(5000)]) {
        const answer = await ask(trial.target.site, PAGE, {
          method: "POST",
          headers: { "next-action": id, "content-type": "text/plain;charset=UTF-8" },
          body: "[]",
          what: `Next-Action ${id.slice(0, 12)}`,
        });
        expectStatus(trial, answer, 400, 403, 404, 405);
        expectThat(trial, answer, "no stack", !/\bat .*\(.*:\d+:\d+\)/.test(answer.body));
      }
      expectStatus(trial, await readPage(trial.target), 200);
    },
  },
];
