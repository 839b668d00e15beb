"use client";

import { untilIdle } from "browser-kit/until.ts";
import {
  type Country,
  countryName,
  matchCountry,
  prepareSearch,
  searchCountries,
  shortLabel,
} from "dialing-codes/countries.ts";
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from "downshift";
import { type ComponentProps, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useField } from "react-final-form";

import * as english from "#locale/en/quote-form.ts";
import { useWords } from "#locale/use-words.ts";

import { fieldId } from "../form-dom.ts";
import { CountryInput } from "./form-html.tsx";
import { QUOTE_FIELDS } from "./form-logic.ts";
import { rememberCountry } from "./quote-session.ts";

const { autoComplete } = QUOTE_FIELDS.location;

/**
 * A combobox of dialing codes, searchable by country name, ISO code or dialing code. Its list is inside the form, because a modal
 * dialog makes everything outside of it inert.
 */
export function CountryField({ form }: { form: string }) {
  const { quoteForm } = useWords(english);
  const { input, meta } = useField<string>("location");
  const selected = matchCountry(input.value) ?? null;
  const [query, setQuery] = useState("");
  const countries = useMemo(() => searchCountries(query), [query]);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, setInputValue } = useCombobox({
    items: [...countries],
    inputId: fieldId(form, "location"),
    itemToString: textOf,
    itemToKey: (country) => country?.iso,
    selectedItem: selected,
    initialInputValue: selected ? shortLabel(selected) : input.value,
    stateReducer: reduceState,
    onInputValueChange: ({ inputValue, selectedItem }) => setQuery(queryOf(inputValue, selectedItem ?? null)),
    onIsOpenChange: ({ isOpen: opens }) => void (opens || setQuery("")),
    onSelectedItemChange({ selectedItem }) {
      const text = textOf(selectedItem);
      input.onChange(text);
      if (selectedItem) rememberCountry(text);
    },
  });

  useEffect(() => void prepareSearch(untilIdle), []);

  // What a browser has filled in without an event stays visible if it is no country: the message is about it.
  const unknown = selected ? "" : input.value;
  useEffect(() => {
    if (unknown !== "") setInputValue(unknown);
  }, [unknown, setInputValue]);

  const inputProps = getInputProps({
    "aria-label": quoteForm.fields.location,
    autoComplete,
    onFocus: ({ currentTarget }) => currentTarget.select(),
    onBlur({ currentTarget: { value } }) {
      const isChosen = highlightedIndex >= 0 && countries.length > 0;
      if (!isChosen && !selected && value !== input.value) input.onChange(value);
    },
  });
  // This field is validated on change, the others on blur (docs/behavior.md §5.3).
  const isChecked = meta.modified || meta.submitFailed;
  const error: unknown = isChecked ? meta.error : undefined;
  return (
    <CountryInput
      form={form}
      error={typeof error === "string" ? error : undefined}
      {...inputProps}
      // Downshift refers to the first item even if there is none.
      aria-activedescendant={countries.length === 0 ? undefined : inputProps["aria-activedescendant"]}
      list={
        <CountryList
          isOpen={isOpen}
          countries={countries}
          highlightedIndex={highlightedIndex}
          menuProps={getMenuProps({ "aria-label": quoteForm.countries })}
          getItemProps={getItemProps}
        />
      }
    />
  );
}

function textOf(country: Country | null): string {
  return country ? shortLabel(country) : "";
}

type State = UseComboboxState<Country>;

/** Overrides what Downshift does on typing, on Escape, on Enter and on blur. */
function reduceState(
  state: State,
  { type, changes, selectItem }: UseComboboxStateChangeOptions<Country>,
): Partial<State> {
  const { selectedItem, inputValue } = state;
  // Typing highlights the best match, which Enter or Tab chooses. An empty text deselects the country.
  if (type === useCombobox.stateChangeTypes.InputChange) {
    return changes.inputValue
      ? { ...changes, highlightedIndex: 0 }
      : { ...changes, highlightedIndex: -1, selectedItem: null };
  }
  // Escape closes the list without clearing the field.
  if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) {
    return { ...changes, ...selection(selectedItem) };
  }
  // Enter and blur choose the highlighted country. Downshift's list is not asked: after fast typing, it is still the one for an older text.
  if (type === useCombobox.stateChangeTypes.InputKeyDownEnter) {
    const country = highlightedIn(state);
    return country ? { ...changes, ...selection(country), isOpen: false, highlightedIndex: -1 } : changes;
  }
  // Blur also chooses the country whose complete name or code was typed. Otherwise the last choice is kept, or what was typed.
  if (type === useCombobox.stateChangeTypes.InputBlur) {
    const country = (selectItem && highlightedIn(state)) || (matchCountry(inputValue) ?? selectedItem);
    return { ...changes, ...(country ? selection(country) : { inputValue }) };
  }
  return changes;
}

function highlightedIn({ inputValue, selectedItem, highlightedIndex }: State): Country | undefined {
  return searchCountries(queryOf(inputValue, selectedItem))[highlightedIndex];
}

/** What to search for: nothing while the field shows the chosen country. */
function queryOf(inputValue: string, selectedItem: Country | null): string {
  return inputValue === textOf(selectedItem) ? "" : inputValue;
}

function selection(country: Country | null): Pick<State, "selectedItem" | "inputValue"> {
  return { selectedItem: country, inputValue: textOf(country) };
}

/** The number of items that are visible in the open list without scrolling. */
const VISIBLE_ITEMS = 12;

interface CountryListProps extends Pick<
  ReturnType<typeof useCombobox<Country>>,
  "isOpen" | "highlightedIndex" | "getItemProps"
> {
  countries: readonly Country[];
  menuProps: ComponentProps<"ul">;
}

function CountryList({ isOpen, countries, highlightedIndex, menuProps, getItemProps }: CountryListProps) {
  const { locale, quoteForm } = useWords(english);
  // The visible items are rendered first, so that the list opens fast.
  const deferred = useDeferredValue(isOpen ? countries : undefined);
  const isComplete = deferred === countries || highlightedIndex >= VISIBLE_ITEMS;
  const rendered = isComplete ? countries : countries.slice(0, VISIBLE_ITEMS);
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
        className="absolute top-full start-0 z-20 mt-1 w-[min(18rem,80vw)] border border-ink bg-paper shadow-dialog"
      >
        <ul {...menuProps} className="max-h-66 overflow-y-auto overscroll-contain text-14">
          {isOpen &&
            rendered.map((country, index) => (
              <li
                key={country.iso}
                {...getItemProps({ item: country, index })}
                data-marked={index === highlightedIndex || undefined}
                className="flex cursor-pointer justify-between gap-3 px-3 py-2 [contain-intrinsic-height:37px] [content-visibility:auto] aria-selected:font-semibold data-marked:bg-ink data-marked:text-white"
              >
                {countryName(country, locale)}
                <span className="font-mono text-13">+{country.dial}</span>
              </li>
            ))}
        </ul>
        {isOpen && countries.length === 0 && (
          <p className="px-3 py-2 text-14 text-ink-2">{quoteForm.noCountry}</p>
        )}
      </div>
      {/* Downshift's own status messages are outside of the modal dialog, where screen readers ignore them. */}
      <output className="sr-only">{isOpen && quoteForm.countryCount(countries.length)}</output>
    </>
  );
}
