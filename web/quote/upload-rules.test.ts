import { expect, test } from "vitest";

import { extensionOf, fileProblem } from "./upload-rules.ts";

test.each(["part.step", "PART.STP", "a.b.igs", "mesh.stl", "all.zip", "all.RAR"])(
  "%s is accepted",
  (name) => {
    expect(fileProblem({ name, size: 10 })).toBeUndefined();
  },
);

test.each(["part.exe", "part", "step", "part.step.pdf", ".htaccess", "part.step "])(
  "%j is of no accepted type",
  (name) => {
    expect(fileProblem({ name, size: 10 })).toMatch(/type of file is not accepted/);
  },
);

test("an empty file is refused", () => {
  expect(fileProblem({ name: "part.step", size: 0 })).toMatch(/empty/);
});

test("500 MB are accepted, one byte more is not", () => {
  expect(fileProblem({ name: "part.step", size: 524_288_000 })).toBeUndefined();
  expect(fileProblem({ name: "part.step", size: 524_288_001 })).toBe(
    "The file size cannot exceed 500MB,please upload again.",
  );
});

test("the extension is the last one, as it is written", () => {
  expect(extensionOf("part.v2.STEP")).toBe("STEP");
});
