import type { Place } from "./addresses.ts";
import { Failure } from "./failure.ts";

const API = "v2025-02-19/data";
const TITLE = "A title that was published while the site was stopped";

/** Publishes a new title for the home page, past the site. */
export async function retitleHome(lakeUrl: string, dataset: string): Promise<void> {
  const query = encodeURIComponent('*[_type == "page" && path == "/"]._id');
  const { result } = await json(`${lakeUrl}/${API}/query/${dataset}?query=${query}`);
  if (!Array.isArray(result) || result.length !== 1)
    throw new Failure(`The dataset has ${String(result)} as home page.`);

  const mutations = [{ patch: { id: String(result[0]), set: { title: TITLE }, unset: ["seo.title"] } }];
  await json(`${lakeUrl}/${API}/mutate/${dataset}`, { mutations });
}

/** Throws a Failure unless the first visitor after a start gets that title. */
export async function assertRetitled(site: Place): Promise<void> {
  const response = await fetch(site.localUrl);
  const html = await response.text();
  const shown = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "no title";
  if (!shown.includes(TITLE))
    throw new Failure(`The home page is stale after a restart: its title is "${shown}".`);
}

async function json(url: string, body?: object): Promise<{ result?: unknown }> {
  const request = body
    ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    : {};
  const response = await fetch(url, request);
  if (!response.ok)
    throw new Failure(`The lake answered ${response.status} at ${url}.`, [await response.text()]);
  const answer: unknown = await response.json();
  return typeof answer === "object" && answer !== null ? answer : {};
}
