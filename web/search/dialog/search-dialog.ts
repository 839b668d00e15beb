/**
 * The search dialog. The page script loads it when a visitor opens the search. It is a separate script without React, so it works
 * before hydration. build-scripts.ts bundles it.
 */
import { MAX_QUERY_LENGTH } from "contracts/endpoints.ts";
import { pathInLanguage } from "schemas/fields/language.ts";
import type { SearchGroup } from "schemas/site-search.ts";
import { createSearch, type Search } from "site-search/engine.ts";
import type { SearchIndex } from "site-search/search-index.ts";

import { browserWords, loadWords } from "#locale/browser-words.ts";
import * as english from "#locale/en/search.ts";
import { pageLanguage } from "#locale/page-language.ts";
import { escapeHtml } from "#ui/escape-html.ts";

import { SEARCH_INDEX_PATH, SEARCH_PATH } from "../addresses.ts";
import { recordSearch } from "../record-search.ts";
import { countText, resultsHtml } from "../results.ts";
import { searchOptionsWith } from "../search-options.ts";

declare const STYLES: string;

await loadWords("search");
const { search: label } = browserWords(english);
const language = pageLanguage();
const options = { ...searchOptionsWith(globalThis.pageWordForms?.[language]), language };
const dialog = document.createElement("dialog");
dialog.className = "search search-dialog shadow-dialog";
dialog.setAttribute("aria-label", label.title);
dialog.innerHTML = `<form action="${pathInLanguage(SEARCH_PATH, language)}"><input type="search" name="q" maxlength="${MAX_QUERY_LENGTH}" autocomplete="off" autocapitalize="off" spellcheck="false" aria-label="${escapeHtml(label.field)}" placeholder="${escapeHtml(label.field)}"><button type="button" aria-label="${escapeHtml(label.close)}"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="m1 1 14 14M15 1 1 15"/></svg></button></form><output></output><div></div>`;
const [, status, results] = dialog.children;
const input = dialog.querySelector("input");

/** A search is reported when the visitor has not typed for this time, or closes the dialog. */
const REPORT_DELAY_MS = 1500;

let settled: ReturnType<typeof setTimeout> | undefined;
/** The last search, until it is reported. */
let unreported: { query: string; results: number } | undefined;

let search: Promise<Search<SearchGroup>> | undefined;
let opener: Element | null = null;

/** Opens the dialog and downloads the index. If the download fails, the next key press tries again. */
export function openSearch(): void {
  if (dialog.open || !input) return;
  opener = document.activeElement;
  if (!dialog.isConnected) addToPage();
  dialog.showModal();
  input.select();
  void update();
}

function addToPage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
  document.body.append(dialog);
  dialog.addEventListener("input", () => void update());
  dialog.addEventListener("keydown", handleKey);
  dialog.addEventListener("click", closeByClick);
  dialog.addEventListener("close", () => {
    report();
    // The focus cannot return to a link in the phone menu, because the menu has closed.
    if (!opener?.checkVisibility())
      document.querySelector<HTMLElement>("header [popovertarget=phone-menu]")?.focus();
  });
  addEventListener("popstate", () => dialog.close());
}

/** Shows the results of the current query. */
async function update(): Promise<void> {
  if (!results || !status || !input) return;
  const query = input.value.trim();
  try {
    if (!search) status.textContent = label.loading;
    search ??= loadIndex();
    const find = await search;
    // Another key was pressed while the index was loading.
    if (query !== input.value.trim()) return;
    const answer = find(query);
    results.innerHTML = resultsHtml(query, answer, label, options);
    status.textContent = query === "" ? "" : countText(answer, label);
    clearTimeout(settled);
    unreported = { query, results: answer.found.length };
    settled = setTimeout(report, REPORT_DELAY_MS);
  } catch (error) {
    search = undefined;
    status.textContent = label.failed;
    console.warn(error);
  }
}

function report(): void {
  clearTimeout(settled);
  if (unreported) recordSearch(unreported.query, unreported.results);
  unreported = undefined;
}

async function loadIndex(): Promise<Search<SearchGroup>> {
  const response = await fetch(pathInLanguage(SEARCH_INDEX_PATH, language));
  const index: SearchIndex<SearchGroup> = await response.json();
  return createSearch(index, options);
}

/**
 * The arrow keys move the focus through the field and the results. Escape always closes the dialog instead of clearing the field.
 */
function handleKey(event: KeyboardEvent): void {
  if (event.key === "Escape") {
    event.preventDefault();
    dialog.close();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [input, ...dialog.querySelectorAll("a")];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(current + step, stops.length - 1)]?.focus();
  event.preventDefault();
}

/** A click on a result, the button or the backdrop closes the dialog. */
function closeByClick({ target }: Event): void {
  if (target === dialog || (target instanceof Element && target.closest("a, button"))) dialog.close();
}
