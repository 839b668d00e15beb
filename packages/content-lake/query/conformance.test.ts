import { evaluate, parse } from "groq-js";
import { afterEach, expect, test, vi } from "vitest";

import { createTestEngine } from "../testing/engine.ts";

// Cases that random queries do not cover. GROQ's public test suite is not on npm.
const documents = [
  {
    _id: "a",
    _type: "movie",
    title: "The Red Fox",
    year: 1999,
    rating: 7.25,
    tags: ["x", null, "x", 1],
    cast: [{ _key: "1", ref: { _ref: "p1" }, role: "lead" }],
    at: "2024-05-01T10:00:00+02:00",
  },
  {
    _id: "b",
    _type: "movie",
    title: "Fox and fox",
    year: 2005,
    rating: -7.5,
    nested: { deep: { list: [[1, 2], [3]] } },
  },
  { _id: "drafts.b", _type: "movie", title: "Fox draft" },
  { _id: "p1", _type: "person", name: "Ada \u{1F600}", friend: { _ref: "p2" } },
  { _id: "p2", _type: "person", name: "Bob", friend: { _ref: "p1" } },
  { _id: "versions.r1.a", _type: "movie", title: "In r1" },
  { _id: "_.releases.r1", _type: "system.release", name: "r1" },
];
const params = { who: "Ada", list: ["a", "b"], object: { _ref: "p1" }, n: 1 };

test.each([
  "1 + 2 * 3 ** 2 - 4 / 2 % 3",
  "2 ** 3 ** 2",
  "-2 ** 2",
  "1 / 0",
  '"a" + "b" + 1',
  "[1, 2] + [3]",
  '{"a": 1, "b": 1} + {"b": 2}',
  "!true || null",
  "null && false",
  "null == null",
  "[1] == [1]",
  '"b" > "a" && 1 < 2.5 && true > false',
  '1 < "1"',
  "2 in 1..3",
  "3 in 1...3",
  '"x" in ["x"]',
  "null in [null]",
  "round(3.14159, 2)",
  "round(-2.5)",
  'length("\u{1F600}ab")',
  'string::split("a,b,,c", ",")',
  'string::split("abc", "")',
  'upper("straße") + lower("ÄÖ")',
  'string(1.50) + string(true) + string("x")',
  "string([1])",
  'coalesce(null, missing, "x")',
  "select(false => 1, null => 2, 3)",
  "select(false => 1)",
  "array::compact([1, null, 2, missing])",
  'array::join(["a", 1, true], "-")',
  'array::join(["a", null], "-")',
  "array::intersects([1, 2], [2, 3])",
  "math::sum([1, null, 2]) + math::avg([2, 4]) + math::min([3, 1]) + math::max([1, 5])",
  'math::sum([1, "2"])',
  'dateTime("2024-05-01T10:00:00+02:00") == dateTime("2024-05-01T08:00:00Z")',
  'dateTime("2024-05-01T10:00:00Z") - dateTime("2024-05-01T09:00:00Z")',
  'string(dateTime("2024-05-01T10:00:00.250Z") + 1)',
  'dateTime("yesterday")',
  "identity()",
  'pt::text({"_type": "block", "children": [{"_type": "span", "text": "a"}, {"_type": "span", "text": "b"}]})',
  "sanity::projectId() + sanity::dataset()",
  "$object->name",
  "$object.friend",
  "$list[$n]",
  "*[_id in $list]{_id}",
  "*[_id in $list[]]{_id}",
  '*[sanity::versionOf("a")]._id',
  '*[sanity::partOfRelease("r1")]._id',
  "releases::all(){name}",
  "count(*[_type == 'movie'])",
  "*[_type == 'person'].friend->friend->name",
  "*[_type == 'person']{name, friend->{name, friend->{name}}}",
  "*[_id == 'a'][0]{..., 'cast': cast[]{role, 'who': ref->name, 'of': ^.title, 'again': ^.^.title}}",
  "*[_id == 'a'][0].cast[0].ref->name",
  "*[_id == 'b'][0].nested.deep.list[][]",
  "*[_id == 'b'][0].nested.deep.list[0][1]",
  "*[_id == 'b'][0].nested['deep'].list[-1]",
  "*[_id == 'a'][0].tags[1..2]",
  "*[_id == 'a'][0].tags[5]",
  "*[year > 1990 && !(_id in path('drafts.**'))] | order(year desc).title",
  "*[_type == 'movie'] | order(rating asc, title desc)[0].title",
  "*[title match 'fox'] | order(_id)._id",
  "*[title match ['fox', 'r*']]._id",
  "*[[title, name] match 'bob']._id",
  "*[_type == 'movie'] | score(title match 'fox', boost(year > 2000, 3)) | order(_score desc){_id, _score}",
  "*[_type == 'movie'] | score(title match 'fox' && year > 2000 || title match 'red')[_score > 0]{_id, _score}",
  "*[references('p1')]._id",
  "*[references(['p2', 'x'])]._id",
  "*[_id == 'p1']{name, 'linked': *[references(^._id)]._id}",
  "*[_id == 'p1'][0]{'x': 1, ...friend->{name}, name == 'Bob' => {'bob': true}, name != 'Bob' => {'bob': false}}",
  "{'a': 1, 'b': {'c': ^.a}, ...{'d': 2}}",
  "[...[1, 2], 3, ...null, ...'x']",
  "*[defined(year)]{'old': year < 2000 }",
  "*{_id}[0...2]",
  "(*[_type == 'movie'])[0..1]._id",
  "*[@._type == 'person'][@.name == $who + ' \u{1F600}']._id",
  "fn movie::card($m) = $m{title, year}; *[_id == 'a']{'card': movie::card(@)}",
  "// a comment\n*[_id == 'a' // another\n]._id",
  "'it\\'s \\u00e9'",
  "@",
  "^",
  "*[_id == 'a'][0]{'keys': {'_type': 'x', 'b': @.title}}",
])("%s", async (query) => {
  const { lake, groqJs } = await evaluateInBoth(query);
  expect(lake).toEqual(groqJs);
});

// A time and its text are equal only if the second has a fraction: the text of "…00.000Z" is "…00Z".
test.each(["2026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.120Z"])("the time is %s", async (now) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  const { lake, groqJs } = await evaluateInBoth("[now(), string(dateTime(now())), string(dateTime::now())]");
  expect(lake).toEqual(groqJs);
});

afterEach(() => {
  vi.useRealTimers();
});

async function evaluateInBoth(query: string): Promise<{ lake: unknown; groqJs: unknown }> {
  const { runQuery } = createTestEngine(...documents);
  const dataset = documents.toSorted((a, b) => (a._id < b._id ? -1 : 1));
  const sanity = { projectId: "project", dataset: "production" };
  const value = await evaluate(parse(query, { params }), { dataset, params, sanity, identity: "ada" });
  const groqJs: unknown = JSON.parse(JSON.stringify((await value.get()) ?? null));
  return { lake: withoutSystemFields(runQuery(query, { params, perspective: "raw" })), groqJs };
}

/** The test engine adds system fields to the documents; groq-js gets them without. */
function withoutSystemFields(value: unknown): unknown {
  const systemFields = new Set(["_createdAt", "_updatedAt", "_rev"]);
  return JSON.parse(
    JSON.stringify(value, (key, field: unknown) => (systemFields.has(key) ? undefined : field)),
  );
}
