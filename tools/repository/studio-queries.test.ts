import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { openLake } from "content-lake/open-lake";
import * as v from "valibot";
import { expect, test } from "vitest";

import { anchorOptions, Page, PAGE } from "../../packages/studio-blocks/anchor-options.ts";
import { SECTIONS } from "../../packages/studio-blocks/section-choices.ts";
import { eventsQuery } from "../../packages/studio-calendar/scheduled-events.ts";
import { CAPABILITIES, Capabilities } from "../../studio/capabilities/capabilities-query.ts";

// What every open Studio asks the lake. Everybody who writes drafts can add thousands of small ones.

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    _id: v.string(),
    _type: v.string(),
    name: v.string(),
    figures: v.array(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  }),
);

const identity = { id: "ada", role: "editor" } as const;
const EVENTS = eventsQuery({
  titleFields: ["title"],
  timed: {
    filter: "publishedAt > now()",
    fields: "publishedAt",
    params: {},
    watch: "defined(publishedAt)",
    eventsOf: () => [],
  },
});

function post(_id: string) {
  return { create: { _id, _type: "post", title: _id, publishedAt: "2099-01-01" } };
}

function section(_id: string, name: string) {
  return { create: { _id, _type: "section", name } };
}

function releaseOf(id: string) {
  const finalDocumentStates = [{ _key: "a", id: `versions.${id}.${id}` }];
  return {
    create: { _id: `_.releases.${id}`, _type: "system.release", state: "published", finalDocumentStates },
  };
}

// Each document was compared with all others: 600 drafts made the query of Home take 6 seconds.
test("the query of the calendar costs as much for each document in a large lake as in a small one", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const ids = Array.from({ length: 500 }, (_, index) => `post${index}`);
  const documents = ids.flatMap((id) => [post(id), post(`drafts.${id}`)]);
  lake.mutate([...documents, ...ids.slice(0, 50).map(releaseOf)], { identity });
  const limits = { milliseconds: 5000, steps: 100_000, resultCharacters: 1_000_000 };
  const { result } = lake.queries.query({ query: EVENTS, params: {}, perspective: "raw", identity, limits });
  expect(result).toMatchObject({
    done: ids.slice(0, 50).map(() => ({ published: [{ _type: "post" }] })),
    documents: [...ids, ...ids].map(() => ({ isPublished: true })),
  });
});

test("drafts push out no published document from the calendar, and no published section from the menu of blocks", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const posts = Array.from({ length: 2000 }, (_, index) => post(`drafts.post${index}`));
  const sections = Array.from({ length: 100 }, (_, index) => section(`drafts.section${index}`, `A ${index}`));
  lake.mutate([...posts, ...sections, post("page"), section("offer", "Offer")], { identity });
  const listed = (query: string) =>
    lake.queries.query({ query, params: {}, perspective: "raw", identity }).result;
  expect(listed(EVENTS)).toMatchObject({ documents: { length: 2000, 0: { _id: "page" } } });
  // By name, as the menu lists them.
  expect(listed(SECTIONS)).toMatchObject({ length: 100, 0: { name: "A 0" }, 99: { _id: "offer" } });
});

test("the figures of all capabilities have all that the Studio shows of them", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const folder = join(import.meta.dirname, "../../content/documents/capability");
  const stored = readdirSync(folder).map((file) => v.parse(Stored, readFileSync(join(folder, file), "utf8")));
  lake.mutate(
    stored.map((document) => ({ create: document })),
    { identity },
  );
  const request = { query: CAPABILITIES, params: {}, perspective: "raw", identity } as const;
  const capabilities = v.parse(Capabilities, lake.queries.query(request).result);
  expect(stored.length).toBeGreaterThan(100);
  for (const { _id, name, figures } of stored)
    expect(capabilities.find((capability) => capability._id === _id)).toMatchObject({ name, figures });
});

test("drafts of capabilities with long texts do not make their query long", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const long = "x".repeat(20_000);
  const texts = { name: long, source: long, owner: long, confirmedBy: long, confirmedFigures: long };
  const figure = { _type: "quantity", _key: long, value: long, note: long, unit: { long }, other: long };
  const own = { _type: "quantity", _key: "a", value: 0.1, note: "per 25 mm" };
  lake.mutate(
    Array.from({ length: 20 }, (_, index) => ({
      create: { ...texts, _id: `drafts.${index}`, _type: "capability", figures: [own, figure] },
    })),
    { identity },
  );
  const limits = { milliseconds: 5000, steps: 1_000_000, resultCharacters: 20_000 };
  const request = { query: CAPABILITIES, params: {}, perspective: "raw", identity, limits } as const;
  const [capability] = v.parse(Capabilities, lake.queries.query(request).result);
  expect(capability).toMatchObject({ name: null, source: null, figures: [own, { _type: "quantity" }] });
});

// Each form of the Studio asks for it. 130 drafts that refer to one long text had an answer of 129 MB.
test("drafts of capabilities that refer to one long text do not make their query long", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const drafts = Array.from({ length: 300 }, (_, index) => ({
    create: { _id: `drafts.${index}`, _type: "capability", process: { _ref: "drafts.long", _weak: true } },
  }));
  const long = { create: { _id: "drafts.long", _type: "service", title: "x".repeat(60_000) } };
  const shown = {
    create: { _id: "shown", _type: "capability", name: "Tolerance", process: { _ref: "cnc" } },
  };
  const cnc = { create: { _id: "cnc", _type: "service", title: "CNC machining" } };
  lake.mutate([long, ...drafts, cnc, shown], { identity });
  const limits = { milliseconds: 5000, steps: 1_000_000, resultCharacters: 100_000 };
  const request = { query: CAPABILITIES, params: {}, perspective: "raw", identity, limits } as const;
  const capabilities = v.parse(Capabilities, lake.queries.query(request).result);
  expect(capabilities).toHaveLength(101);
  expect(capabilities.find(({ _id }) => _id === "shown")).toMatchObject({ process: "CNC machining" });
});

const sectionBlock = (_ref: string) => ({ _type: "sharedSection", section: { _ref, _weak: true } });

/** What the input for an anchor of the page "target" shows. */
function anchorsOfTarget(lake: ReturnType<typeof openLake>) {
  const limits = { milliseconds: 5000, steps: 300_000, resultCharacters: 1_000_000 };
  const params = { id: "target" };
  const request = { query: PAGE, params, perspective: "raw", identity, limits } as const;
  const page = v.parse(Page, lake.queries.query(request).result);
  return page && anchorOptions(page, undefined).map(({ text }) => text);
}

test("the input for an anchor lists those of the draft and of its saved sections, in their order and each of them once", () => {
  const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
  const [faq, gone] = [sectionBlock("faq"), sectionBlock("gone")];
  const blocks = [
    { anchor: "first", heading: "First" },
    faq,
    gone,
    { heading: "None" },
    faq,
    { anchor: "last" },
  ];
  const documents = [
    { create: { _id: "target", _type: "page", blocks: [{ anchor: "published" }] } },
    {
      create: {
        _id: "faq",
        _type: "section",
        blocks: [{ anchor: "faq", heading: "Questions" }, { anchor: "more" }],
      },
    },
  ];
  expect(anchorsOfTarget(lake)).toBeNull();
  lake.mutate(documents, { identity });
  expect(anchorsOfTarget(lake)).toEqual(["The top of the page", "#published"]);
  lake.mutate([{ create: { _id: "drafts.target", _type: "page", blocks } }], { identity });
  const anchors = ["First (#first)", "Questions (#faq)", "#more", "#last"];
  expect(anchorsOfTarget(lake)).toEqual(["The top of the page", ...anchors]);
});

// Two drafts of 250 kB loaded 48 MB into each form with a link to the page, again at each change.
test.each([
  { sections: 1, length: 100, listed: 100 },
  { sections: 40, length: 100, listed: 3000 },
  { sections: 30, length: 1000, listed: 0 },
])(
  "drafts of a page with 200 blocks, $sections sections and texts of $length characters do not make the query for its anchors long",
  ({ sections, length, listed }) => {
    const lake = openLake({ file: ":memory:", projectId: "local000", dataset: "production" });
    const blockOf = (name: string) => ({ anchor: name.padEnd(length), heading: name.padEnd(length) });
    const sectionOf = (name: string) => {
      const blocks = Array.from({ length: 200 }, (_, index) => blockOf(`${name}-${index}`));
      return { create: { _id: `drafts.${name}`, _type: "section", blocks } };
    };
    const drafts = Array.from({ length: sections }, (_, index) => sectionOf(`${index}`));
    const blocks = Array.from({ length: 200 }, (_, index) => sectionBlock(`drafts.${index % sections}`));
    lake.mutate([...drafts, { create: { _id: "drafts.target", _type: "page", blocks } }], { identity });
    expect(new Set(anchorsOfTarget(lake)).size).toBe(1 + listed);
  },
);
