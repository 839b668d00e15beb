import type { UseComboboxReturnValue } from "downshift";
import { type ComponentProps, useDeferredValue, useEffect, useRef } from "react";

import type { Country } from "./countries.ts";
import { countryName } from "./country-search.ts";

type Combobox = Pick<UseComboboxReturnValue<Country>, "isOpen" | "highlightedIndex" | "getItemProps">;

const ROWS_AT_ONCE = 12;

export function CountryList({
  isOpen,
  countries,
  highlightedIndex,
  menuProps,
  getItemProps,
}: Combobox & { countries: readonly Country[]; menuProps: ComponentProps<"ul"> }) {
  // What is seen at once is drawn at once, the other countries right after it.
  const settled = useDeferredValue(isOpen ? countries : undefined);
  const isComplete = settled === countries || highlightedIndex >= ROWS_AT_ONCE;
  const drawn = isComplete ? countries : countries.slice(0, ROWS_AT_ONCE);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const frame = requestAnimationFrame(() => box.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  return (
    <>
      <div
        ref={box}
        hidden={!isOpen}
        className="absolute top-full left-0 z-20 mt-1 w-[min(18rem,80vw)] border border-ink bg-paper shadow-dialog"
      >
        <ul {...menuProps} className="max-h-66 overflow-y-auto overscroll-contain text-14">
          {isOpen &&
            drawn.map((country, index) => (
              <li
                key={country.iso}
                {...getItemProps({ item: country, index })}
                data-marked={index === highlightedIndex || undefined}
                className="flex cursor-pointer justify-between gap-3 px-3 py-2 [contain-intrinsic-height:37px] [content-visibility:auto] aria-selected:font-semibold data-marked:bg-ink data-marked:text-white"
              >
                {countryName(country)}
                <span className="font-mono text-13">+{country.dial}</span>
              </li>
            ))}
        </ul>
        {isOpen && countries.length === 0 && (
          <p className="px-3 py-2 text-14 text-ink-2">No country found. Type a name, a code or a number.</p>
        )}
      </div>
      {/* Downshift's own messages would stand outside of the modal dialog, where nobody hears them. */}
      <output className="sr-only">
        {isOpen && `${countries.length} ${countries.length === 1 ? "country" : "countries"}`}
      </output>
    </>
  );
}
