"use client";

import { useEffect, useRef } from "react";

import { INCH, UNITS } from "#hydration/protocol.ts";

import { getStored, setStored } from "../browser/browser-storage.ts";

/** Restores the visitor's choice of units, applies it (units.css) and stores each new choice. Renders inside the unit switch. */
export function RememberUnits() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const group = mark.current?.closest("fieldset");
    const inch = group?.querySelector(`input[value=${INCH}]`);
    if (!group || !(inch instanceof HTMLInputElement)) return;
    const root = document.documentElement;
    const show = () => (root.dataset[UNITS] = inch.checked ? INCH : "mm");
    const keep = () => setStored("localStorage", UNITS, show());

    // The page script stores a choice that was made before hydration on the root element, because React resets the switch.
    const chosen = root.dataset[UNITS] ?? getStored("localStorage", UNITS);
    if (chosen === INCH) inch.checked = true;
    show();
    group.addEventListener("change", keep);
    return () => {
      group.removeEventListener("change", keep);
      delete root.dataset[UNITS];
    };
  }, []);

  return <span ref={mark} hidden />;
}
