import { UNITS } from "#hydration/protocol.ts";

/**
 * The units in which a visitor sees a page: the ones that they chose, or else the ones of their country by the time zone and the language
 * of the browser. The United States, Liberia and Myanmar use inches. A visitor there with the language of another country may be traveling.
 * The script below contains this function as text, so it must not use anything outside of it, and has no comments.
 */
export function firstUnits(chosen: string | null, language: string, timeZone: string): string {
  if (chosen) return chosen;
  const hasZone =
    /^(US|America\/(Indiana|Kentucky|North_D))|(York|Detroit|Louisville|Wayne|Chicago|Menominee|Denver|Boise|Phoenix|Angeles|Anchorage|Juneau|Sitka|Nome|Honolulu|Monrovia|Yangon|Rangoon)$/.test(
      timeZone,
    );
  return hasZone && /^\w+$|-(US|LR|MM)$/.test(language) ? "inch" : "mm";
}

/**
 * Runs at the start of each page, before the first paint, so that nothing moves: sets the attribute that decides which units are visible
 * (units.css). All visitors get the same page. A browser may forbid to read `localStorage`.
 */
export const FIRST_UNITS_SCRIPT = `{let c=null;try{c=localStorage.getItem("${UNITS}")}catch{}document.documentElement.dataset.${UNITS}=(${firstUnits.toString()})(c,navigator.language,Intl.DateTimeFormat().resolvedOptions().timeZone)}`;

/** The same for a page in another language, whose editors chose its units. */
export function firstUnitsIn(units: "mm" | "inch"): string {
  return `{let c=null;try{c=localStorage.getItem("${UNITS}")}catch{}document.documentElement.dataset.${UNITS}=c||"${units}"}`;
}
