import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";

import {
  type FetchHolders,
  type FetchPublishedPath,
  oldPathWarning,
  takenPathProblem,
} from "./path-fields.ts";
import { routableTypes } from "./routable-types.ts";

/** A lake with these pages at the path /about-us. */
const holdersAre = (...ids: string[]): FetchHolders =>
  lakeOf(...ids.map((_id) => ({ _id, _type: "page", title: "About us", path: "/about-us" })));

const lakeOf =
  (...dataset: object[]): FetchHolders =>
  async (query, params) =>
    (await evaluate(parse(query), { dataset, params })).get();

test("a path that another page has is rejected with the title of that page", async () => {
  const problem = await takenPathProblem({ path: "/about-us", id: "drafts.new" }, holdersAre("about"));
  expect(problem).toBe("“About us” already has this path. Capitalization makes no difference");
});

test("a path that only the draft of another page has, or a version in another release, is a warning", async () => {
  for (const id of ["drafts.about", "versions.rSpring.about"]) {
    const page = { path: "/about-us", id: "drafts.new" };
    expect(await takenPathProblem(page, holdersAre(id))).toBeUndefined();
    expect(await takenPathProblem({ ...page, isOfDrafts: true }, holdersAre(id))).toBe(
      "A draft of “About us” has this path too. The site would show only one of them",
    );
    const inRelease = { path: "/about-us", id: "versions.rSpring.new" };
    const isLive = id.startsWith("versions");
    expect((await takenPathProblem(inRelease, holdersAre(id))) !== undefined).toBe(isLive);
    expect((await takenPathProblem({ ...inRelease, isOfDrafts: true }, holdersAre(id))) !== undefined).toBe(
      !isLive,
    );
  }
});

test("the published page, the draft and the versions of one page can share a path", async () => {
  const holders = holdersAre("about", "drafts.about", "versions.rSpring.about");
  expect(await takenPathProblem({ path: "/about-us", id: "drafts.about" }, holders)).toBeUndefined();
  expect(
    await takenPathProblem({ path: "/about-us", id: "versions.rSpring.about" }, holders),
  ).toBeUndefined();
});

test("a draft of another page with the same path does not block a published page", async () => {
  const holders = holdersAre("about", "drafts.about", "drafts.copy");
  for (const isOfDrafts of [false, true])
    expect(
      await takenPathProblem({ path: "/about-us", id: "drafts.about", isOfDrafts }, holders),
    ).toBeUndefined();
  expect(await takenPathProblem({ path: "/about-us", id: "drafts.copy" }, holders)).toContain(
    "already has this path",
  );
});

test("the query gets the path in lower case, and the id of the page, to ignore redirects to it", async () => {
  const queried: unknown[] = [];
  await takenPathProblem({ path: "/About-Us", id: "drafts.new" }, (_query, params) => {
    queried.push(params);
    return Promise.resolve([]);
  });
  expect(queried).toEqual([
    {
      types: routableTypes,
      path: "/about-us",
      own: "new",
      release: "",
    },
  ]);
});

test("a path that is redirected is rejected", async () => {
  const redirect = { _id: "redirect-1", _type: "redirect", from: "/old" };
  const problem = await takenPathProblem({ path: "/old", id: "new" }, lakeOf(redirect));
  expect(problem).toBe("A redirect starts at this path. Delete the redirect first");
});

test("if a release moves a page, another document of the release can take its old path", async () => {
  const about = { _id: "about", _type: "page", title: "About us", path: "/about-us" };
  const moved = { ...about, _id: "versions.rSpring.about", path: "/company" };
  const inRelease = { path: "/about-us", id: "versions.rSpring.redirect-about-us" };
  expect(await takenPathProblem(inRelease, lakeOf(about, moved))).toBeUndefined();
  const outside = { path: "/about-us", id: "drafts.redirect-about-us" };
  expect(await takenPathProblem(outside, lakeOf(about, moved))).toContain("already has this path");
});

test("a page whose version in a release keeps its path blocks the path for other pages", async () => {
  const lake = holdersAre("about", "versions.rSpring.about");
  const problem = await takenPathProblem({ path: "/about-us", id: "versions.rSpring.new" }, lake);
  expect(problem).toContain("“About us” already has this path");
});

test("the rule that rejects a path reads no drafts, which anybody may write", async () => {
  const aliases = Array.from({ length: 1000 }, () => "/about-us");
  const draft = { _id: "drafts.a", _type: "page", path: "/about-us", aliases };
  const lake = lakeOf(draft);
  expect(await takenPathProblem({ path: "/about-us", id: "drafts.new" }, lake)).toBeUndefined();
  const late = { ...draft, path: "/a", aliases: [...Array.from({ length: 20 }, () => "/b"), "/about-us"] };
  const warned = { path: "/about-us", id: "drafts.new", isOfDrafts: true };
  expect(await takenPathProblem(warned, lake)).toContain("A draft of");
  expect(await takenPathProblem(warned, lakeOf(late))).toBeUndefined();
});

const inRelease = { id: "versions.rSpring.about", path: "/company", aliases: [] };
const publishedAt =
  (path: string, isRedirected = false): FetchPublishedPath =>
  () =>
    Promise.resolve({ path, isRedirected });

test("a page that moves away from its published path in a release needs a redirect", async () => {
  expect(await oldPathWarning(inRelease, publishedAt("/about-us"))).toBe(
    "This release moves the page from /about-us. Add that path under “Other paths”, or choose “Redirect old paths of moved pages” in the release menu. Otherwise visitors to the old path will find nothing",
  );
});

test("there is no warning if the release has a redirect from the old path", async () => {
  expect(await oldPathWarning(inRelease, publishedAt("/about-us", true))).toBeUndefined();
});

test("there is no warning if visitors still find the page by its old path", async () => {
  expect(await oldPathWarning(inRelease, publishedAt("/Company"))).toBeUndefined();
  expect(
    await oldPathWarning({ ...inRelease, aliases: ["/About-Us"] }, publishedAt("/about-us")),
  ).toBeUndefined();
});

test("there is no warning for a page that is new in the release", async () => {
  expect(await oldPathWarning(inRelease, () => Promise.resolve(null))).toBeUndefined();
});

test("a draft is not checked, because the Studio asks about a redirect when it is published", async () => {
  const queried: unknown[] = [];
  const fetchPath: FetchPublishedPath = (_query, params) => {
    queried.push(params);
    return Promise.resolve({ path: "/about-us", isRedirected: false });
  };
  expect(await oldPathWarning({ ...inRelease, id: "drafts.about" }, fetchPath)).toBeUndefined();
  expect(await oldPathWarning({ ...inRelease, id: "about" }, fetchPath)).toBeUndefined();
  expect(queried).toEqual([]);
  await oldPathWarning(inRelease, fetchPath);
  expect(queried).toEqual([{ own: "about", versions: "versions.rSpring." }]);
});
