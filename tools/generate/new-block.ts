import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

import { explain, Failure } from "process-stack/report.ts";

import { blockGroups } from "../../schemas/blocks/index.ts";
import { root } from "../run/env.ts";
import { assertUnused, type BlockNames, blockNames, filesOf } from "./block-names.ts";

const USAGE = `Usage: pnpm new:block NAME [--group GROUP]
  NAME   what editors would call it: "logo strip"`;

const GROUPS = blockGroups.map(({ name, title, of }) => `  ${name.padEnd(10)}${title}: ${of.join(", ")}`);

const SCHEMAS = "schemas/blocks/index.ts";
const REGISTRY = "web/blocks/index.ts";

interface NewBlock {
  /** The folder that contains schemas/ and web/. */
  readonly folder: string;
  readonly names: BlockNames;
  /** Where the block is in the insert menu: the name of a group in schemas/blocks/index.ts. */
  readonly group: string;
}

/**
 * Writes the schema and the component of a new block, and adds it to the list of schemas and to the registry. Returns the paths of
 * the written files, relative to the root. If the name cannot be used, throws a Failure and writes nothing.
 */
export function addBlock({ folder, names, group }: NewBlock): string[] {
  const { name, component, file } = names;
  const files = filesOf(names);
  const schemas = readFileSync(join(folder, SCHEMAS), "utf8");
  const registry = readFileSync(join(folder, REGISTRY), "utf8");
  const placeholder = blockNames("placeholder");
  assertUnused(folder, names, [schemas, registry, schemaSource(placeholder), componentSource(placeholder)]);

  const changes = {
    [files.schema]: schemaSource(names),
    [files.component]: componentSource(names),
    [SCHEMAS]: replace(
      `import { ${name} } from "./${file}.ts";\n${schemas}`,
      new RegExp(`(?<=const ${group} = \\[)([^\\]]*?),?\\s*(?=\\])`),
      (list) => `${list}, ${name}`,
    ),
    [REGISTRY]: `${registry}export { ${component} as ${name} } from "./${file}.tsx";\n`,
  };
  for (const [path, content] of Object.entries(changes)) writeFileSync(join(folder, path), content);
  return Object.keys(changes);
}

function schemaSource({ name, title }: BlockNames): string {
  return `import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields/common-fields.ts";

export const ${name} = defineBlock({
  name: "${name}",
  title: "${title}",
  icon: "component",
  description: "${title}: say in one sentence what editors use it for",
  fields: [headingField(), leadField()],
  initialValue: {
    heading: "Say in one line what this part of the page is about",
    lead: "Say in one or two sentences what a reader learns here.",
  },
  preview: { title: "heading" },
});
`;
}

function componentSource({ name, component }: BlockNames): string {
  return `import { Section } from "./section.tsx";
import type { BlockProps } from "./block.ts";

export function ${component}(block: BlockProps<"${name}">) {
  return (
    <Section block={block}>
      <div className="col-span-12">{/* Here: what comes below the heading and the introduction. */}</div>
    </Section>
  );
}
`;
}

function replace(text: string, pattern: RegExp, change: (found: string) => string): string {
  if (!pattern.test(text))
    throw new Error(
      `tools/generate/new-block.ts looks for ${pattern}, which is no longer in the list of blocks.`,
    );
  return text.replace(pattern, (_, found: string) => change(found));
}

/** Returns the given group, or asks for one in the terminal. Throws a Failure that lists the groups. */
async function chooseGroup(given: string | undefined): Promise<string> {
  const list = GROUPS.join("\n");
  const names = blockGroups.map(({ name }) => name);
  let group = given;
  if (group === undefined && process.stdin.isTTY) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    group = await terminal.question(`Groups of the insert menu, with their blocks:\n${list}\nGroup: `);
    terminal.close();
  }
  if (group === undefined)
    throw new Failure(`Add --group with one of these groups of the insert menu:\n${list}`);
  if (!names.includes(group.trim())) throw new Failure(`There is no group “${group}”. There are:\n${list}`);
  return group.trim();
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { group: { type: "string" } },
  });
  if (positionals.length === 0) throw new Failure(USAGE);
  const names = blockNames(positionals.join(" "));
  const group = await chooseGroup(values.group);
  const written = addBlock({ folder: root, names, group });
  run("node_modules/oxfmt/bin/oxfmt", written);
  run("tools/generate/typegen.ts", []);
  console.log([...written, "web/cms/types.generated.ts"].map((path) => `  ${path} written`).join("\n"));

  const { schema, component } = filesOf(names);
  console.log(`
Next:
  1. Write its description, fields and example content in ${schema}, and run pnpm typegen.
  2. Write its markup in ${component}.
  3. Look at it in /block-gallery/light, and run pnpm --filter e2e thumbnails for its picture in the insert menu.`);
}

function run(script: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ["inherit", "ignore", "inherit"],
  });
  if (status !== 0) throw new Failure(`${script} failed.`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(explain(error).join("\n"));
    process.exitCode = 1;
  });
}
