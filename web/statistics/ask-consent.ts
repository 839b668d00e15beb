import * as labels from "#locale/labels.ts";
import { buttonClass } from "#ui/button.ts";

const KEY = "analytics-consent";

/** The visitor's answer: the one given before, or else the one he gives now, however long that takes. */
export async function askConsent(): Promise<boolean> {
  const given = remembered();
  if (given !== null) return given === "yes";
  const isGiven = await ask();
  remember(isGiven ? "yes" : "no");
  return isGiven;
}

/** A quiet bar at the foot of the window; the page can be used meanwhile. Both answers look alike. */
function ask(): Promise<boolean> {
  const { label, text, yes, no } = labels.consent;
  const bar = document.createElement("section");
  bar.setAttribute("aria-label", label);
  bar.className =
    "fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-3 border-t-2 border-ink bg-white px-edge py-4 text-15 print:hidden";
  const words = document.createElement("p");
  words.textContent = text;
  words.className = "mr-auto";
  const answer = Promise.withResolvers<boolean>();
  bar.append(words, button(yes, true), button(no, false));
  document.body.append(bar);
  // A keyboard's way through the page does not end behind it.
  const { style } = document.documentElement;
  style.scrollPaddingBottom = `${bar.offsetHeight}px`;
  return answer.promise;

  function button(name: string, isConsent: boolean): HTMLButtonElement {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = name;
    element.className = `cursor-pointer ${buttonClass("secondary", "small")}`;
    element.addEventListener("click", () => {
      bar.remove();
      style.scrollPaddingBottom = "";
      answer.resolve(isConsent);
    });
    return element;
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Where nothing may be remembered, nothing is counted either: asking on each page would be a nuisance.
    return "no";
  }
}

function remember(answer: string): void {
  try {
    localStorage.setItem(KEY, answer);
  } catch {
    // Asked again another time.
  }
}
