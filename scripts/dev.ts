import { Failure } from "./failure.ts";
import { openBackend } from "./open-backend.ts";
import { createParts } from "./parts.ts";
import { prepare, root } from "./prepare.ts";
import type { Part } from "./process.ts";
import { untilAnswers } from "./ready.ts";
import { createSteps } from "./steps.ts";
import { supervise } from "./supervise.ts";
import { tool } from "./tool.ts";
import { watchSources } from "./watch-sources.ts";

/** The folders that the content types are generated from. typegen.test.ts checks that no query is anywhere else. */
const TYPED = ["schemas", "web/cms"];
const FIRST_COMPILE_MS = 5 * 60_000;

await supervise(
  async (stack) => {
    const steps = createSteps();
    steps.note("\n  Starting with hot reload. Ctrl-C stops everything.\n");

    const { variables, addresses } = await steps.step("Settings and ports", prepare);
    const parts = createParts(root, variables, addresses, "development");
    await openBackend(stack, labelled("backend", parts.watchedBackend), parts.seed, addresses, steps);

    // Before the site answers: its first compilation takes so long that a person saves something meanwhile.
    const typegen = labelled("types", tool("Typegen", "scripts/typegen.ts", []));
    watchSources(root, TYPED, () => stack.run(typegen).catch(tell));

    const { site, studio } = addresses;
    const siteRunning = stack.start(labelled("site", parts.developSite));
    const studioRunning = stack.start(labelled("studio", parts.developStudio));
    await Promise.all([
      steps.step("Site answers", () => untilAnswers(site.localUrl, siteRunning, FIRST_COMPILE_MS)),
      steps.step("Studio answers", () => untilAnswers(studio.localUrl, studioRunning, FIRST_COMPILE_MS)),
    ]);
    steps.note(`\n  Site     ${site.url}\n  Studio   ${studio.url}\n`);
    return new Promise<number>(() => undefined);
  },
  { exitCodeWhenInterrupted: 0 },
);

/** A schema that is half written is no reason to stop; what is wrong with it was printed already. */
function tell(error: unknown): void {
  console.error(error instanceof Failure ? error.message : error);
}

function labelled(label: string, part: Part): Part {
  return { ...part, onLine: (line) => console.log(`${label.padEnd(8)}│ ${line}`) };
}
