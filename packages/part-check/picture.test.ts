import { expect, test } from "vitest";

import { draw } from "./check.ts";
import { writeBinaryStl } from "./corpus/binary-stl.ts";
import type { Vector } from "./mesh/math/vector.ts";
import type { CheckMessage, PictureView } from "./messages.ts";

/** From above, with X to the right and Y up. */
const ABOVE: PictureView = { width: 40, height: 20, right: [1, 0, 0], up: [0, 1, 0], toEye: [0, 0, 1] };

/** A tetrahedron: seen from above, its outline is a right triangle at the left and the bottom. */
const CORNERS: readonly Vector[] = [
  [0, 0, 0],
  [4, 0, 0],
  [0, 4, 0],
  [0, 0, 4],
];
const FACES = [0, 2, 1, 0, 1, 3, 1, 2, 3, 0, 3, 2];

async function answerTo(file: Blob): Promise<CheckMessage | undefined> {
  const messages: CheckMessage[] = [];
  await draw(
    { file, fileName: "part.stl", view: ABOVE },
    () => Promise.reject(new Error("STL needs no reader")),
    (message) => messages.push(message),
  );
  return messages.at(-1);
}

/** Each pixel: a face (+), an edge (#) or nothing (.). */
function rowsOf(pixels: Uint8ClampedArray): string[] {
  return Array.from({ length: ABOVE.height }, (_, row) =>
    Array.from({ length: ABOVE.width }, (_column, column) => {
      const [red = 0, , , opacity = 0] = pixels.subarray(4 * (row * ABOVE.width + column));
      return opacity < 128 ? "." : red < 100 ? "#" : "+";
    }).join(""),
  );
}

test("the picture shows only the part, as large as possible", async () => {
  const answer = await answerTo(writeBinaryStl(FACES.flatMap((index) => [CORNERS[index] ?? [0, 0, 0]])));
  if (answer?.type !== "picture") throw new Error(`The answer is ${answer?.type}`);
  const rows = rowsOf(answer.pixels);
  expect(rows[0]).toBe(".".repeat(40));
  expect(rows[10]).toBe("..........#+++++++++#...................");
  expect(rows[18]).toMatch(/^\.{10}#{2}\++#{2,3}\.+$/);
  expect(rows[19]).toMatch(/^\.{10,11}#+\.+$/);
  expect(answer.part).toMatchObject({ unit: "mm", bounds: { max: [4, 4, 4] } });
});

test("a file that cannot be read results in an error instead of a picture", async () => {
  expect(await answerTo(new Blob(["no part"]))).toMatchObject({ type: "error", code: "truncated" });
});
