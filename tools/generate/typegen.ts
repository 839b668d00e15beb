import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { runTypegenGenerate } from "@sanity/codegen";
import { Schema } from "@sanity/schema";
import { builtinTypes, extractSchema, groupProblems, validateSchema } from "@sanity/schema/_internal";
import type { Schema as CompiledSchema, SchemaTypeDefinition } from "@sanity/types";
import { explain, Failure } from "process-stack/report.ts";

import { root } from "../run/env.ts";

/**
 * Generates TypeScript types for all schema types and for the results of all GROQ queries in `files` (a glob). Throws a Failure
 * that names each invalid schema type, or each query without a type.
 *
 * Compiles only the schema types. `sanity schema extract` would load the whole Studio first, which takes twenty times as long.
 */
export async function contentTypes(
  folder: string,
  types: readonly SchemaTypeDefinition[],
  files: string,
): Promise<string> {
  const temporary = await mkdtemp(join(tmpdir(), "typegen-"));
  const generates = join(temporary, "types.ts");
  const errors: string[] = [];
  try {
    await runTypegenGenerate({
      workDir: folder,
      extractedSchema: extractSchema(compile([...types]), { enforceRequiredFields: true }),
      config: {
        path: join(folder, files),
        generates,
        formatGeneratedCode: true,
        overloadClientMethods: true,
      },
      onProgress: (event) => {
        if (event.type === "moduleEvaluated") errors.push(...event.errors);
        if (event.type === "formatFailed") errors.push(event.message);
      },
    });
    if (errors.length > 0) throw new Failure("These queries have no types. Correct them:", errors);
    return await readFile(generates, "utf8");
  } finally {
    await rm(temporary, { recursive: true });
  }
}

function hintAbout(message: string): string {
  return message.includes("Unknown type")
    ? ". Is it in schemas/index.ts or in an index.ts that it imports?"
    : "";
}

function compile(types: SchemaTypeDefinition[]): CompiledSchema {
  const errors = groupProblems(validateSchema(types).getTypes()).flatMap(({ path, problems }) =>
    problems
      .filter(({ severity }) => severity === "error")
      .map(({ message }) => `${path.map(({ name }) => name).join(" › ")}: ${message}${hintAbout(message)}`),
  );
  if (errors.length > 0) throw new Failure("These schema types are invalid. Correct them:", errors);

  const parent = Schema.compile({ name: "builtin", types: builtinTypes });
  const schema = Schema.compile({ name: "default", types, parent });
  // Sanity's class and its interface disagree about an absent `parent` under exactOptionalPropertyTypes.
  return {
    _registry: schema._registry,
    name: schema.name,
    get: (type) => schema.get(type),
    has: (type) => schema.has(type),
    getTypeNames: () => schema.getTypeNames(),
    getLocalTypeNames: () => schema.getLocalTypeNames(),
  };
}

/** Writes web/cms/types.generated.ts. With --check, only compares it. */
async function main(): Promise<void> {
  const file = join(root, "web/cms/types.generated.ts");
  // Imported here, so that an error in a schema file is reported like any other.
  const { schemaTypes } = await import("../../schemas/index.ts");
  const code = await contentTypes(root, schemaTypes, "web/cms/**/*.ts");

  const isStale = !existsSync(file) || code !== (await readFile(file, "utf8"));
  if (isStale && process.argv.includes("--check"))
    throw new Failure("The generated types do not match the schemas and queries. Run `pnpm typegen`.");
  if (isStale) await writeFile(file, code);
  console.log(`  web/cms/types.generated.ts ${isStale ? "written" : "is up to date"}`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(`\n${explain(error).join("\n")}\n`);
    process.exitCode = 1;
  });
}
