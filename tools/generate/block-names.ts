import { existsSync } from "node:fs";
import { join } from "node:path";

import { Failure } from "process-stack/report.ts";

import { schemaTypes } from "../../schemas/index.ts";

/** The names of a block in different places. */
export interface BlockNames {
  /** In the schemas, in stored content and in the registry: `logoStrip`. */
  readonly name: string;
  /** The name of its files, without an extension: `logo-strip`. */
  readonly file: string;
  /** The name of its component and of its generated type: `LogoStrip`. */
  readonly component: string;
  /** The title for editors: `Logo strip`. */
  readonly title: string;
}

// cspell:ignore geopoint
/** Sanity's built-in types. */
const SANITY_TYPES = new Set(
  "array block boolean crossDatasetReference date datetime document email file geopoint globalDocumentReference image number object reference slug span string text url".split(
    " ",
  ),
);

/** Words that JavaScript does not allow as the name of a constant. */
const RESERVED_WORDS = new Set(
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield".split(
    " ",
  ),
);

/** Parses a name: `logo strip`, `Logo strip`, `logo-strip` and `logoStrip` are the same. Throws a Failure for anything else. */
export function blockNames(text: string): BlockNames {
  const words = text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  if (!/^[A-Za-z][A-Za-z0-9]*([ _-]+[A-Za-z0-9]+)*$/.test(text.trim()))
    throw new Failure(
      `“${text}” cannot be the name of a block. Use words of letters and digits: "logo strip".`,
    );
  const lower = words.map((word) => word.toLowerCase());
  const component = lower.map(capitalize).join("");
  const name = component.charAt(0).toLowerCase() + component.slice(1);
  return {
    name,
    file: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    component,
    title: capitalize(lower.join(" ")),
  };
}

export const filesOf = ({ file }: BlockNames) => ({
  schema: `schemas/blocks/${file}.ts`,
  component: `web/blocks/${file}.tsx`,
});

/**
 * Throws a Failure if a new block in `folder` cannot have these names. `sources` are the texts in which the names become
 * identifiers. None of them may already contain such an identifier.
 */
export function assertUnused(folder: string, names: BlockNames, sources: readonly string[]): void {
  const { name, component } = names;
  const existing = Object.values(filesOf(names)).find((path) => existsSync(join(folder, path)));
  const reason =
    (existing !== undefined && `${existing} exists already`) ||
    (schemaTypes.some((type) => type.name === name) && "the schemas have a type of that name") ||
    (SANITY_TYPES.has(name) && "Sanity has a type of that name") ||
    (RESERVED_WORDS.has(name) && "JavaScript reserves that word") ||
    ([name, component].some((word) => sources.some((source) => usesIdentifier(source, word))) &&
      "its files need that word for something else");
  if (reason) throw new Failure(`A block cannot be called “${name}”: ${reason}. Choose another name.`);
}

function usesIdentifier(source: string, word: string): boolean {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"/g, "");
  return new RegExp(`\\b${word}\\b`).test(code);
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
