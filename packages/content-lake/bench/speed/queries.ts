import { median, medians } from "benchmarking/percentile.ts";
import { atLeast, atMost, ms, type Row, times } from "benchmarking/table.ts";
import { evaluate, parse } from "groq-js";

import type { OpenLake } from "../../open-lake.ts";

export const PAGE_QUERY = `*[_type == "page" && slug.current == $slug][0]{
  _id, title, seo, "author": author->{name, bio}, "service": service->{title, slug},
  blocks[]{..., link->{title, "path": slug.current}},
  "navigation": *[_type == "navigation"][0]{items[]{label, "path": target->slug.current}}
}`;
const LIST_QUERY = `*[_type == "post"] | order(publishedAt desc, _id)[0...12]{_id, title, slug, "author": author->name}`;
const REFERENCES_QUERY = `*[references($id)]{_id, title}`;
const SEARCH_QUERY = `*[_type in ["page", "post"]]
  | score(boost(title match text::query($search), 5), [@, _id] match text::query($search))
  [_score > 0]{_id, title, _score} | order(_score desc)[0...25]`;
const OTHER_QUERIES: Readonly<Record<string, readonly [query: string, search?: string]>> = {
  "the Studio's list, sorted by time": [
    `*[_type == "post" && defined(slug.current)] | order(_updatedAt desc)[0...25]{_id, title}`,
  ],
  "match in the text of posts": [
    `*[_type == "post" && pt::text(body) match "precision"][0...12]{_id, title}`,
  ],
  "match in the text of all posts, without a hit": [
    `*[_type == "post" && pt::text(body) match "missing"]{_id, title}`,
  ],
  "the Studio's search": [SEARCH_QUERY, "precision bracket7*"],
  "… for a word in every document": [SEARCH_QUERY, "precision"],
  "… for a missing word": [SEARCH_QUERY, "missing"],
};

const params = { slug: "page-17", id: "person-3" };
export const IDENTITY = { id: "bench", role: "administrator" } as const;

/** The budgets of queries that depend on the number of documents. */
export interface QueryBudgets {
  readonly listMs: number;
  readonly referencesMs: number;
}

/**
 * Measures queries and mutations in this process, without HTTP. Each query is compared with groq-js's `evaluate`, including
 * parsing.
 */
export async function queryRows(lake: OpenLake, { listMs, referencesMs }: QueryBudgets): Promise<Row[]> {
  const query = (text: string, sourceMap = false, search = "") =>
    lake.queries.query({
      query: text,
      params: { ...params, search },
      perspective: "drafts",
      identity: IDENTITY,
      sourceMap,
    });
  const dataset = [...lake.documents.all()];
  const evaluateWithGroqJs = (text: string) =>
    median(5, async () => (await evaluate(parse(text, { params }), { dataset, params })).get());
  let writes = 0;
  const write = () =>
    lake.mutate([{ patch: { id: "page-17", set: { title: `Written ${++writes}` } } }], {
      identity: IDENTITY,
    });

  const first = await median(1, () => query("count(*)"));
  const rows: Row[] = [{ name: "first query, which builds its view", measured: ms(first) }];
  const compared = [
    ["page query", PAGE_QUERY, 3],
    ["ordered list", LIST_QUERY, listMs],
  ] as const;
  for (const [name, text, budgetMs] of compared) {
    const runs = [() => query(text), () => query(text, true)];
    const [plain = 0, mapped = 0] = await medians(300, runs);
    const [afterWrite = 0, mappedAfterWrite = 0] = await medians(60, runs, write);
    const groqJs = await evaluateWithGroqJs(text);
    rows.push(
      atMost(name, plain, budgetMs, ms),
      atLeast(`${name}: faster than groq-js (${ms(groqJs)})`, groqJs / plain, 8, times),
      atMost(`${name}: with a source map`, mapped / plain, 3, times),
      atMost(`${name}: after a write`, afterWrite, budgetMs, ms),
      atMost(`${name}: after a write, with a source map`, mappedAfterWrite / afterWrite, 3, times),
    );
  }
  rows.push(
    atMost("references to a document", await median(15, () => query(REFERENCES_QUERY)), referencesMs, ms),
  );
  const indexing = await median(1, () => indexTexts(lake));
  rows.push({ name: "index of texts, in the background after a start (n=1)", measured: ms(indexing) });
  for (const [name, [text, search]] of Object.entries(OTHER_QUERIES)) {
    rows.push({ name, measured: ms(await median(15, () => query(text, false, search))) });
  }
  const mutation = await median(300, write);
  const flushed = await median(60, async () => {
    write();
    await lake.flushed();
  });
  return [
    ...rows,
    atMost("mutation", mutation, 1, ms),
    { name: "mutation, flushed to the disk", measured: ms(flushed) },
  ];
}

function indexTexts(lake: OpenLake): void {
  let isMore = true;
  while (isMore) isMore = lake.queries.indexTexts(1000);
}
