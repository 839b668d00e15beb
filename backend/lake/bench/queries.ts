import { evaluate, parse } from "groq-js";

import type { OpenLake } from "../open-lake.ts";
import { type Figure, median, medians } from "./figures.ts";

const PAGE = `*[_type == "page" && slug.current == $slug][0]{
  _id, title, seo, "author": author->{name, bio}, "service": service->{title, slug},
  blocks[]{..., link->{title, "path": slug.current}},
  "navigation": *[_type == "navigation"][0]{items[]{label, "path": target->slug.current}}
}`;
const LIST = `*[_type == "post"] | order(publishedAt desc, _id)[0...12]{_id, title, slug, "author": author->name}`;
const OTHERS = {
  "all that refers to a document": `*[references($id)]{_id, title}`,
  "match in the text of posts": `*[_type == "post" && pt::text(body) match "precision"][0...12]{_id, title}`,
  "the Studio's search": `*[_type in ["page", "post"]]
    | score(boost(title match text::query($search), 5), [@, _id] match text::query($search))
    [_score > 0]{_id, title, _score} | order(_score desc)[0...25]`,
};

const params = { slug: "page-17", search: "precision bracket7*", id: "person-3" };
export const BENCH = { id: "bench", role: "administrator" } as const;

/** In this process. Naive is groq-js's `evaluate` over all documents, parsing included, in the same run. */
export async function measureQueries(lake: OpenLake): Promise<Figure[]> {
  const ask = (query: string, sourceMap = false) =>
    lake.queries.query({ query, params, perspective: "drafts", identity: BENCH, sourceMap });
  const dataset = [...lake.documents.all()];
  const naive = (query: string) =>
    median(5, async () => (await evaluate(parse(query, { params }), { dataset, params })).get());
  let writes = 0;
  const write = () =>
    lake.mutate([{ patch: { id: "page-17", set: { title: `Written ${++writes}` } } }], { identity: BENCH });

  const first = await median(1, () => ask("count(*)"));
  const figures: Figure[] = [{ name: "first query, which builds its view", value: first, unit: "ms" }];
  for (const [name, query] of Object.entries({ "page query": PAGE, "ordered list": LIST })) {
    /* oxlint-disable no-await-in-loop -- what is measured must not overlap */
    const both = [() => ask(query), () => ask(query, true)];
    const [plain = 0, mapped = 0] = await medians(300, both);
    const [written = 0, mappedAfter = 0] = await medians(60, both, write);
    const rival = await naive(query);
    /* oxlint-enable no-await-in-loop */
    figures.push(
      { name, value: plain, unit: "ms", budget: ["at most", 3] },
      {
        name: `${name}: faster than naive (${rival.toFixed(0)} ms)`,
        value: rival / plain,
        unit: "×",
        budget: ["at least", 8],
      },
      { name: `${name}: with source maps`, value: mapped / plain, unit: "×", budget: ["at most", 3] },
      { name: `${name}: right after a write`, value: written, unit: "ms", budget: ["at most", 3] },
      {
        name: `${name}: right after a write, with source maps`,
        value: mappedAfter / written,
        unit: "×",
        budget: ["at most", 3],
      },
    );
  }
  for (const [name, query] of Object.entries(OTHERS)) {
    // oxlint-disable-next-line no-await-in-loop -- what is measured must not overlap
    figures.push({ name, value: await median(15, () => ask(query)), unit: "ms" });
  }
  const mutation = await median(300, write);
  const committed = await median(60, async () => {
    write();
    await lake.flushed();
  });
  return [
    ...figures,
    { name: "mutation", value: mutation, unit: "ms", budget: ["at most", 1] },
    { name: "mutation, forced onto the disk", value: committed, unit: "ms" },
  ];
}
