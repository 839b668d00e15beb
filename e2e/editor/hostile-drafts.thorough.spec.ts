import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

/** The tools that read all documents, and the tree of all pages. */
const TOOLS = [
  "home",
  "texts",
  "media",
  "check",
  "launch",
  "languages",
  "capabilities",
  "calendar",
  "structure/paths",
];

/** What any account may store as drafts: fields of other types, and more of everything than a page needs. */
const DRAFTS = [
  { _type: "page", title: "Deep", path: "/a".repeat(2000) },
  { _type: "page", title: { text: "A" }, path: ["/a"], blocks: { heading: 1 } },
  { _type: "language", title: "German", code: "de_DE" },
  {
    _type: "page",
    title: "Long",
    path: "/long",
    blocks: [
      {
        _type: "richText",
        _key: "a",
        body: [{ _type: "table", _key: "b", columns: [`1${" a".repeat(60_000)}`] }],
      },
    ],
  },
  { _type: "capability", name: "Lead time", figures: Array.from({ length: 200_000 }, () => 0) },
  { _type: "costModel", name: { text: "A" }, leadTimes: [{ upTo: 1e300 }, null, 1] },
  { _type: "materialGrade", name: "Endless" },
  // No list is too long, but a rule compares each grade with each grade of the linked page for each limit: that takes minutes.
  {
    _type: "gradePage",
    title: "Endless",
    path: "/endless",
    blocks: [
      { _type: "materialData", _key: "a", grades: Array.from({ length: 1000 }, () => refTo("hostile-6")) },
      {
        _type: "comparison",
        _key: "b",
        options: [
          {
            _type: "comparisonOption",
            _key: "c",
            link: { _type: "link", kind: "internal", reference: refTo("hostile-7") },
            limits: Array.from({ length: 1000 }, () => "strong"),
          },
        ],
      },
    ],
  },
];

function refTo(id: string) {
  return { _type: "reference", _ref: id, _weak: true };
}

const idOf = (index: number) => `drafts.hostile-${index}`;

/** Enough for a tool to load all documents. */
const WATCHED_MS = 5000;

/** The messages that replace a crashed tool of the Studio. */
const CRASH = /crashed|An error occurred|Something went wrong/i;

test("no draft takes a tool of the Studio from everybody", { tag: "@alone" }, async ({ page, lake }) => {
  try {
    for (const [index, draft] of DRAFTS.entries()) await lake.store({ _id: idOf(index), ...draft });
    for (const tool of TOOLS)
      await test.step(tool, async () => {
        await page.goto(`${env.studioUrl}/${tool}`);
        if (tool === "check") {
          await expect(page.getByText(/\d+ documents checked: .*\.$/)).toBeVisible({ timeout: 120_000 });
          await expect(page.getByText(/“compared-words” takes too long/)).toBeVisible();
        }
        // A fixed time, because no event says that nothing will crash.
        await page.waitForTimeout(WATCHED_MS);
        await expect(page.getByText(CRASH)).toHaveCount(0);
      });
  } finally {
    for (const index of DRAFTS.keys()) await lake.remove(idOf(index));
  }
});
