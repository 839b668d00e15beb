import { expect, test } from "vitest";

import { checkFile, readCorpus } from "../../corpus/read-corpus.ts";
import { startCadReader } from "../../read/node-cad-reader.ts";

const reader = await startCadReader();
const ball = readCorpus().find(({ name }) => name === "sls-printing-hollow-ball");

test("a coarse hollow ball has the volume, area and wall thickness of the true ball", async () => {
  if (ball === undefined) throw new Error("The corpus has no ball");
  const file = new Blob([ball.step]);
  const { model, result } = await checkFile({ file, fileName: "ball.step" }, ball.process, reader);
  expect(model.indices.length / 3).toBeLessThan(10_000);
  expect(model.volume / ball.volume).toBeCloseTo(1, 3.7);
  expect(model.area / ball.area).toBeCloseTo(1, 3.7);
  expect(result.dimensions.smallestWall?.value).toBeCloseTo(3, 1);
});
