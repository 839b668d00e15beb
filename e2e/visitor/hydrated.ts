import type { Locator } from "@playwright/test";

import { expect } from "#fixtures.ts";

/** Waits until React has taken over an element. It adds properties of its own to each element that it hydrates. */
export async function expectHydrated(element: Locator): Promise<void> {
  const isHydrated = () =>
    element.evaluate((node) => Object.keys(node).some((name) => name.startsWith("__react")));
  await expect.poll(isHydrated).toBe(true);
}
