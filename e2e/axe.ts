import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { layOutAll } from "#lay-out-all.ts";

/** The rules of WCAG 2.2, levels A and AA. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

interface Scope {
  /** A CSS selector of the part to look at; without it the whole page. */
  readonly within?: string;
  /** The rules to look by; without them what axe does by itself. */
  readonly tags?: readonly string[];
}

/** What axe objects to on a page: each rule, with the places. */
export async function violations(page: Page, { within, tags }: Scope = {}): Promise<string[]> {
  await layOutAll(page);
  // In one run, without a second page to put the results together: no frame of ours is of another origin.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  if (tags !== undefined) axe.withTags([...tags]);
  const found = await axe.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
