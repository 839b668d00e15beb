import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from "downshift";

import type { Country } from "./countries.ts";
import { meantCountry, shortLabel } from "./country-search.ts";

type State = UseComboboxState<Country>;

/** What the country field does otherwise than Downshift would. */
export function reduceCombobox(
  { selectedItem, inputValue }: State,
  { type, changes }: UseComboboxStateChangeOptions<Country>,
): Partial<State> {
  // The likeliest is ready for Enter and Tab; nothing is, while nothing is typed.
  if (type === useCombobox.stateChangeTypes.InputChange) {
    return changes.inputValue
      ? { ...changes, highlightedIndex: 0 }
      : { ...changes, highlightedIndex: -1, selectedItem: null };
  }
  // Escape closes nothing but the list, and takes nothing away.
  if (type === useCombobox.stateChangeTypes.InputKeyDownEscape)
    return { ...changes, ...chosen(selectedItem) };
  // Whoever leaves the field has chosen what is marked, or what was typed in full; else the last choice stays.
  if (type === useCombobox.stateChangeTypes.InputBlur && changes.selectedItem === selectedItem) {
    return { ...changes, ...chosen(meantCountry(inputValue) ?? selectedItem) };
  }
  return changes;
}

function chosen(country: Country | null): Pick<State, "selectedItem" | "inputValue"> {
  return { selectedItem: country, inputValue: country ? shortLabel(country) : "" };
}
