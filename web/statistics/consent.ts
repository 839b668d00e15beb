import * as labels from "#locale/labels.ts";
import { getStored, setStored } from "#ui/browser/browser-storage.ts";
import { buttonClass } from "#ui/button.ts";

const KEY = "analytics-consent";

/** Returns the stored answer, or asks the visitor and waits for the answer. */
export async function askConsent(): Promise<boolean> {
  const stored = getStored("localStorage", KEY);
  // Without storage the answer cannot be remembered, and every page would ask again. So none asks.
  if (stored === undefined) return false;
  if (stored !== null) return stored === "yes";
  const isGiven = await showConsentBar();
  setStored("localStorage", KEY, isGiven ? "yes" : "no");
  return isGiven;
}

/** Shows a bar at the bottom of the window, which does not block the page. Both buttons look the same. */
function showConsentBar(): Promise<boolean> {
  const { label, text, yes, no } = labels.consent;
  const bar = document.createElement("section");
  bar.setAttribute("aria-label", label);
  bar.className =
    "fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-3 border-t-2 border-ink bg-white px-edge py-4 text-15 print:hidden";
  const question = document.createElement("p");
  question.textContent = text;
  question.className = "mr-auto";
  const answer = Promise.withResolvers<boolean>();
  bar.append(question, createButton(yes, true), createButton(no, false));
  document.body.append(bar);
  // Keeps a focused link from being scrolled behind the bar.
  const { style } = document.documentElement;
  style.scrollPaddingBottom = `${bar.offsetHeight}px`;
  return answer.promise;

  function createButton(name: string, isConsent: boolean): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.className = `cursor-pointer ${buttonClass("secondary", "small")}`;
    button.addEventListener("click", () => {
      bar.remove();
      style.scrollPaddingBottom = "";
      answer.resolve(isConsent);
    });
    return button;
  }
}
