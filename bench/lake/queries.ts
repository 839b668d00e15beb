import { evaluate, parse } from "groq-js";

import type { OpenLake } from "../../backend/lake/open-lake.ts";
import { median, medians } from "../../harness/percentile.ts";
import { atLeast, atMost, ms, type Row, times } from "../table.ts";

export const PAGE_QUERY = `*[_type == "page" && slug.current == $slug][0]{
  _id, title, seo, "author": author->{name, bio}, "service": service->{title, slug},
  blocks[]{..., link->{title, "path": slug.current}},
  "navigation": *[_type == "navigation"][0]{items[]{label, "path": target->slug.current}}
}`;
const LIST_QUERY = `*[_type == "post"] | order(publishedAt desc, _id)[0...12]{_id, title, slug, "author": author->name}`;
const OTHER_QUERIES = {
  "references to a document": `*[references($id)]{_id, title}`,
  "match in the text of posts": `*[_type == "post" && pt::text(body) match "precision"][0...12]{_id, title}`,
  "the Studio's search": `*[_type in ["page", "post"]]
    | score(boost(title match text::query($search), 5), [@, _id] match text::query($search))
    [_score > 0]{_id, title, _score} | order(_score desc)[0...25]`,
};

const params = { slug: "page-17", search: "precision bracket7*", id: "person-3" };
export const IDENTITY = { id: "bench", role: "administrator" } as const;

/** Queries and mutations in this process, without HTTP. Each query is compared with groq-js's `evaluate`, which parses it too. */
export async function queryRows(lake: OpenLake): Promise<Row[]> {
  const query = (text: string, sourceMap = false) =>
    lake.queries.query({ query: text, params, perspective: "drafts", identity: IDENTITY, sourceMap });
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
  for (const [name, text] of Object.entries({ "page query": PAGE_QUERY, "ordered list": LIST_QUERY })) {
    const runs = [() => query(text), () => query(text, true)];
    const [plain = 0, mapped = 0] = await medians(300, runs);
    const [afterWrite = 0, mappedAfterWrite = 0] = await medians(60, runs, write);
    const groqJs = await evaluateWithGroqJs(text);
    rows.push(
      atMost(name, plain, 3, ms),
      atLeast(`${name}: faster than groq-js (${ms(groqJs)})`, groqJs / plain, 8, times),
      atMost(`${name}: with a source map`, mapped / plain, 3, times),
      atMost(`${name}: after a write`, afterWrite, 3, ms),
      atMost(`${name}: after a write, with a source map`, mappedAfterWrite / afterWrite, 3, times),
    );
  }
  for (const [name, text] of Object.entries(OTHER_QUERIES)) {
    rows.push({ name, measured: ms(await median(15, () => query(text))) });
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
