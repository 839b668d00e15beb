import { tryStorage } from "browser-kit/browser-storage.ts";
import { layOutInPlace } from "browser-kit/lay-out.ts";
import { USED_ATTRIBUTE } from "lazy-islands/used-attribute.ts";

/**
 * Runs in every page before React (see hydration/protocol.ts). build-scripts.ts bundles it, and the server writes it into the
 * HTML, so each byte counts. It does five things: loads React late, records what the visitor does until then, lays out what is not on the
 * screen, opens the search, and counts the page view. In a page that is not cached, Next loads React itself.
 */
import {
  DIALOG,
  FILE_ATTRIBUTE,
  PLAIN_FORM_ATTRIBUTE,
  RELOADED_KEY,
  TYPED_TEXT_KEY,
  UNITS,
} from "#hydration/protocol.ts";
import { QUOTE_DIALOG_ID } from "#quote/form-dom.ts";
import { SEARCH_PATH } from "#search/addresses.ts";
import { optsOut } from "#statistics/opt-out.ts";
import { startPageViews } from "#statistics/page-views.ts";

/** The address of the search dialog's script. */
declare const SEARCH_DIALOG: string;

declare global {
  /** React's data of the page, once it is loaded: its beginning, and its text. */
  var __next_f: [[0], [1, string]] | undefined;
}

/** Leaves time for the first paint before the scripts are loaded. */
const AFTER_LOAD_MS = 100;
/** Starts loading after this time at the latest, even if the `load` event has not fired. */
const MAX_WAIT_MS = 4000;

// `rsc` and `scripts` are the names of the attributes that next-page-cache/cached-response.ts writes into cached pages.
const { rsc: payload = "", scripts = "" } = document.currentScript?.dataset ?? {};
const addresses = scripts.split(" ");
/** Scripts that have not been requested yet, or have failed. The visitor's next action requests them again. */
const missing = new Set(addresses);
let isLoading = false;

async function load(): Promise<void> {
  if (!payload) return;
  if (globalThis.__next_f) return addScripts();
  if (isLoading) return;
  isLoading = true;
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }),
    );
  }
  const response = await fetch(payload);
  if (response.status === 404) return reloadOnce();
  if (!response.ok) throw new Error(payload);
  globalThis.__next_f = [[0], [1, await response.text()]];
  addScripts();
}

function addScripts(): void {
  for (const src of missing) {
    const script = Object.assign(document.createElement("script"), { async: true, src });
    script.addEventListener("error", () => {
      script.remove();
      missing.add(src);
    });
    missing.delete(src);
    document.head.append(script);
  }
}

/** Reloads the page once. Its payload no longer exists, so the page is from an older publish or build. */
function reloadOnce(): void {
  if (sessionStorage.getItem(RELOADED_KEY) === payload) return;
  sessionStorage.setItem(RELOADED_KEY, payload);
  location.reload();
}

function tryToLoad(): void {
  load().catch((error: unknown) => {
    isLoading = false;
    console.warn(error);
  });
}

function recordUse(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const control = target.closest<HTMLInputElement>("button, input, select, textarea");
  if (!control) return;
  control.setAttribute(USED_ATTRIBUTE, "");
  // The form sends itself after hydration, which this script makes sure of.
  if (payload && control.matches(`[${PLAIN_FORM_ATTRIBUTE}] button`)) event.preventDefault();
  if (control.name === UNITS) showUnits(control.value);
  const name = control.files?.[0]?.name;
  if (name) control.parentElement?.setAttribute(FILE_ATTRIBUTE, name);
}

/** Opens the search dialog on a link to the search, `/`, Ctrl+K or ⌘K. Its script is loaded only then. */
function openSearch(event: MouseEvent | KeyboardEvent): void {
  const { target, ctrlKey, metaKey } = event;
  if (!(target instanceof Element)) return;
  const isCommand = ctrlKey || metaKey;
  const isWanted =
    "key" in event
      ? event.key === (isCommand ? "k" : "/") && (isCommand || !target.closest("input,textarea,select"))
      : !isCommand && target.closest(`[href$="${SEARCH_PATH}"]`);
  if (!isWanted) return;
  event.preventDefault();
  import(SEARCH_DIALOG).then(
    (dialog) => dialog.openSearch(),
    () => location.assign(SEARCH_PATH),
  );
}

function showUnits(units: string): void {
  document.documentElement.dataset[UNITS] = units;
  tryStorage(() => localStorage.setItem(UNITS, units));
}

/** Checks the units of the page (ui/units/first-units.ts) in the switch. Before `recordUse` listens, because it is no choice. */
function checkUnits(): void {
  const units = document.documentElement.dataset[UNITS];
  document.querySelector<HTMLElement>(`[name=${UNITS}][value="${units}"]`)?.click();
}

/** Saves the text of forms for a reload. Not needed if the page goes into the browser's back/forward cache. */
function keepTypedText({ persisted }: PageTransitionEvent): void {
  if (persisted) return;
  const fields = document.querySelectorAll<HTMLInputElement>(`[${PLAIN_FORM_ATTRIBUTE}] .control`);
  const typed = [...fields].filter(({ value, defaultValue }) => value !== defaultValue);
  const texts = typed.map(({ id, value }) => [id, value]);
  if (typed.length > 0) tryStorage(() => sessionStorage.setItem(TYPED_TEXT_KEY, JSON.stringify(texts)));
}

function restoreTypedText(): void {
  const typed: [string, string][] = JSON.parse(sessionStorage.getItem(TYPED_TEXT_KEY) ?? "[]");
  sessionStorage.removeItem(TYPED_TEXT_KEY);
  for (const [id, value] of typed) {
    const field = document.getElementById(id);
    if (field) Reflect.set(field, "value", value);
    field?.setAttribute(USED_ATTRIBUTE, "");
  }
}

/** The page skips what is not on the screen while the quote dialog is open: blocks/page-blocks.css. */
function markDialog({ target, newState }: ToggleEvent): void {
  if (target instanceof Element && target.id === QUOTE_DIALOG_ID)
    document.documentElement.dataset[DIALOG] = newState;
}

if (!optsOut(navigator)) globalThis.pageViews = startPageViews(location.href);
checkUnits();
for (const type of ["click", "input"]) addEventListener(type, recordUse, true);
tryStorage(restoreTypedText);
for (const type of ["click", "keydown"] as const) addEventListener(type, openSearch, true);
addEventListener("pagehide", keepTypedText);
addEventListener("beforetoggle", markDialog, true);
// Not 0 after a reload or back: the browser is about to restore the position. The newer API takes 40 bytes more.
if (performance.navigation.type) void layOutInPlace(true);
addEventListener("load", () => {
  // Before everything else, so that a capture right after the load shows the whole page.
  void layOutInPlace(Boolean(location.hash));
  setTimeout(tryToLoad, AFTER_LOAD_MS);
});
for (const type of ["pointerdown", "keydown", "online"]) addEventListener(type, tryToLoad, true);
setTimeout(tryToLoad, MAX_WAIT_MS);
