import { join } from "node:path";

import type { Addresses } from "./addresses.ts";
import type { Check } from "./check.ts";
import { chromiumEnv } from "./chromium.ts";
import type { Variables } from "./environment.ts";
import { Failure } from "./failure.ts";
import { startLakeControl } from "./lake-control.ts";
import type { Parts } from "./parts.ts";
import { root } from "./prepare.ts";
import { untilAnswers } from "./ready.ts";
import type { Stack } from "./stack.ts";
import { type Tally, tallyOfPlaywright } from "./tally.ts";
import { tool } from "./tool.ts";

interface Place {
  /** Of servers that are built and have content. */
  readonly parts: Parts;
  readonly addresses: Addresses;
  /** What the attacks know of the shell: none of the project's variables. */
  readonly fresh: Variables;
  /** For everything that is written meanwhile. */
  readonly folder: string;
  readonly count: (tally: Tally) => void;
}

/** Serves the builds, tries them in a real Chromium, and attacks them. Prints each test as it ends. */
export function browserTests(stack: Stack, { parts, addresses, fresh, folder, count }: Place): Check {
  return {
    name: "Browser tests",
    work: async () => {
      const { site, studio, backend } = addresses;
      if (!backend) throw new Failure("The browser tests need the embedded lake.");
      const control = await startLakeControl(stack, parts.backend, `${backend.localUrl}/health`);
      try {
        await Promise.all([
          untilAnswers(site.localUrl, stack.launch(parts.site)),
          untilAnswers(studio.localUrl, stack.launch(parts.studio)),
        ]);
        const failed: string[] = [];
        const note = (what: string) => (error: unknown) => {
          if (!(error instanceof Failure)) throw error;
          failed.push(what);
        };
        for (const project of ["together", "alone"]) {
          const report = join(folder, `${project}.json`);
          const run = stack.run(playwright(project, folder, addresses, control.url, report));
          // oxlint-disable-next-line no-await-in-loop -- alone means after the others
          await run.catch(note(project));
          // oxlint-disable-next-line no-await-in-loop -- as above
          count(await tallyOfPlaywright(report));
        }
        // Last: it leaves quote requests and files behind.
        await stack.run(attack(addresses, fresh)).catch(note("attacks"));
        // Each was printed when it failed.
        if (failed.length > 0) throw new Failure(`Tests failed, see above (${failed.join(", ")}).`);
      } finally {
        control.close();
      }
    },
  };
}

/** The rows of the attack table that need no servers of their own. */
function attack({ site, studio, backend }: Addresses, fresh: Variables) {
  const part = tool("Attacks", "attack/main.ts", ["--fast"]);
  return {
    ...part,
    onLine: (line: string) => console.log(`    ${line}`),
    env: { ...fresh, SITE_URL: site.url, STUDIO_URL: studio.url, SANITY_LAKE_URL: backend?.url },
  };
}

function playwright(
  project: string,
  folder: string,
  addresses: Addresses,
  controlUrl: string,
  report: string,
) {
  const part = tool(
    "Playwright",
    "e2e/node_modules/@playwright/test/cli.js",
    ["test", "--project", project],
    "e2e",
  );
  return {
    ...part,
    onLine: (line: string) => console.log(`    ${line}`),
    env: {
      ...part.env,
      E2E_SITE_URL: addresses.site.url,
      E2E_STUDIO_URL: addresses.studio.url,
      E2E_LAKE_URL: addresses.backend?.url,
      E2E_LAKE_CONTROL_URL: controlUrl,
      E2E_REPORT: report,
      E2E_ARTIFACTS: join(root, "e2e/test-results", project),
      ...chromiumEnv,
      // Chromium is unpacked there, apart from any other run's.
      TMPDIR: folder,
    },
  };
}
