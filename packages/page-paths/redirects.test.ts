import { expect, test } from "vitest";

import { loopProblem, movePlan, pageMove } from "./redirects.ts";

const redirect = (from: string, to: string) => ({ id: `${from}>${to}`, from, to });

const page = (path?: string) => ({ _type: "page", ...(path !== undefined && { path }) });

test("a published page whose draft has another path moves", () => {
  expect(pageMove(page("/old"), page("/new"))).toEqual({ from: "/old", to: "/new" });
});

test("a change of case only is not a move, because the site ignores case", () => {
  expect(pageMove(page("/Videos"), page("/videos"))).toBeUndefined();
});

test("a new page, one without changes, and a document without a path do not move", () => {
  expect(pageMove(null, page("/new"))).toBeUndefined();
  expect(pageMove(page("/old"), null)).toBeUndefined();
  expect(pageMove(page("/old"), page())).toBeUndefined();
  expect(pageMove({ _type: "redirect", from: "/a" }, { _type: "redirect", from: "/b" })).toBeUndefined();
});

test("a redirect to itself or back to itself is rejected", () => {
  expect(loopProblem(redirect("/a", "/A#top"), [])).toContain("makes a loop");
  expect(loopProblem(redirect("/a", "/b"), [redirect("/b", "/c"), redirect("/c", "/a")])).toContain(
    "makes a loop",
  );
  expect(loopProblem(redirect("/a", "/b"), [redirect("/b", "/c")])).toBeUndefined();
  expect(loopProblem(redirect("/a", "/A?b=1"), [])).toContain("makes a loop");
});

test("loops are found regardless of capitalization, and also if other redirects make them", () => {
  expect(loopProblem(redirect("/x", "/a"), [redirect("/a", "/B"), redirect("/b", "/A")])).toContain(
    "makes a loop",
  );
});

test("an edited redirect is not compared with its stored version", () => {
  const saved = { id: "one", from: "/a", to: "/b" };
  expect(loopProblem({ id: "one", from: "/b", to: "/a" }, [saved])).toBeUndefined();
});

test("when a page moves, redirects to its old path lead to the page, and those from its new path are removed", () => {
  const plan = movePlan({ from: "/old", to: "/New" }, [
    redirect("/older", "/OLD"),
    redirect("/oldest", "/old#top"),
    // It has a query, which a reference to the page would lose. It goes on from the old path.
    redirect("/weight", "/old?kind=plate"),
    redirect("/new", "/old"),
    redirect("/other", "/else"),
  ]);
  expect(plan).toEqual({
    remove: ["/new>/old"],
    retarget: [
      { id: "/older>/OLD", anchor: undefined },
      { id: "/oldest>/old#top", anchor: "top" },
    ],
  });
});
