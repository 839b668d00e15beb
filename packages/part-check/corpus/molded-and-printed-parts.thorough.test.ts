import { expect, test } from "vitest";

import { startCadReader } from "../read/node-cad-reader.ts";
import { problemsOfPart } from "./problems-of-part.ts";
import { readCorpus } from "./read-corpus.ts";

const parts = readCorpus();
const reader = await startCadReader();

const MACHINED = new Set(["cnc-machining", "sheet-metal-fabrication"]);

test.each(parts.filter(({ process }) => !MACHINED.has(process)))(
  "$name: exactly its fault is found, also as a rotated STL file in inches",
  async (part) => {
    expect(await problemsOfPart(part, reader)).toEqual([]);
  },
);
