import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules of WCAG 2.2, levels A and AA. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
export const WCAG_AND_BEST_PRACTICE = [...WCAG, "best-practice"];

interface Scope {
  /** CSS selector of the region to check; the whole page by default. */
  readonly within?: string;
  /** Rules to check; axe's defaults if omitted. */
  readonly tags?: readonly string[];
}

/** The violations axe finds on a page: each rule with its elements. */
export async function violations(page: Page, { within, tags }: Scope = {}): Promise<string[]> {
  // The site has no cross-origin frames, so one run covers all frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  if (tags !== undefined) axe.withTags([...tags]);
  const found = await axe.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
