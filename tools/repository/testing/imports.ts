import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { sourceFiles } from "check-runner/clean-clone.ts";
import * as v from "valibot";

import { root } from "../../run/env.ts";

export interface Import {
  readonly from: string;
  readonly specifier: string;
  /** The file of this repository that is imported, relative to the root. Undefined for packages of the registry. */
  readonly to: string | undefined;
  /** Whether a test or one of its helpers imports it. */
  readonly isForTests: boolean;
}

const Dependencies = v.optional(v.record(v.string(), v.string()), {});
const PackageFile = v.object({
  name: v.string(),
  exports: v.optional(v.record(v.string(), v.unknown()), {}),
  dependencies: Dependencies,
  devDependencies: Dependencies,
  peerDependencies: Dependencies,
});

/** A package.json of this repository. */
export interface Package extends v.InferOutput<typeof PackageFile> {
  /** Relative to the root, which is `.` itself. */
  readonly folder: string;
}

/** All packages of this repository, the root too. */
export async function readPackages(): Promise<Package[]> {
  const files = (await sourceFiles(root)).filter((file) => /(^|\/)package\.json$/.test(file));
  return files.map((file) =>
    Object.assign(v.parse(PackageFile, JSON.parse(readFileSync(join(root, file), "utf8"))), {
      folder: dirname(file),
    }),
  );
}

/** An import or export at the start of a line, or an import as an expression. */
const IMPORT = /^(?:(?:import|export)\b[^"`;=]*\bfrom|import)\s*"([^"\s]+)"|\bimport\(\s*"([^"\s]+)"/gm;

/** All imports in the source files of this repository, also of types. */
export async function readImports(): Promise<Import[]> {
  const packages = new Map((await readPackages()).map((each) => [each.name, each]));
  const sources = (await sourceFiles(root)).filter((file) => /\.tsx?$/.test(file));
  return sources.flatMap((file) => {
    const isForTests = /\.(test|spec)\.tsx?$|(^|\/)testing\//.test(file);
    const imports = readFileSync(join(root, file), "utf8").matchAll(IMPORT);
    return [...imports].map(([, atTop, specifier = atTop ?? ""]) => ({
      from: file,
      specifier,
      to: resolve(file, specifier, packages),
      isForTests,
    }));
  });
}

function resolve(
  file: string,
  specifier: string,
  packages: ReadonlyMap<string, Package>,
): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(file), specifier);
  if (specifier.startsWith("#")) return join(file.split("/")[0] ?? "", specifier.slice(1));
  const [name = "", ...rest] = specifier.split("/");
  const found = packages.get(name);
  if (found === undefined) return undefined;
  const entry = found.exports[[".", ...rest].join("/")];
  return join(found.folder, typeof entry === "string" ? entry : rest.join("/"));
}
