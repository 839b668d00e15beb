import { expect, test } from "vitest";

import { startCadReader } from "../read/node-cad-reader.ts";
import { problemsOfPart } from "./problems-of-part.ts";
import { readCorpus } from "./read-corpus.ts";

const reader = await startCadReader();

// The files named `.thorough.test.ts` check the whole corpus.
test.each(readCorpus().filter((_, index) => index % 12 === 0))(
  "$name: exactly its fault is found, also as a rotated STL file in inches",
  async (part) => {
    expect(await problemsOfPart(part, reader)).toEqual([]);
  },
);
