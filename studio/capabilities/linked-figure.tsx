import { LinkIcon } from "@sanity/icons/Link";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { Autocomplete } from "@sanity/ui/autocomplete";
import { shownText, type QuantityOrSize } from "quantities/quantity-text.ts";
import { useEffect, useId, useRef } from "react";
import { type FormPatch, set, unset } from "sanity";
import { storedField } from "schemas/fields/stored-field.ts";
import { capabilityOf, figuresById, figuresOf } from "schemas/quantities/capability-figures.ts";
import { DocumentLink } from "studio-kit/links.tsx";
import { Entry, Hint } from "studio-kit/ui.tsx";

import { useCapabilities } from "#capabilities/capabilities-context.tsx";
import { capabilityTitle, type FigureChoice } from "#capabilities/capability-choices.ts";

interface FigurePickerProps {
  choices: readonly FigureChoice[];
  onChoose: (choice: FigureChoice) => void;
  onCancel: () => void;
}

/** Finds a figure of a capability by process, name and number. */
export function FigurePicker({ choices, onChoose, onCancel }: FigurePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const found = new Map(choices.map((choice) => [choice.value, choice]));
  return (
    <Flex gap={2}>
      <div style={{ flex: 1 }}>
        <Autocomplete
          id={id}
          aria-label="Find a capability"
          fontSize={1}
          ref={input}
          openButton
          openOnFocus
          placeholder="Process or name, for example “CNC tolerance”"
          options={choices.map(({ value }) => ({ value }))}
          filterOption={(query, { value }) => matches(found.get(value), query)}
          renderOption={({ value }) => <Option choice={found.get(value)} />}
          onSelect={(value) => {
            const choice = found.get(value);
            if (choice !== undefined) onChoose(choice);
          }}
        />
      </div>
      <Button mode="bleed" fontSize={1} text="Cancel" onClick={onCancel} />
    </Flex>
  );
}

/** Whether a choice contains every word of a search. */
function matches(choice: FigureChoice | undefined, query: string): boolean {
  const text = `${choice?.label} ${choice?.text}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Option({ choice }: { choice: FigureChoice | undefined }) {
  return (
    <Card as="button" padding={3}>
      <Entry title={choice?.label} detail={choice?.text} />
    </Card>
  );
}

interface LinkedFigureProps {
  value: object;
  readOnly: boolean;
  onChooseAnother: () => void;
  /** Undefined if the link shows several figures or none. */
  onUnlink: ((figure: object) => void) | undefined;
}

/** The figure of a capability, which changes only there. */
export function LinkedFigure({ value, readOnly, onChooseAnother, onUnlink }: LinkedFigureProps) {
  const capabilities = useCapabilities();
  const id = capabilityOf(value);
  const capability = capabilities.find(({ _id }) => _id === id);
  const figures = figuresOf(value, figuresById(capabilities));
  const [only, ...others] = figures;
  return (
    <Card
      padding={3}
      radius={2}
      border
      tone={figures.length === 0 && capabilities.length > 0 ? "critical" : "transparent"}
    >
      <Stack gap={3}>
        <Hint>
          <LinkIcon /> From{" "}
          {id !== undefined && (
            <DocumentLink document={{ _id: id, _type: "capability" }}>
              {capability === undefined ? "a capability" : capabilityTitle(capability)}
            </DocumentLink>
          )}
        </Hint>
        <Stack gap={2}>
          {figures.map((figure) => (
            <Text key={textOf(figure)} weight="medium">
              {textOf(figure)}
            </Text>
          ))}
        </Stack>
        {!readOnly && (
          <Flex gap={2}>
            <Button mode="ghost" fontSize={1} text="Choose another" onClick={onChooseAnother} />
            {only !== undefined && others.length === 0 && onUnlink !== undefined && (
              <Button mode="ghost" fontSize={1} text="Use own number" onClick={() => onUnlink(only)} />
            )}
          </Flex>
        )}
      </Stack>
    </Card>
  );
}

function textOf(figure: object): string {
  const note = storedField(figure, "note");
  const shown = isQuantityOrSize(figure) ? shownText(figure) : "";
  return typeof note === "string" ? `${shown}, ${note}` : shown;
}

function isQuantityOrSize(figure: object): figure is QuantityOrSize {
  return ["quantity", "size"].includes(String(storedField(figure, "_type")));
}

const OWN_FIELDS = [
  "value",
  "plusMinus",
  "min",
  "max",
  "length",
  "width",
  "height",
  "unit",
  "note",
  "source",
];

/** The patches that link a quantity or size to a figure of a capability. It loses its own numbers. */
export function linkPatches({ capability, figure }: FigureChoice): FormPatch[] {
  return [
    ...OWN_FIELDS.map((name) => unset([name])),
    unset(["hidesCondition"]),
    set({ _type: "reference", _ref: capability }, ["capability"]),
    figure === undefined ? unset(["figure"]) : set(figure, ["figure"]),
  ];
}

/** The patches that give a linked quantity or size the numbers of its figure as its own. */
export function unlinkPatches(figure: object): FormPatch[] {
  const own = Object.entries(figure).filter(([name]) => OWN_FIELDS.includes(name));
  return [
    unset(["capability"]),
    unset(["figure"]),
    unset(["hidesCondition"]),
    ...own.map(([name, part]) => set(part, [name])),
  ];
}
