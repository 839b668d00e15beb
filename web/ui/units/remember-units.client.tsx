"use client";

import { setStored } from "browser-kit/browser-storage.ts";
import { useEffect, useRef } from "react";

import { INCH, UNITS } from "#hydration/protocol.ts";

/** Shows the units of the page (first-units.ts) in the switch, and stores each new choice. Renders inside the unit switch. */
export function RememberUnits() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const group = mark.current?.closest("fieldset");
    const inch = group?.querySelector(`input[value=${INCH}]`);
    if (!group || !(inch instanceof HTMLInputElement)) return;
    const root = document.documentElement;
    const keep = () => {
      const units = inch.checked ? INCH : "mm";
      root.dataset[UNITS] = units;
      setStored("localStorage", UNITS, units);
    };
    if (root.dataset[UNITS] === INCH) inch.checked = true;
    group.addEventListener("change", keep);
    return () => group.removeEventListener("change", keep);
  }, []);

  return <span ref={mark} hidden />;
}
