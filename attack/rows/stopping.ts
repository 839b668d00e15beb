import { setTimeout } from "node:timers/promises";

import { type Answer, ask, newVisitor } from "../ask.ts";
import type { OwnStack } from "../own-stack.ts";
import { PAGE, readPage } from "../pages.ts";
import { expectStatus, expectThat, type Row } from "../row.ts";
import { until } from "../until.ts";

/** So many readers, each on a new connection for each page, until it is stopped. */
function readOnNewConnections({ site }: OwnStack, readers: number) {
  const answers: Answer[] = [];
  const over = new AbortController();
  const done = Promise.all(
    Array.from({ length: readers }, async () => {
      while (!over.signal.aborted) {
        const answer = await ask(site, PAGE, { visitor: newVisitor() });
        answers.push(answer);
        if (answer.status === 0) await setTimeout(20);
      }
    }),
  );
  return {
    async stop() {
      over.abort();
      await done;
      return answers;
    },
  };
}

export const stopping: readonly Row[] = [
  {
    number: 54,
    area: "ops",
    title: "a site that is asked to end finishes what it began",
    isAlone: true,
    async attack(trial) {
      const own = await trial.ownStack();
      const reading = readOnNewConnections(own, 64);
      await setTimeout(1000);
      const tookMs = await own.stop("site");
      await own.start("site");
      await setTimeout(300);
      const answers = await reading.stop();
      const broken = answers.filter(
        ({ status, body }) => status === 0 && !/ECONNREFUSED|(?:connect|read) ECONNRESET/.test(body),
      );
      const wrong = answers.filter(({ status }) => status !== 0 && status !== 200);
      const request = { request: `SIGTERM under ${answers.length} × GET ${PAGE} of 64 readers` };
      expectThat(
        trial,
        request,
        "no answer cut off",
        broken.length === 0,
        `${broken.length} cut off: ${broken[0]?.body ?? ""}`,
      );
      expectThat(
        trial,
        request,
        "200 for each that was let in",
        wrong.length === 0,
        wrong
          .map(({ status }) => status)
          .slice(0, 5)
          .join(),
      );
      expectThat(trial, request, "ended within 10 s", tookMs <= 10_000, `${tookMs.toFixed(0)} ms`);
      const away = answers.filter(({ status }) => status === 0).length - broken.length;
      trial.note(
        `${away} were turned away before a byte was read: a front sends those elsewhere; there is none here.`,
      );
    },
  },
  {
    number: 55,
    area: "ops",
    title: "a site that was killed is back within 5 s",
    isAlone: true,
    async attack(trial) {
      const own = await trial.ownStack();
      expectStatus(trial, await readPage(own), 200);
      await own.kill("site");
      const start = performance.now();
      await own.start("site");
      const answer = await until(
        () => readPage(own),
        ({ status }) => status === 200,
      );
      expectStatus(trial, answer, 200);
      const tookMs = performance.now() - start;
      expectThat(
        trial,
        { request: "kill -9 of the site, started again" },
        "a page within 5 s",
        tookMs <= 5000,
        `${tookMs.toFixed(0)} ms`,
      );
      trial.note(
        "Stale pages meanwhile are the front's (proxy_cache_use_stale of the README's nginx): there is none here.",
      );
    },
  },
  {
    number: 56,
    area: "ops",
    title: "a visitor with the page of an older build is led to the new one",
    async attack(trial) {
      const old = await readPage(trial.target, "/_next/static/chunks/of-an-older-build.js");
      expectStatus(trial, old, 404);
      expectThat(
        trial,
        old,
        "not kept by a cache",
        !/immutable|max-age=[1-9]/.test(String(old.headers["cache-control"])),
        old.headers["cache-control"],
      );
      const build = await ask(trial.target.site, "/api/build");
      expectThat(
        trial,
        build,
        "the build's name, never cached",
        build.status === 200 && /no-store/.test(String(build.headers["cache-control"])),
        `${build.status} ${build.headers["cache-control"]}`,
      );
      trial.note(
        "One clean reload, at most once in 10 s, in a real browser: e2e/visitor/shell-new-build.spec.ts.",
      );
    },
  },
];
