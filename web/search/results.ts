import { SITE_LANGUAGE } from "schemas/fields/language.ts";
import type { SearchGroup } from "schemas/site-search.ts";
import type { Answer, Found } from "site-search/engine.ts";
import type { PopularPage } from "site-search/search-index.ts";
import { joinedName, readingsOf, termsOf, wordsOf } from "site-search/terms.ts";
import type { WordForms } from "site-search/word-forms.ts";

import type { Words } from "#locale/catalogs.ts";
import { QUOTE_DIALOG_ID, QUOTE_PAGE_PATH } from "#quote/form-dom.ts";
import { escapeHtml } from "#ui/escape-html.ts";

import { SEARCH_PATH } from "./addresses.ts";

/** The number of results that come first, without a group, because the best one can be of any kind. */
const MAX_BEST = 3;
const MAX_IN_GROUP = 6;
const MAX_FIGURES = 3;
/** With fewer results than this, a language other than English offers a search of the English pages. */
const FEW = 5;

type Labels = Words["search"];

interface Group {
  readonly title: string;
  readonly results: readonly Found<SearchGroup>[];
}

/** Groups the results: the best ones without a heading, then the others by group. The group with the best result comes first. */
export function groupResults(found: readonly Found<SearchGroup>[], labels: Labels): Group[] {
  const others = Map.groupBy(found.slice(MAX_BEST), ({ entry }) => entry.group);
  return [
    { title: labels.best, results: found.slice(0, MAX_BEST) },
    ...[...others].map(([group, results]) => ({
      title: labels.groups[group],
      results: results.slice(0, MAX_IN_GROUP),
    })),
  ].filter(({ results }) => results.length > 0);
}

/** How many results there are, and how many of them are shown. */
export function countText({ found, total }: Answer<SearchGroup>, labels: Labels): string {
  const shown = groupResults(found, labels).reduce((sum, { results }) => sum + results.length, 0);
  return shown === total ? labels.count(total) : labels.countOfBest(shown, total);
}

interface ResultOptions {
  /** The page with the quote form, for browsers without scripts. */
  readonly quotePath?: string;
  /** The language of the results. Default: English. */
  readonly language?: string;
  readonly wordForms?: WordForms | undefined;
}

/** The results as HTML, for both the search page and the dialog. All texts are escaped. */
export function resultsHtml(
  query: string,
  { found, total, similar, popular }: Answer<SearchGroup>,
  labels: Labels,
  { quotePath = QUOTE_PAGE_PATH, language = SITE_LANGUAGE, wordForms }: ResultOptions = {},
): string {
  const results = (items: readonly Found<SearchGroup>[]) =>
    items.map((item) => resultHtml(item, labels, wordForms));
  const pages = sectionHtml(labels.popular, popular.map(linkHtml));
  if (query === "") return hintHtml(labels.hint) + pages;
  const inEnglish =
    language === SITE_LANGUAGE || total >= FEW
      ? ""
      : `<p class="search-hint"><a href="${SEARCH_PATH}?q=${encodeURIComponent(query)}" hreflang="${SITE_LANGUAGE}">${escapeHtml(labels.inEnglish(query))}</a></p>`;
  if (found.length > 0)
    return [
      ...groupResults(found, labels).map((group) => sectionHtml(group.title, results(group.results))),
      inEnglish,
    ].join("");
  const button = quoteButton(labels.quote, labels.prefill(query), quotePath);
  return [
    hintHtml(labels.nothing(query)),
    inEnglish,
    sectionHtml(labels.similar, results(similar)),
    pages,
    hintHtml(labels.ask(BUTTON_PLACE)).replace(BUTTON_PLACE, () => button),
  ].join("");
}

/** Stands for the button in a sentence, which has no line break. */
const BUTTON_PLACE = "\n";

function hintHtml(text: string): string {
  return `<p class="search-hint">${escapeHtml(text)}</p>`;
}

function sectionHtml(title: string, items: readonly string[]): string {
  if (items.length === 0) return "";
  return `<section><h2>${escapeHtml(title)}</h2><ul>${items.join("")}</ul></section>`;
}

function linkHtml({ href, title }: PopularPage): string {
  return `<li><a href="${escapeHtml(href)}"><b>${escapeHtml(title)}</b></a></li>`;
}

/** A button that opens the quote dialog, as in quote-button.tsx, with the query in the project description. */
function quoteButton(text: string, prefill: string, quotePath: string): string {
  const label = escapeHtml(text);
  return [
    `<button type="button" command="show-modal" commandfor="${QUOTE_DIALOG_ID}" data-prefill="${escapeHtml(prefill)}">${label}</button>`,
    `<noscript><a href="${quotePath}">${label}</a></noscript>`,
  ].join("");
}

function resultHtml(
  { entry, terms }: Found<SearchGroup>,
  { groups }: Labels,
  wordForms: WordForms | undefined,
): string {
  const mark = (text: string) => marked(text, terms, wordForms);
  const { title, page, group, href, figures, summary } = entry;
  const place = page || groups[group];
  const matches = (figure: string) =>
    [...new Set(termsOf(figure, wordForms))].filter((term) => terms.has(term)).length;
  const shown = figures.toSorted((one, other) => matches(other) - matches(one)).slice(0, MAX_FIGURES);
  return [
    `<li><a href="${escapeHtml(href)}"><b>${mark(title)}</b>`,
    shown.length > 0 ? ` <span class="search-figures">${mark(shown.join(" · "))}</span>` : "",
    ` <small>${escapeHtml(place)}</small>`,
    summary === "" ? "" : ` <span class="search-summary">${mark(summary)}</span>`,
    `</a></li>`,
  ].join("");
}

/** Escapes a text and marks the words that match the query. */
export function marked(text: string, terms: ReadonlySet<string>, wordForms?: WordForms): string {
  const words = wordsOf(text, wordForms);
  const firstReadings = words.map(({ word }) => readingsOf(word, wordForms)[0]?.[0]);
  let html = "";
  let end = 0;
  for (const [position, { word, index }] of words.entries()) {
    const names = [position - 1, position].map((left) =>
      joinedName(firstReadings[left], firstReadings[left + 1]),
    );
    const isFound = [...readingsOf(word, wordForms).flat(), ...names].some(
      (term) => term !== undefined && terms.has(term),
    );
    if (!isFound) continue;
    html += `${escapeHtml(text.slice(end, index))}<mark>${escapeHtml(word)}</mark>`;
    end = index + word.length;
  }
  return html + escapeHtml(text.slice(end));
}
