import { buildIfChanged, siteBuild, studioBuild } from "./builds.ts";
import { openBackend } from "./open-backend.ts";
import { createParts } from "./parts.ts";
import { prepare, root } from "./prepare.ts";
import { untilAnswers } from "./ready.ts";
import { expirePages, forgetAnswers } from "./refresh-site.ts";
import { createSteps } from "./steps.ts";
import { supervise } from "./supervise.ts";

await supervise(
  async (stack) => {
    const steps = createSteps();
    steps.note("\n  Starting the site and the Studio. Ctrl-C stops everything.\n");

    const { variables, addresses, revalidateSecret } = await steps.step("Settings and ports", prepare);
    const parts = createParts(root, variables, addresses, "production");
    await openBackend(stack, parts.backend, parts.seed, addresses, steps);

    const build = (made: ReturnType<typeof siteBuild>) => buildIfChanged(root, made, variables, stack.run);
    await Promise.all([
      steps.step("Build of the site", () => build(siteBuild(parts.buildSite))),
      steps.step("Build of the Studio", () => build(studioBuild(parts.buildStudio))),
    ]);

    const { site, studio } = addresses;
    await forgetAnswers(root);
    const siteRunning = stack.start(parts.site);
    const studioRunning = stack.start(parts.studio);
    await Promise.all([
      steps.step("Site answers", async () => {
        await untilAnswers(site.localUrl, siteRunning);
        await expirePages(site.localUrl, revalidateSecret);
      }),
      steps.step("Studio answers", () => untilAnswers(studio.localUrl, studioRunning)),
    ]);

    steps.note(`\n  Site     ${site.url}\n  Studio   ${studio.url}\n`);
    return untilInterrupted();
  },
  { exitCodeWhenInterrupted: 0 },
);

/** The servers run until a person or a failure ends them; neither is this script's own doing. */
function untilInterrupted(): Promise<number> {
  return new Promise(() => undefined);
}
