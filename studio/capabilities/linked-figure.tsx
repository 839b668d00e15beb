import { LinkIcon } from "@sanity/icons/Link";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { shownText, type QuantityOrSize } from "quantities/quantity-text.ts";
import { type FormPatch, set, unset } from "sanity";
import {
  capabilityOf,
  FIGURE_FIELDS,
  figuresById,
  figuresOf,
} from "schemas/quantities/capability-figures.ts";
import { storedField } from "stored-values/stored-value.ts";
import { DocumentLink } from "studio-kit/links.tsx";
import { Hint } from "studio-kit/ui.tsx";

import { useCapabilities } from "#capabilities/capabilities-context.tsx";
import { capabilityTitle, type FigureChoice } from "#capabilities/capability-choices.ts";

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

const OWN_FIELDS: readonly string[] = [...FIGURE_FIELDS, "note", "source"];

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
