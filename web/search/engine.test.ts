import { expect, test } from "vitest";

import { createSearch } from "./engine.ts";
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

/** Other content, so that words are as rare as on a site. */
const others = Array.from({ length: 20 }, (_, index) => entry(`Other ${index}`));

async function setup(entries: FullEntry[], synonyms: string[] = []) {
  const index = createSearchIndex([...entries, ...others], synonyms);
  // Through JSON, as the browser gets it.
  const search = await createSearch(JSON.parse(JSON.stringify(index)));
  return (query: string) => search(query).map(({ entry: { title } }) => title);
}

test("text that no result shows is found", async () => {
  const titles = await setup([entry("Wall"), entry("Rib", { text: "A gusset holds it." })]);
  expect(titles("gusset")).toEqual(["Rib"]);
});

test("a typing error and an unfinished word are found, and a name with digits only as it is", async () => {
  const titles = await setup([entry("Passivation"), entry("M30"), entry("Thread", { text: "M3" })]);
  expect(titles("pasivation")).toEqual(["Passivation"]);
  expect(titles("passi")).toEqual(["Passivation"]);
  expect(titles("M3")).toEqual(["Thread"]);
});

test("a synonym is found after the word itself", async () => {
  const titles = await setup([entry("POM"), entry("Delrin")], ["Delrin, POM"]);
  expect(titles("delrin")).toEqual(["Delrin", "POM"]);
  expect(titles("pom")).toEqual(["POM", "Delrin"]);
});

test("an entry with all words of the query comes before one whose title is one of them", async () => {
  const titles = await setup([entry("Draft"), entry("Draft of faces", { text: "An angle." })]);
  expect(titles("draft angle")).toEqual(["Draft of faces", "Draft"]);
});

test("a page comes before its sections, and the title that is the query before longer ones", async () => {
  const titles = await setup([
    entry("Questions about casting", { page: "Casting" }),
    entry("Casting materials"),
    entry("Casting"),
  ]);
  expect(titles("casting")).toEqual(["Casting", "Casting materials", "Questions about casting"]);
});

test("no words find nothing", async () => {
  const titles = await setup([entry("Wall")]);
  expect(titles("")).toEqual([]);
  expect(titles("<>")).toEqual([]);
});

test("the sections of one page do not hide another page", async () => {
  const sections = ["a", "b", "c", "d"].map((name) =>
    entry(`Snap fit ${name}`, { href: `/guide#${name}`, page: "Guide" }),
  );
  const titles = await setup([...sections, entry("Snap fit of lids", { href: "/post#lids", page: "Post" })]);
  expect(titles("snap fit").indexOf("Snap fit of lids")).toBeLessThan(2);
});
