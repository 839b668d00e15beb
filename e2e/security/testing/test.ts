import { expect as baseExpect, test as base } from "@playwright/test";

import { env } from "#env.ts";
import type { HttpResponse } from "#testing/request.ts";
import { openSandbox, type Sandbox } from "#testing/sandbox.ts";
import { isSamePage } from "#testing/site.ts";
import { readTarget, type Target } from "#testing/target.ts";

interface AttackedServers {
  /** The running site. Must survive the test, which may leave data behind. */
  target: Target;
  /**
   * Servers that a test may break or kill: a copy of the built site with its own ports, data, lake, admin API and mail server. All
   * tests share them, so each test starts again what it stops. Tests that use them have the tag `@sandbox`.
   */
  sandbox: Sandbox;
}

export const test = base.extend<object, AttackedServers>({
  target: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern; this one has none
    async ({}, use) => {
      await use(readTarget());
    },
    { scope: "worker" },
  ],
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- the same
    async ({}, use) => {
      const sandbox = await openSandbox();
      await use(sandbox);
      await sandbox.close();
    },
    { scope: "worker" },
  ],
});

export const expect = baseExpect.extend({
  /** Asserts that a response has one of these statuses. 0 means a closed connection. */
  toHaveStatus({ request, status, body }: HttpResponse, ...allowed: number[]) {
    return {
      pass: allowed.includes(status),
      message: () =>
        [
          request,
          `Expected status: ${this.isNot ? "not " : ""}${allowed.join(" or ")}`,
          `Received: ${status} ${JSON.stringify(body.slice(0, 80))}`,
        ].join("\n"),
    };
  },
});

/** Not a matcher, because Playwright reports the arguments of a matcher, and a page is large. */
export function expectSamePage(response: HttpResponse, page: HttpResponse): void {
  expect(isSamePage(response, page), `${response.request}: the same page`).toBe(true);
}

export function expectOtherPage(response: HttpResponse, page: HttpResponse): void {
  expect(isSamePage(response, page), `${response.request}: the same page`).toBe(false);
}

/** How many responses have each status. */
export function countByStatus(
  responses: readonly Pick<HttpResponse, "status">[],
): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/**
 * Asserts that something took at most `limitMs`. With ATTACK_SCALE=fast, as in `pnpm test`, where the machine is busy with other
 * checks, the report only notes the duration.
 */
export function expectDuration(what: string, ms: number, limitMs: number): void {
  if (env.attackScale === "fast") {
    const description = `${what}: ${ms.toFixed(0)} ms (limit: ${limitMs.toFixed(0)} ms)`;
    test.info().annotations.push({ type: "duration", description });
  } else expect(ms, what).toBeLessThanOrEqual(limitMs);
}

/** Asserts that the visitor gets an error with a message within five seconds. */
export function expectError({ request, status, body, ms }: HttpResponse): void {
  expect(status, request).toBeGreaterThanOrEqual(500);
  expect(body, request).toMatch(/"code":5\d\d/);
  expect(body, request).toMatch(/"msg":"[^"]{10,}/);
  expect(ms, request).toBeLessThanOrEqual(5000);
}

/** Skips the rest of the test on systems without /proc and prlimit. */
export function requireLinux(): void {
  test.skip(process.platform !== "linux", "This needs /proc and prlimit: Linux only.");
}
