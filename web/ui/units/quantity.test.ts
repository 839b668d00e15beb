import { afterAll, expect, test, vi } from "vitest";

vi.resetModules();
vi.doMock("react", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  // As in a render, which keeps the first result.
  cache: (load: () => unknown) => {
    let result: unknown;
    return () => (result ??= load());
  },
}));
afterAll(() => {
  vi.doUnmock("react");
  vi.resetModules();
});

test("a page shows its first 5,000 measures in both systems of units, and the others as they are", async () => {
  const { textWithMeasures } = await import("./quantity.tsx");
  const text = "5 mm, ".repeat(100);
  const pages = Array.from({ length: 60 }, () => textWithMeasures(text, "en"));
  const measures = pages.flat().filter((part) => typeof part !== "string");
  expect(measures).toHaveLength(5000);
  expect(measures[0]).toEqual({ metric: "5\u00A0mm", imperial: "0.197\u00A0in" });
  expect(pages.at(-1)).toEqual([text.replaceAll("5 mm", "5\u00A0mm")]);
});
