"use client";

import { useCombobox } from "downshift";
import { useEffect, useMemo, useState } from "react";
import { useField } from "react-final-form";

import type { Country } from "./countries.ts";
import { CountryInput } from "./country-input.tsx";
import { CountryList } from "./country-list.tsx";
import { reduceCombobox } from "./country-moves.ts";
import { findCountry, prepareSearch, searchCountries, shortLabel } from "./country-search.ts";
import { rememberCountry } from "./draft.ts";
import { FieldFrame } from "./field-frame.tsx";
import { fieldId } from "./field-id.ts";
import { COUNTRY_LABEL } from "./fields.ts";

const labelOf = (country: Country | null) => (country ? shortLabel(country) : "");

/** Searchable by name, ISO code or dialling code. The list stands in the form: a modal dialog makes all else inert. */
export function CountryField({ form, typed }: { form: string; typed: string }) {
  const { input, meta } = useField<string>("country", { parse: (iso: string) => iso });
  const selected = findCountry(input.value) ?? null;
  const [query, setQuery] = useState("");
  const countries = useMemo(() => searchCountries(query), [query]);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: [...countries],
    inputId: fieldId(form, "country"),
    itemToString: labelOf,
    itemToKey: (country) => country?.iso,
    selectedItem: selected,
    initialInputValue: selected ? shortLabel(selected) : typed,
    stateReducer: reduceCombobox,
    onInputValueChange: ({ inputValue, selectedItem }) =>
      setQuery(inputValue === labelOf(selectedItem ?? null) ? "" : inputValue),
    onIsOpenChange: ({ isOpen: opens }) => void (opens || setQuery("")),
    onSelectedItemChange({ selectedItem }) {
      const iso = selectedItem?.iso ?? "";
      input.onChange(iso);
      if (iso !== "") rememberCountry(iso);
    },
  });

  useEffect(() => void prepareSearch(), []);

  const inputProps = getInputProps({
    "aria-label": COUNTRY_LABEL,
    autoComplete: "tel-country-code",
    onFocus: ({ currentTarget }) => currentTarget.select(),
  });
  // Spec §5: this one is checked on change.
  const error = meta.modified || meta.submitFailed ? messageOf(meta.error) : undefined;
  return (
    <FieldFrame id={fieldId(form, "country")} label={COUNTRY_LABEL} error={error} column="first">
      <div className="relative">
        <CountryInput
          form={form}
          error={error}
          {...inputProps}
          // Downshift marks the first of what was found, also where nothing was.
          aria-activedescendant={countries.length === 0 ? undefined : inputProps["aria-activedescendant"]}
        />
        <CountryList
          isOpen={isOpen}
          countries={countries}
          highlightedIndex={highlightedIndex}
          menuProps={getMenuProps({ "aria-label": "Countries" })}
          getItemProps={getItemProps}
        />
      </div>
    </FieldFrame>
  );
}

function messageOf(error: unknown): string | undefined {
  return typeof error === "string" ? error : undefined;
}
