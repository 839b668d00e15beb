import { expect, test } from "vitest";

import { loopProblem, movePlan, shortened } from "./redirects.ts";

const redirect = (from: string, to: string) => ({ id: `${from}>${to}`, from, to });

test("a chain of redirects becomes one jump each", () => {
  const chain = [redirect("/a", "/b"), redirect("/b", "/C"), redirect("/c", "/d#top")];
  expect(shortened(chain).map(({ from, to }) => `${from} ${to}`)).toEqual([
    "/a /d#top",
    "/b /d#top",
    "/c /d#top",
  ]);
});

test("redirects to other websites and to pages stay as they are", () => {
  const plain = [redirect("/a", "https://example.com/b"), redirect("/x", "/cnc-machining")];
  expect(shortened(plain)).toEqual(plain);
});

test("redirects in a circle are left out, whatever the capitals", () => {
  expect(shortened([redirect("/a", "/B"), redirect("/b", "/A"), redirect("/x", "/a")])).toEqual([]);
});

test("a redirect to itself or back to itself is refused", () => {
  expect(loopProblem(redirect("/a", "/A#top"), [])).toContain("leads in a circle");
  expect(loopProblem(redirect("/a", "/b"), [redirect("/b", "/c"), redirect("/c", "/a")])).toContain(
    "leads in a circle",
  );
  expect(loopProblem(redirect("/a", "/b"), [redirect("/b", "/c")])).toBeUndefined();
});

test("a redirect that is being changed does not meet its older self", () => {
  const saved = { id: "one", from: "/a", to: "/b" };
  expect(loopProblem({ id: "one", from: "/b", to: "/a" }, [saved])).toBeUndefined();
});

test("when a page moves, redirects to its old path are led to the page, and those away from its new path go", () => {
  const plan = movePlan({ from: "/old", to: "/New" }, [
    redirect("/older", "/OLD"),
    redirect("/oldest", "/old#top"),
    redirect("/new", "/old"),
    redirect("/other", "/else"),
  ]);
  expect(plan).toEqual({ remove: ["/new>/old"], retarget: ["/older>/OLD", "/oldest>/old#top"] });
});
