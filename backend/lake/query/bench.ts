/* oxlint-disable no-await-in-loop -- what is measured must not overlap */
import { evaluate, evaluateSync, parse } from "groq-js";

import { createQueryEngine } from "./engine.ts";
import { MemoryDocuments } from "./testing/memory-documents.ts";
import { pageDocument, siteDocuments } from "./testing/site-documents.ts";

// node backend/lake/query/bench.ts [number of documents]: medians, beside naive groq-js in the same run.

const PAGE = `*[_type == "page" && slug.current == $slug][0]{
  _id, title, seo, "author": author->{name, bio}, "service": service->{title, slug},
  blocks[]{..., link->{title, "path": slug.current}},
  "navigation": *[_type == "navigation"][0]{items[]{label, "path": target->slug.current}}
}`;
const LIST = `*[_type == "post"] | order(publishedAt desc, _id)[0...12]{_id, title, slug, "author": author->name}`;
const REFERENCES = `*[references($id)]{_id, title}`;
const SEARCH = `*[_type in ["page", "post"]] | score(boost(title match text::query($search), 5), [@, _id] match text::query($search))
  [_score > 0]{_id, title, _score} | order(_score desc)[0...25]`;
const TEXT = `*[_type == "post" && pt::text(body) match "precision"][0...12]{_id, title}`;

const params = { slug: "page-17", search: "precision bracket7*", id: "person-3" };
const identity = { id: "bench", role: "administrator" } as const;
const size = Number(process.argv[2] ?? 5000);
const documents = new MemoryDocuments(siteDocuments(size));
const engine = createQueryEngine({ documents, projectId: "bench", dataset: "bench" });
let writes = 0;

function ask(query: string, sourceMap = false): unknown {
  return engine.query({ query, params, perspective: "drafts", identity, sourceMap });
}

function write(): void {
  engine.applied(
    documents.write({ ...pageDocument(17), _id: "drafts.page-17", title: `Written ${++writes}` }),
  );
}

async function median(rounds: number, run: () => unknown, before: () => void = () => {}): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    before();
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[rounds >> 1] ?? Number.NaN;
}

async function naive(query: string): Promise<number> {
  const dataset = [...documents.all()];
  return median(15, async () => (await evaluate(parse(query, { params }), { dataset, params })).get());
}

async function naiveSync(query: string): Promise<number> {
  const dataset = [...documents.all()];
  return median(15, () => evaluateSync(parse(query, { params }), { dataset, params }));
}

const start = performance.now();
ask("count(*)");
const first = performance.now() - start;
const rows: Record<string, Record<string, string>> = {};

for (const [name, query] of Object.entries({
  page: PAGE,
  list: LIST,
  references: REFERENCES,
  "match in text": TEXT,
  search: SEARCH,
})) {
  // groq-js has no text::query.
  const rival = query === SEARCH ? Number.NaN : await naive(query);
  const rivalSync = query === SEARCH ? Number.NaN : await naiveSync(query);
  const plain = await median(200, () => ask(query));
  const mapped = await median(200, () => ask(query, true));
  const afterWrite = await median(50, () => ask(query), write);
  const mappedAfterWrite = await median(50, () => ask(query, true), write);
  rows[name] = {
    "p50 ms": plain.toFixed(3),
    "with source map": `${mapped.toFixed(3)} (${(mapped / plain).toFixed(1)}×)`,
    "right after a write": afterWrite.toFixed(3),
    "… with source map": `${mappedAfterWrite.toFixed(3)} (${(mappedAfterWrite / afterWrite).toFixed(1)}×)`,
    "naive evaluate": `${rival.toFixed(1)} (${(rival / plain).toFixed(0)}×)`,
    "naive evaluateSync": `${rivalSync.toFixed(1)} (${(rivalSync / plain).toFixed(0)}×)`,
  };
}

console.log(`${documents.size} documents; first query, with building its view: ${first.toFixed(0)} ms`);
console.table(rows);
