/** What the script's element tells it. */
interface Told {
  /** Where the page's data are. */
  readonly data?: string;
  /** React, Next and the page's own scripts, with a space between each. */
  readonly scripts?: string;
}

/**
 * Runs in the page, as it is written here: no comments, no imports. When all that is to be seen has come and has had a few
 * frames to be drawn, for which the scripts must not compete with it, or when the visitor does something, it gets the data and
 * starts React, which takes the page over; a script that did not come is asked for again. A control that is used before is marked, for whoever listens to it later; the switch
 * of the units works at once (styles/blocks.css), also with what was chosen on an earlier page, and what is chosen is kept
 * (ui/remember-units.client.tsx). Data that are gone belong to a page of an older publish or build: then the page is loaded
 * once more. What stands in a plain quote form (quote/plain-form.tsx) when the page goes, for that or another reason, is put
 * back into it; one that may come back whole keeps it itself.
 */
export function takeOver(): void {
  const AFTER_LOAD_MS = 100;
  const AT_LATEST_MS = 4000;
  const RELOADED = "reloaded-for";
  const UNITS = "units";
  const TYPED = "quote-typed";
  const NOT_KEPT = "not kept";
  const { data = "", scripts = "" }: Told = document.currentScript?.dataset ?? {};
  const addresses = scripts.split(" ");
  const missing = new Set(addresses);
  let isBegun = false;
  let hasData = false;

  function showUnits(units: string): void {
    document.documentElement.dataset["units"] = units;
    withStorage(() => localStorage.setItem(UNITS, units));
  }

  function takeUpUnits(): void {
    const inch = document.querySelector<HTMLElement>(`[name=${UNITS}][value=inch]`);
    if (localStorage.getItem(UNITS) === "inch") inch?.click();
  }

  function withStorage(use: () => void): void {
    try {
      use();
    } catch (error) {
      console.debug(NOT_KEPT, error);
    }
  }

  function keepTyped(): void {
    const fields = document.querySelectorAll<HTMLInputElement>("[data-plain] .control");
    const typed = [...fields].filter(({ value, defaultValue }) => value !== defaultValue);
    if (typed.length === 0) return;
    sessionStorage.setItem(TYPED, JSON.stringify(typed.map(({ id, value }) => [id, value])));
  }

  function putBackTyped(): void {
    const typed: [string, string][] = JSON.parse(sessionStorage.getItem(TYPED) ?? "[]");
    sessionStorage.removeItem(TYPED);
    for (const [id, value] of typed) {
      const field = document.getElementById(id);
      if (field === null) continue;
      Reflect.set(field, "value", value);
      field.setAttribute("data-used", "");
    }
  }

  function reloadOnce(): void {
    if (sessionStorage.getItem(RELOADED) === data) return;
    sessionStorage.setItem(RELOADED, data);
    location.reload();
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

  async function begin(): Promise<void> {
    if (hasData) return addScripts();
    if (isBegun) return;
    isBegun = true;
    for (const href of addresses) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }),
      );
    }
    const answer = await fetch(data);
    if (answer.status === 404) return reloadOnce();
    Reflect.set(globalThis, "__next_f", await answer.json());
    hasData = true;
    addScripts();
  }

  function tryToBegin(): void {
    begin().catch((error: unknown) => {
      isBegun = false;
      console.warn(error);
    });
  }

  for (const sign of ["click", "input"]) {
    addEventListener(
      sign,
      ({ target }) => {
        const control = target instanceof Element ? target.closest("button, input, textarea") : null;
        control?.toggleAttribute("data-used", true);
        if (!(control instanceof HTMLInputElement)) return;
        if (control.name === UNITS) showUnits(control.value);
        const name = control.files?.[0]?.name;
        if (name !== undefined) control.parentElement?.setAttribute("data-file", name);
      },
      true,
    );
  }
  withStorage(takeUpUnits);
  withStorage(putBackTyped);
  addEventListener("pagehide", ({ persisted }) => persisted || withStorage(keepTyped));
  addEventListener("load", () => setTimeout(tryToBegin, AFTER_LOAD_MS));
  for (const sign of ["pointerdown", "keydown", "online"]) addEventListener(sign, tryToBegin, true);
  setTimeout(tryToBegin, AT_LATEST_MS);
}
