import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Failure } from "./failure.ts";
import { root } from "./prepare.ts";
import { readIfThere } from "./read-if-there.ts";
import { supervise } from "./supervise.ts";
import { tool } from "./tool.ts";

const GENERATED = join(root, "web/cms/types.generated.ts");
const SANITY = "studio/node_modules/sanity/bin/sanity";

const isCheck = process.argv.includes("--check");

/** Writes the types of the content from the schemas and the site's queries; with --check only compares. */
await supervise(
  async (stack) => {
    const before = await readIfThere(GENERATED);
    await stack.run(tool("The extraction of the schema", SANITY, ["schema", "extract", "--force"], "studio"));
    await stack.run(tool("The making of types", SANITY, ["typegen", "generate"], "studio"));
    const after = await readFile(GENERATED, "utf8");
    if (after === before || !isCheck) {
      console.log(`  web/cms/types.generated.ts ${after === before ? "is up to date" : "written"}`);
      return 0;
    }
    await (before === undefined ? rm(GENERATED) : writeFile(GENERATED, before));
    throw new Failure("The generated types do not fit the schemas and queries. Run `pnpm typegen`.");
  },
  { exitCodeWhenInterrupted: 130 },
);
