"use client";

import { useEffect, useRef } from "react";

const KEY = "units";

/** Inside the switch: takes up the choice of an earlier page, shows it (blocks.css), and keeps this one. */
export function RememberUnits() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const group = mark.current?.closest("fieldset");
    const inch = group?.querySelector("input[value=inch]");
    if (!group || !(inch instanceof HTMLInputElement)) return;
    const root = document.documentElement;
    const show = () => (root.dataset["units"] = inch.checked ? "inch" : "mm");
    const keep = () => write(show());

    const early = usedLast(group);
    if ((early?.value ?? read()) === "inch") inch.checked = true;
    show();
    if (early) keep();
    group.addEventListener("change", keep);
    return () => {
      group.removeEventListener("change", keep);
      delete root.dataset["units"];
    };
  }, []);

  return <span ref={mark} hidden />;
}

/** What was chosen before the page's scripts came (server/page-data/take-over.ts); React has set it back meanwhile. */
function usedLast(group: Element): HTMLInputElement | undefined {
  const used = [...group.querySelectorAll<HTMLInputElement>("input[data-used]")];
  return used.toSorted((one, other) => timeOf(other) - timeOf(one))[0];
}

function timeOf({ dataset }: HTMLInputElement): number {
  return Number(dataset["used"]);
}

// Storage can be switched off; then the choice lasts as long as the page.
function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(units: string): void {
  try {
    localStorage.setItem(KEY, units);
  } catch {
    return;
  }
}
