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

    // Chosen before the page's scripts came (server/page-data/take-over.ts): React has set the switch back meanwhile.
    const early = root.dataset["units"];
    if ((early ?? read()) === "inch") inch.checked = true;
    show();
    group.addEventListener("change", keep);
    return () => {
      group.removeEventListener("change", keep);
      delete root.dataset["units"];
    };
  }, []);

  return <span ref={mark} hidden />;
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
