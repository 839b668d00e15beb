import { siteBuild, studioBuild, buildIfChanged } from "./builds.ts";
import { openBackend } from "./open-backend.ts";
import { createParts } from "./parts.ts";
import { prepare, root } from "./prepare.ts";
import { createSteps } from "./steps.ts";
import { supervise } from "./supervise.ts";

/** Builds the site and the Studio; the lake runs meanwhile, since static pages are made from its content. */
await supervise(
  async (stack) => {
    const steps = createSteps();
    const { variables, addresses } = await steps.step("Settings and ports", prepare);
    const parts = createParts(root, variables, addresses, "production");
    await openBackend(stack, parts.backend, parts.seed, addresses, steps);
    await Promise.all(
      [siteBuild(parts.buildSite), studioBuild(parts.buildStudio)].map((build) =>
        steps.step(build.part.name, () => buildIfChanged(root, build, variables, stack.run)),
      ),
    );
    return 0;
  },
  { exitCodeWhenInterrupted: 130 },
);
