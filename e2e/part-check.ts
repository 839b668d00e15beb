import type { Page } from "@playwright/test";

import { stlBox } from "#part-files.ts";

/** The part check block on its page. */
export function partCheck(page: Page) {
  const block = page.locator("[data-block=partCheck]");
  return {
    block,
    input: block.getByLabel("CAD file to check"),
    figure: (name: string) => block.locator("dl > div", { hasText: name }).locator("dd"),
    process: (name: string) => block.getByRole("button", { name: new RegExp(`^${name}`) }),
    findings: block.getByRole("heading", { name: "Processes" }),
    picture: block.getByRole("application"),
  };
}

/** A wall of 0.3 mm is below the limit of the CNC guide. */
export const foil = stlBox("Foil.stl", [60, 40, 0.3]);
