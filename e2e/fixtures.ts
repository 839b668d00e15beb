import { test as base, expect } from "@playwright/test";

import { createLake, type Lake } from "#lake.ts";
import { openStudio, type Studio } from "#studio.ts";

interface Fixtures {
  /** Patterns of console errors that the test causes on purpose. Any other error fails the test. */
  expectedErrors: RegExp[];
  quietConsole: void;
  lake: Lake;
  studio: Studio;
  /**
   * A path that no other test uses. After the test, all pages at or below it are deleted, so they do not show up in lists that
   * other tests check.
   */
  freshPath: string;
}

/** Inside the Studio's frame, Chromium blocks the autofocus of the quote dialog and the phone menu, and logs an error. */
const BLOCKED_AUTOFOCUS = /^Blocked autofocusing on a <(h2|button)> element in a cross-origin subframe/;

/** The Studio logs this when the preview takes a few seconds on a busy machine. Tests wait until it is connected. */
const SLOW_PREVIEW = /^Unable to connect to visual editing/;

/** Studio presence may still send a location after its socket has closed on page unload. */
const LEFT_STUDIO = /^WebSocket is already in CLOSING or CLOSED state\. \(\S+\/static\/WorkspaceLoader/;

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => errors.push(String(error.error())));
      await use();
      const expected = [...expectedErrors, BLOCKED_AUTOFOCUS, SLOW_PREVIEW, LEFT_STUDIO];
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern; this one has none
  lake: async ({}, use) => {
    await use(createLake());
  },
  studio: async ({ page }, use) => {
    await use(openStudio(page));
  },
  freshPath: async ({ context, lake }, use, { testId }) => {
    const path = `/test-${testId.slice(-8)}-${Date.now().toString(36)}`;
    await use(path);
    // Close the Studio first: it logs an error if it saves to a deleted document.
    await Promise.all(context.pages().map((page) => page.close()));
    await lake.clear(path);
  },
});

export { expect };
