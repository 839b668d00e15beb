import { INCH, UNITS } from "#hydration/protocol.ts";

/** The time zones of the United States, Liberia and Myanmar, whose visitors use inches. */
const ZONES =
  /^(US|America\/(Indiana|Kentucky|North_D))|(York|Detroit|Louisville|Wayne|Chicago|Menominee|Denver|Boise|Phoenix|Angeles|Anchorage|Juneau|Sitka|Nome|Honolulu|Monrovia|Yangon|Rangoon)$/;

/** A visitor in one of these time zones whose language belongs to another country may be traveling. */
const LANGUAGES = /^\w+$|-(US|LR|MM)$/;

/**
 * Runs at the start of each page, before the first paint, so that nothing moves: sets the attribute that decides which units are visible
 * (units.css). The visitor's choice comes first, then the units of the country that the time zone and the language of the browser name.
 * All visitors get the same page, so it is short.
 */
export const FIRST_UNITS_SCRIPT = setUnits(
  `(${ZONES.toString()}.test(Intl.DateTimeFormat().resolvedOptions().timeZone)&&${LANGUAGES.toString()}.test(navigator.language)?"inch":"mm")`,
);

/**
 * The same for a page in another language, whose editors chose its units. The lake stores any text there, and the policy of a page allows
 * each script in it, so nothing of the text becomes part of the script.
 */
export function firstUnitsIn(units: string): string {
  return setUnits(units === INCH ? '"inch"' : '"mm"');
}

/** A script that sets the units that the visitor chose, or else the value of an expression. Browsers can block `localStorage`. */
function setUnits(otherwise: string): string {
  return `{let u;try{u=localStorage.${UNITS}}catch{}document.documentElement.dataset.${UNITS}=u||${otherwise}}`;
}
