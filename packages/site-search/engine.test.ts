import MiniSearch from "minisearch";
import { expect, test, vi } from "vitest";

import { createSearch, type Found } from "./engine.ts";
import { createSearchIndex, type FullEntry } from "./search-index.ts";

function entry(title: string, parts: Partial<FullEntry> = {}): FullEntry {
  return {
    group: "page",
    title,
    page: "",
    href: "/",
    summary: "",
    figures: [],
    names: [],
    text: "",
    ...parts,
  };
}

/** Other content, so that words are about as rare as on a real site. */
const others = Array.from({ length: 20 }, (_, index) => entry(`Other ${index}`));

const anchorOf = (title: string) => title.toLowerCase();
const titlesOf = (results: readonly Found[]) => results.map(({ entry: { title } }) => title);

async function setup(entries: FullEntry[], synonyms: string[] = []) {
  const index = await createSearchIndex([...entries, ...others], { synonyms, anchorOf });
  // Serialized and parsed, because the browser gets the index as JSON.
  const search = await createSearch(JSON.parse(JSON.stringify(index)), { anchorOf });
  return Object.assign((query: string) => titlesOf(search(query).found), {
    similar: (query: string) => titlesOf(search(query).similar),
    terms: (query: string, title: string) => [
      ...(search(query).found.find((one) => one.entry.title === title)?.terms ?? []),
    ],
  });
}

test("both sides of a comparison are marked in a result", async () => {
  const titles = await setup([entry("Aluminum 7075-T6", { summary: "As light as 6061." })]);
  expect(titles.terms("6061 vs 7075", "Aluminum 7075-T6")).toEqual(expect.arrayContaining(["6061", "7075"]));
});

test("a comparison of many is one search and not one for each", async () => {
  const titles = await setup([]);
  const search = vi.spyOn(MiniSearch.prototype, "search");
  titles(Array.from({ length: 20 }, () => "steel").join(" or "));
  // One for each word, and one for each of the first four sides.
  expect(search.mock.calls.length).toBeLessThanOrEqual(25);
});

test("only the best entries are returned, with the number of all that match", async () => {
  const entries = Array.from({ length: 50 }, (_, index) => entry(`Wall ${index}`));
  const search = await createSearch(await createSearchIndex(entries, { synonyms: [], anchorOf }), {
    anchorOf,
  });
  const { found, total } = search("wall");
  expect([found.length, total]).toEqual([40, 50]);
});

test("text that is not shown in results is found", async () => {
  const titles = await setup([entry("Wall"), entry("Rib", { text: "A gusset holds it." })]);
  expect(titles("gusset")).toEqual(["Rib"]);
});

test("words with typos and incomplete words are found, but names with digits must match exactly", async () => {
  const titles = await setup([entry("Passivation"), entry("M30"), entry("Thread", { text: "M3" })]);
  expect(titles("pasivation")).toEqual(["Passivation"]);
  expect(titles("passi")).toEqual(["Passivation"]);
  expect(titles("M3")).toEqual(["Thread"]);
});

test("a title counts in full if another form of the word is in the text too", async () => {
  const titles = await setup([
    entry("Injection molding", { text: "Injection-molded parts." }),
    entry("Materials for injection molding"),
  ]);
  expect(titles("injection molding")[0]).toBe("Injection molding");
});

test("results with a synonym come after results with the word itself", async () => {
  const titles = await setup([entry("POM"), entry("Delrin")], ["Delrin, POM"]);
  expect(titles("delrin")).toEqual(["Delrin", "POM"]);
  expect(titles("pom")).toEqual(["POM", "Delrin"]);
});

test("an entry with all words of the query comes before one whose title is only one of them", async () => {
  const titles = await setup([entry("Draft"), entry("Draft of faces", { text: "An angle." })]);
  expect(titles("draft angle")).toEqual(["Draft of faces", "Draft"]);
});

test("a page comes before its sections, and a title that equals the query before longer titles", async () => {
  const titles = await setup([
    entry("Questions about casting", { page: "Casting" }),
    entry("Casting materials"),
    entry("Casting"),
  ]);
  const found = titles("casting");
  expect(found[0]).toBe("Casting");
  expect(found.toSorted()).toEqual(["Casting", "Casting materials", "Questions about casting"]);
});

test("a comparison finds entries about both sides first, and then the best entry of each side", async () => {
  const titles = await setup([
    entry("Aluminum", { text: "6061 and 7075 are cut." }),
    entry("Aluminum 6061-T6"),
    entry("Aluminum 7075-T6"),
    entry("SLS"),
    entry("MJF"),
    entry("PA11 (SLS, MJF)"),
    entry("SLS or MJF: which machine for a nylon part?"),
  ]);
  expect(titles("6061 vs 7075").slice(0, 2)).toEqual(["Aluminum 6061-T6", "Aluminum 7075-T6"]);
  expect(titles("7075 versus 6061").slice(0, 2)).toEqual(["Aluminum 7075-T6", "Aluminum 6061-T6"]);
  expect(titles("SLS vs. MJF")).toEqual([
    "SLS or MJF: which machine for a nylon part?",
    "PA11 (SLS, MJF)",
    "SLS",
    "MJF",
  ]);
  expect(titles("vs")).toEqual([]);
});

test("a word with too many typos finds nothing, but suggests similar titles", async () => {
  const titles = await setup([entry("Anodizing"), entry("Passivation")]);
  expect(titles("annoddixing")).toEqual([]);
  expect(titles.similar("annoddixing")).toEqual(["Anodizing"]);
  expect(titles.similar("anodizing")).toEqual([]);
  expect(titles.similar("zzqx")).toEqual([]);
});

test("an empty query finds nothing", async () => {
  const titles = await setup([entry("Wall")]);
  expect(titles("")).toEqual([]);
  expect(titles("<>")).toEqual([]);
});

test("many sections of one page do not displace another page", async () => {
  const sections = ["a", "b", "c", "d"].map((name) =>
    entry(`Snap fit ${name}`, { href: `/guide#${name}`, page: "Guide" }),
  );
  const titles = await setup([...sections, entry("Snap fit of lids", { href: "/post#lids", page: "Post" })]);
  expect(titles("snap fit").indexOf("Snap fit of lids")).toBeLessThan(2);
});
