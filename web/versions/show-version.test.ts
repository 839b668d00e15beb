import { createContext, runInContext } from "node:vm";

import { expect, test, vi } from "vitest";

import { SHOW_VERSION_SCRIPT } from "./show-version.ts";

/**
 * Runs the inline script of a page in a document of its own. Returns which of the two versions are hidden. In `fetched`, adds those whose
 * picture the browser fetches now.
 */
function showIn(document: object, share: number, fetched: string[] = []): string[] {
  const hidden = new Set(["B"]);
  const element = (name: string, previousElementSibling?: object) => ({
    previousElementSibling,
    dataset: { block: "key", share: String(share) },
    toggleAttribute: (_name: string, isOn: boolean) => (isOn ? hidden.add(name) : hidden.delete(name)),
    querySelectorAll: () => [
      {
        set loading(value: string) {
          fetched.push(`${name}: ${value}`);
        },
      },
    ],
  });
  const choice = element("choice", element("B", element("A")));
  Object.assign(document, { document: { currentScript: { previousElementSibling: choice } } });
  runInContext(SHOW_VERSION_SCRIPT, createContext(document));
  return [...hidden];
}

const random = (value: number) => ({ Math: { random: () => value } });

test("a share of the documents shows the second version", () => {
  expect(showIn(random(0.29), 30)).toEqual(["A"]);
  expect(showIn(random(0.3), 30)).toEqual(["B"]);
});

test("only the picture of the shown version is fetched at once", () => {
  const fetched: string[] = [];
  showIn(random(0), 50, fetched);
  expect(fetched).toEqual(["B: eager"]);
  showIn(random(0.99), 50, fetched);
  expect(fetched).toEqual(["B: eager", "A: eager"]);
});

test("a document keeps its choice, and another one chooses again", () => {
  const choose = vi.fn<() => number>().mockReturnValueOnce(0).mockReturnValue(0.99);
  const document = { Math: { random: choose } };
  expect(showIn(document, 50)).toEqual(["A"]);
  expect(showIn(document, 50)).toEqual(["A"]);
  expect(choose).toHaveBeenCalledOnce();
  expect(showIn({ Math: { random: choose } }, 50)).toEqual(["B"]);
});

test("the inline script needs nothing of its file, and stays short", () => {
  expect(SHOW_VERSION_SCRIPT).not.toMatch(/<\/script|<!--|import/);
  expect(SHOW_VERSION_SCRIPT.length).toBeLessThan(900);
});
