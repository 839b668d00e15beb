import { Box, Button, Card, Flex } from "@sanity/ui";
import { Autocomplete } from "@sanity/ui/autocomplete";
import { useId } from "react";

import { Entry } from "./ui.tsx";

interface Choice {
  /** Unique among the choices. */
  readonly value: string;
  readonly title: string;
  readonly detail: string;
}

interface PickerProps<Chosen extends Choice> {
  label: string;
  placeholder: string;
  choices: readonly Chosen[];
  onChoose: (choice: Chosen) => void;
  onCancel: () => void;
}

/** As a function, because the component sets its ref only after its first effects. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** Finds one of many things by the words of its title and detail. */
export function Picker<Chosen extends Choice>({
  label,
  placeholder,
  choices,
  onChoose,
  onCancel,
}: PickerProps<Chosen>) {
  const id = useId();
  const byValue = new Map(choices.map((choice) => [choice.value, choice]));
  const matches = (query: string, { value }: { value: string }) => {
    const { title = "", detail = "" } = byValue.get(value) ?? {};
    const text = `${title} ${detail}`.toLowerCase();
    return query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word));
  };
  return (
    <Flex gap={2}>
      <Box flex={1}>
        <Autocomplete
          id={id}
          ref={focus}
          aria-label={label}
          fontSize={1}
          openButton
          openOnFocus
          placeholder={placeholder}
          options={choices.map(({ value }) => ({ value }))}
          filterOption={matches}
          renderOption={({ value }) => (
            <Card as="button" padding={3}>
              <Entry title={byValue.get(value)?.title} detail={byValue.get(value)?.detail} />
            </Card>
          )}
          onSelect={(value) => {
            const choice = byValue.get(value);
            if (choice !== undefined) onChoose(choice);
          }}
        />
      </Box>
      <Button mode="bleed" fontSize={1} text="Cancel" onClick={onCancel} />
    </Flex>
  );
}
