"use client";

import { useEffect, useRef } from "react";

import { getStored, setStored } from "./browser-storage.ts";

const KEY = "units";

/** Inside the unit switch: restores the choice made on an earlier page, applies it (blocks.css) and stores each new one. */
export function RememberUnits() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const group = mark.current?.closest("fieldset");
    const inch = group?.querySelector("input[value=inch]");
    if (!group || !(inch instanceof HTMLInputElement)) return;
    const root = document.documentElement;
    const show = () => (root.dataset["units"] = inch.checked ? "inch" : "mm");
    const keep = () => setStored("localStorage", KEY, show());

    // Set before hydration by server/page-data/take-over.ts: React has reset the switch since.
    const early = root.dataset["units"];
    if ((early ?? getStored("localStorage", KEY)) === "inch") inch.checked = true;
    show();
    group.addEventListener("change", keep);
    return () => {
      group.removeEventListener("change", keep);
      delete root.dataset["units"];
    };
  }, []);

  return <span ref={mark} hidden />;
}
