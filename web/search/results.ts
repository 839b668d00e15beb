import { searchGroups } from "schemas/site-search.ts";

// Not labels.ts: the dialog is bundled by itself, without the other labels.
import * as labels from "#locale/en-search.ts";

import type { Found } from "./engine.ts";
import { joinedName, readingsOf, wordsOf } from "./terms.ts";

/** The first results come without a group, because the best one can be of any kind. */
const MAX_BEST = 3;
const MAX_IN_GROUP = 6;

interface Group {
  readonly title: string;
  readonly results: readonly Found[];
}

/** The results as visitors read them: the best ones, then the others by group, the group of the best one first. */
export function groupResults(found: readonly Found[]): Group[] {
  const others = Map.groupBy(found.slice(MAX_BEST), ({ entry }) => entry.group);
  return [
    { title: labels.search.best, results: found.slice(0, MAX_BEST) },
    ...[...others].map(([group, results]) => ({
      title: searchGroups[group],
      results: results.slice(0, MAX_IN_GROUP),
    })),
  ].filter(({ results }) => results.length > 0);
}

/** The results as HTML: the page of results and the dialog show the same. Every text in it is escaped. */
export function resultsHtml(query: string, found: readonly Found[]): string {
  if (query === "") return `<p class="search-hint">${escapeHtml(labels.search.hint)}</p>`;
  if (found.length === 0) return `<p class="search-hint">${escapeHtml(labels.search.nothing(query))}</p>`;
  return groupResults(found)
    .map(
      ({ title, results }) =>
        `<section><h2>${escapeHtml(title)}</h2><ul>${results.map(resultHtml).join("")}</ul></section>`,
    )
    .join("");
}

function resultHtml({ entry, terms }: Found): string {
  const { title, page, group, href, figures, summary } = entry;
  const place = page || searchGroups[group];
  return [
    `<li><a href="${escapeHtml(href)}"><b>${marked(title, terms)}</b>`,
    figures.length > 0 ? ` <span class="search-figures">${marked(figures.join(" · "), terms)}</span>` : "",
    ` <small>${escapeHtml(place)}</small>`,
    summary === "" ? "" : ` <span class="search-summary">${marked(summary, terms)}</span>`,
    `</a></li>`,
  ].join("");
}

/** A text with the words marked that the query has found. */
export function marked(text: string, terms: ReadonlySet<string>): string {
  const words = wordsOf(text);
  const firstReadings = words.map(([word]) => readingsOf(word)[0]?.[0]);
  let html = "";
  let end = 0;
  for (const [position, { 0: word, index }] of words.entries()) {
    const names = [position - 1, position].map((left) =>
      joinedName(firstReadings[left], firstReadings[left + 1]),
    );
    const isFound = [...readingsOf(word).flat(), ...names].some(
      (term) => term !== undefined && terms.has(term),
    );
    if (!isFound) continue;
    html += `${escapeHtml(text.slice(end, index))}<mark>${escapeHtml(word)}</mark>`;
    end = index + word.length;
  }
  return html + escapeHtml(text.slice(end));
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as HTML, also for the value of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");
}
