import { expect, test } from "vitest";

import { type FetchHolders, takenPathProblem } from "./unique-path.ts";

const holdersAre =
  (...ids: string[]): FetchHolders =>
  () =>
    Promise.resolve(ids.map((_id) => ({ _id, _type: "page", title: "About us" })));

test("a path that another page has is refused with that page's title", async () => {
  const problem = await takenPathProblem({ path: "/about-us", id: "drafts.new" }, holdersAre("about"));
  expect(problem).toBe("“About us” has this path already. Capital letters make no difference");
});

test("a path that only another page's draft has is refused", async () => {
  const problem = await takenPathProblem({ path: "/about-us", id: "new" }, holdersAre("drafts.about"));
  expect(problem).toContain("“About us” has this path already");
});

test("a page does not stand in its own way as published page, draft or version in a release", async () => {
  const holders = holdersAre("about", "drafts.about", "versions.rSpring.about");
  expect(await takenPathProblem({ path: "/about-us", id: "drafts.about" }, holders)).toBeUndefined();
  expect(
    await takenPathProblem({ path: "/about-us", id: "versions.rSpring.about" }, holders),
  ).toBeUndefined();
});

test("a page that is published keeps its path when somebody drafts another with the same", async () => {
  const holders = holdersAre("about", "drafts.about", "drafts.copy");
  expect(await takenPathProblem({ path: "/about-us", id: "drafts.about" }, holders)).toBeUndefined();
  expect(await takenPathProblem({ path: "/about-us", id: "drafts.copy" }, holders)).toContain(
    "has this path already",
  );
});

test("the lake is asked for the path in small letters, and not for redirects to the page itself", async () => {
  const asked: unknown[] = [];
  await takenPathProblem({ path: "/About-Us", id: "drafts.new" }, (_query, params) => {
    asked.push(params);
    return Promise.resolve([]);
  });
  expect(asked).toEqual([
    {
      types: ["page", "service", "material", "guide", "caseStudy", "blog"],
      path: "/about-us",
      own: "new",
      release: "",
    },
  ]);
});

test("a path that a redirect leads away from is refused", async () => {
  const problem = await takenPathProblem({ path: "/old", id: "new" }, () =>
    Promise.resolve([{ _id: "redirect-1", _type: "redirect", title: null }]),
  );
  expect(problem).toBe("A redirect leads away from this path. Delete the redirect first");
});

test("a page that leaves a path in a release makes room for what comes there in the same release", async () => {
  const leaving = { _id: "about", _type: "page", title: "About us", isInRelease: true };
  const asked: unknown[] = [];
  const problem = await takenPathProblem(
    { path: "/about-us", id: "versions.rSpring.redirect-about-us" },
    (_query, params) => {
      asked.push(params.release);
      return Promise.resolve([leaving]);
    },
  );
  expect(problem).toBeUndefined();
  expect(asked).toEqual(["rSpring"]);
});

test("a page that stays on a path in a release keeps it", async () => {
  const problem = await takenPathProblem({ path: "/about-us", id: "versions.rSpring.new" }, () =>
    Promise.resolve([
      { _id: "about", _type: "page", title: "About us", isInRelease: true },
      { _id: "versions.rSpring.about", _type: "page", title: "About us", isInRelease: false },
    ]),
  );
  expect(problem).toContain("“About us” has this path already");
});
