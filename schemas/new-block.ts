import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { schemaTypes } from "./index.ts";

const GROUPS = ["openings", "texts", "figures", "lists", "calls"];
const USAGE = `Usage: pnpm new:block NAME [GROUP]
  NAME   what editors would call it, in camel case: faq, logoCloud
  GROUP  where it stands in the insert menu: ${GROUPS.join(", ")} (texts unless said)`;

const NEXT_STEPS = `Now write its description and fields in the schema, run pnpm typegen, and write the component.
In the end, with the site running: pnpm --filter e2e thumbnails, for its picture in the insert menu.`;

// cspell:ignore geopoint
/** Types that Sanity itself has. */
const SANITY_TYPES =
  "array block boolean crossDatasetReference date datetime document email file geopoint globalDocumentReference image number object reference slug span string text url";

/** Words that no constant can be called, and the names that the new files themselves use. */
const WORDS =
  "arguments async await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield band blockProps defineBlock heading headingField lead leadField";

interface NewBlock {
  /** The folder that holds schemas/ and web/. */
  root: string;
  name: string;
  group?: string | undefined;
}

/**
 * Writes the schema and the component of a new block, and the line of each in its list. Returns the files it wrote and
 * changed, from the root. Throws an Error for people, before anything is written, when the name cannot be used.
 */
export function addBlock({ root, name, group = "texts" }: NewBlock): string[] {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) throw new Error(`“${name}” is not a name in camel case.\n${USAGE}`);
  if (!GROUPS.includes(group)) throw new Error(`There is no group “${group}”.\n${USAGE}`);

  const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const component = name.charAt(0).toUpperCase() + name.slice(1);
  const title = sentenceOf(file);
  const schema = `schemas/blocks/${file}.ts`;
  const view = `web/blocks/${file}.tsx`;
  const lists = { schemas: "schemas/blocks/index.ts", web: "web/blocks/index.tsx" };
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const existing = [schema, view].find((path) => existsSync(join(root, path)));
  if (existing !== undefined) throw new Error(`${existing} exists already. Choose another name.`);
  const reason =
    reasonAgainst(name) ?? usedIn(read(lists.schemas), name) ?? usedIn(read(lists.web), component);
  if (reason !== undefined)
    throw new Error(`A block cannot be called “${name}”: ${reason}. Choose another name.`);

  const changes = {
    [schema]: schemaOf({ name, title }),
    [view]: componentOf({ name, component }),
    [lists.schemas]: insertAfter(
      insertBefore(read(lists.schemas), "import ", `import { ${name} } from "./${file}.ts";\n`),
      new RegExp(`const ${group} = \\[`),
      ` ${name}, `,
    ),
    [lists.web]: insertAfter(
      insertBefore(read(lists.web), "import ", `import { ${component} } from "./${file}.tsx";\n`),
      /const registry: Registry = \{\n/,
      `  ${name}: ${component},\n`,
    ),
  };
  for (const [path, content] of Object.entries(changes)) writeFileSync(join(root, path), content);
  return Object.keys(changes);
}

function schemaOf({ name, title }: { name: string; title: string }): string {
  return `import { defineBlock } from "../block.ts";
import { headingField, leadField } from "../fields.ts";

const heading = "Say in one line what this part of the page is about";
const lead = "Say in one or two sentences what a reader learns here.";

export const ${name} = defineBlock({
  name: "${name}",
  title: "${title}",
  icon: "component",
  description: "${title}: say in one sentence what editors use it for.",
  fields: [headingField(), leadField()],
  initialValue: { heading, lead },
  preview: { title: "heading" },
});
`;
}

function componentOf({ name, component }: { name: string; component: string }): string {
  return `import { Section } from "./section.tsx";
import type { BlockProps } from "./block.ts";

export function ${component}(block: BlockProps<"${name}">) {
  return (
    <Section block={block}>
      <div className="col-span-12">{/* Here: what stands below the heading and the introduction. */}</div>
    </Section>
  );
}
`;
}

function reasonAgainst(name: string): string | undefined {
  if (schemaTypes.some((type) => type.name === name)) return "the schemas have something of that name";
  if (SANITY_TYPES.split(" ").includes(name)) return "Sanity has a type of that name";
  return WORDS.split(" ").includes(name) ? "the code needs that word" : undefined;
}

/** In a list of blocks a name may stand once. */
function usedIn(list: string, name: string): string | undefined {
  const code = list.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
  return new RegExp(`\\b${name}\\b`).test(code) ? "the list of blocks uses that word" : undefined;
}

/** `logo-cloud` → `Logo cloud` */
function sentenceOf(file: string): string {
  const words = file.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function insertBefore(text: string, place: string, line: string): string {
  const at = text.indexOf(place);
  if (at === -1)
    throw new Error(`The list of blocks has changed: “${place}” is not in it. Add the block by hand.`);
  return text.slice(0, at) + line + text.slice(at);
}

function insertAfter(text: string, place: RegExp, line: string): string {
  const found = place.exec(text);
  if (found === null)
    throw new Error(`The list of blocks has changed: ${place} is not in it. Add the block by hand.`);
  const at = found.index + found[0].length;
  return text.slice(0, at) + line + text.slice(at);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const [name = "", group] = process.argv.slice(2);
  try {
    const files = addBlock({ root, name, group });
    spawnSync(join(root, "node_modules/.bin/oxfmt"), files, { cwd: root, stdio: "inherit" });
    console.log(`Written: ${files.join(", ")}`);
    spawnSync(process.execPath, [join(root, "scripts/typegen.ts")], { cwd: root, stdio: "inherit" });
    console.log(NEXT_STEPS);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
