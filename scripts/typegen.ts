import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Failure } from "./failure.ts";
import { faultyQueries } from "./faulty-queries.ts";
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
    const lines: string[] = [];
    const generate = tool("The making of types", SANITY, ["typegen", "generate"], "studio");
    await stack.run({ ...generate, onLine: (line) => lines.push(line) });
    const after = await readFile(GENERATED, "utf8");
    const isStale = after !== before;
    if (isCheck && isStale) await (before === undefined ? rm(GENERATED) : writeFile(GENERATED, before));

    const faulty = faultyQueries(lines);
    if (faulty.length > 0) throw new Failure("These queries have no types. Put them right:", faulty);
    if (isCheck && isStale)
      throw new Failure("The generated types do not fit the schemas and queries. Run `pnpm typegen`.");
    console.log(`  web/cms/types.generated.ts ${isStale ? "written" : "is up to date"}`);
    return 0;
  },
  { exitCodeWhenInterrupted: 130 },
);
