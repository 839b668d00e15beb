import { Box, Button, Card, Flex, Select, Stack, TextInput } from "@sanity/ui";
import {
  type QuantityRules,
  parseQuantityText,
  shownText,
  type QuantityType,
} from "quantities/quantity-text.ts";
import { isUnit, type Unit, unitFacts, unitsOf } from "quantities/units.ts";
import { useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { type FormPatch, type ObjectInputProps, set, unset } from "sanity";
import { capabilityOf } from "schemas/quantities/capability-figures.ts";
import { fittingUnits, isEmptiedQuantity, typedText } from "schemas/quantities/quantity-field.ts";
import { hasOneOf, storedField } from "stored-values/stored-value.ts";
import { useTypedText } from "studio-grid/use-typed-text.ts";
import { Picker } from "studio-kit/picker.tsx";
import { Hint } from "studio-kit/ui.tsx";

import { useCapabilities } from "#capabilities/capabilities-context.tsx";
import { figureChoices } from "#capabilities/capability-choices.ts";
import { LinkedFigure, linkPatches, unlinkPatches } from "#capabilities/linked-figure.tsx";
import { useUnsetWhen } from "#inputs/use-unset-when.ts";

/** The stored fields that the line of text contains. The form shows the other fields below it. */
const textFields = {
  quantity: ["value", "min", "max", "plusMinus", "unit"],
  size: ["length", "width", "height", "unit"],
} as const;

/** The fields of a link to a capability that the input shows itself. */
const linkFieldNames: ReadonlySet<string> = new Set(["capability", "figure"]);

/** The input for a quantity: one line of text such as “±0.1 mm”, and a menu of the units that fit the field. */
export function QuantityInput(props: ObjectInputProps) {
  const { units, unit } = fittingUnits(props.schemaType.options);
  return <FigureInput {...props} type="quantity" units={units} usualUnit={unit} />;
}

/** The input for a size: one line of text such as “500 × 400 × 300 mm”. */
export function SizeInput(props: ObjectInputProps) {
  return <FigureInput {...props} type="size" units={unitsOf("length")} usualUnit="mm" />;
}

interface FigureInputProps extends ObjectInputProps {
  type: QuantityType;
  units: readonly Unit[];
  usualUnit: Unit | undefined;
}

/** A figure with its own number, or with the number of a capability. */
function FigureInput(props: FigureInputProps) {
  const { value, readOnly, onChange, members, schemaType, path, type, units } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  const capabilities = useCapabilities();
  const isLinked = capabilityOf(value && { _type: type, ...value }) !== undefined;
  const isItem = typeof path.at(-1) === "object" && path.at(-2) !== "children";
  // A field without a link, such as one of a material, has none to choose.
  const mayLink = members.some((member) => member.kind === "field" && member.name === "capability");
  const others = members.filter(
    (member) =>
      member.kind !== "field" ||
      !(
        linkFieldNames.has(member.name) ||
        (isLinked && [...textFields[type], "source"].includes(member.name))
      ),
  );

  if (isChoosing)
    return (
      <Picker
        label="Find a capability"
        placeholder="Process or name, for example “CNC tolerance”"
        choices={figureChoices(capabilities, { type, units, isItem })}
        onChoose={(choice) => {
          setIsChoosing(false);
          onChange(linkPatches(choice));
        }}
        onCancel={() => setIsChoosing(false)}
      />
    );
  if (isLinked && value !== undefined)
    return (
      <Stack gap={4}>
        <LinkedFigure
          value={{ _type: type, ...value }}
          readOnly={readOnly === true}
          onChooseAnother={() => setIsChoosing(true)}
          onUnlink={(figure) => onChange(unlinkPatches(figure))}
        />
        {props.renderDefault({ ...props, members: others })}
      </Stack>
    );
  return (
    <Stack gap={3}>
      <QuantityTextInput {...props} members={others} />
      {mayLink && readOnly !== true && (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            text="From a capability"
            aria-label={`${schemaType.title ?? "Figure"} from a capability`}
            onClick={() => setIsChoosing(true)}
          />
        </Flex>
      )}
    </Stack>
  );
}

function QuantityTextInput({ type, units, usualUnit, ...props }: FigureInputProps) {
  const { value, readOnly, onChange, elementProps, schemaType, members, focusPath } = props;
  const unit = unitOf(value);
  const rules: QuantityRules = { types: [type], units, unit: unit ?? usualUnit };
  const names: readonly string[] = textFields[type];
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** What was stored before the editor began to type. */
  const before = useRef<{ value: object | undefined }>(undefined);
  useImperativeHandle(elementProps.ref, () => input.current);
  useUnsetWhen(props, isEmptied(value, type));

  const typed = useTypedText(typedText(withoutNote(value)), (text) => {
    before.current ??= { value };
    if (text.trim() === "") {
      onChange(hasOneOf(value, "note", "source", "_key") ? names.map((name) => unset([name])) : unset());
      return undefined;
    }
    const reading = parseQuantityText(text, rules);
    if ("problem" in reading) {
      // The beginning of the text may have been stored as a quantity: the 0 of “0,5”.
      if (value !== before.current.value) onChange(restoring(before.current.value, names));
      return reading.problem;
    }
    onChange(patchesOf(reading.parsed, reading.parsed.note === undefined ? names : [...names, "note"]));
    return undefined;
  });

  // Other tools open a field by its path, for example the list of errors at “value”.
  const [focusedName] = focusPath;
  const isOfText = typeof focusedName === "string" && names.includes(focusedName);
  useEffect(() => {
    if (isOfText) input.current?.focus();
  }, [isOfText]);

  const isTextField = (member: (typeof members)[number]) =>
    member.kind === "field" && names.includes(member.name);
  const errors = members.flatMap((member) =>
    member.kind === "field" && isTextField(member)
      ? member.field.validation.map(({ message }) => message)
      : [],
  );
  const error = typed.isBlurred ? (typed.problem ?? errors[0]) : undefined;
  const reading = parseQuantityText(typed.text, rules);
  const shown = "parsed" in reading ? `Visitors see ${shownText(reading.parsed)}` : "";
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Flex gap={2}>
          <Box flex={2}>
            <TextInput
              {...elementProps}
              ref={input}
              aria-label={schemaType.title ?? "Figure"}
              fontSize={1}
              aria-describedby={messageId}
              placeholder={type === "size" ? "500 × 400 × 300 mm" : exampleIn(rules.unit ?? units[0])}
              readOnly={readOnly === true}
              {...(error !== undefined && { customValidity: error })}
              value={typed.text}
              onChange={(event) => typed.write(event.currentTarget.value)}
              onBlur={(event) => {
                before.current = undefined;
                typed.blur();
                elementProps.onBlur(event);
              }}
            />
          </Box>
          <Box flex={1}>
            <UnitMenu
              units={units}
              value={unit}
              readOnly={readOnly === true || (type === "size" && value === undefined)}
              onChoose={(chosen) => onChange(set(chosen, ["unit"]))}
            />
          </Box>
        </Flex>
        <Card
          id={messageId}
          tone={error === undefined ? "transparent" : "critical"}
          aria-live="polite"
          style={{ background: "none" }}
        >
          <Hint>{error ?? typed.problem ?? shown}</Hint>
        </Card>
      </Stack>
      {props.renderDefault({ ...props, members: members.filter((member) => !isTextField(member)) })}
    </Stack>
  );
}

interface UnitMenuProps {
  units: readonly Unit[];
  value: Unit | undefined;
  readOnly: boolean;
  onChoose: (unit: Unit) => void;
}

/** The units that fit the field, grouped by what they measure. */
function UnitMenu({ units, value, readOnly, onChoose }: UnitMenuProps) {
  const groups = Map.groupBy(units, (unit) => unitFacts(unit).dimension);
  return (
    <Select
      aria-label="Unit"
      fontSize={1}
      disabled={readOnly}
      value={value ?? ""}
      onChange={({ currentTarget }) => {
        if (isUnit(currentTarget.value)) onChoose(currentTarget.value);
      }}
    >
      {value === undefined && <option value="">Unit</option>}
      {groups.size === 1
        ? unitOptions(units)
        : [...groups].map(([dimension, list]) => (
            <optgroup key={dimension} label={dimension}>
              {unitOptions(list)}
            </optgroup>
          ))}
    </Select>
  );
}

function unitOptions(units: readonly Unit[]) {
  return units.map((unit) => (
    <option key={unit} value={unit}>
      {unit}
    </option>
  ));
}

/** Whether a value has only a tolerance or unit left, as another client may store it. */
function isEmptied(value: object | undefined, type: QuantityType): boolean {
  return type === "size"
    ? !hasOneOf(value, "length", "width", "height", "note", "capability", "_key")
    : isEmptiedQuantity(value);
}

/** The patches that store these fields of a quantity or size. A condition that the text does not contain stays as it is. */
function patchesOf(parsed: object, names: readonly string[]): FormPatch[] {
  return names.map((name) => {
    const part = storedField(parsed, name);
    return part === undefined ? unset([name]) : set(part, [name]);
  });
}

function restoring(value: object | undefined, names: readonly string[]): FormPatch[] {
  return value === undefined ? [unset()] : patchesOf(value, [...names, "note"]);
}

function unitOf(value: unknown): Unit | undefined {
  const unit = storedField(value, "unit");
  return typeof unit === "string" && isUnit(unit) ? unit : undefined;
}

function withoutNote(value: object | undefined) {
  return value && { ...value, note: undefined };
}

function exampleIn(unit: Unit | undefined): string {
  const symbol = unit === undefined ? "mm" : (unitFacts(unit).symbol ?? unit);
  return `5 ${symbol}, 5–10 ${symbol} or ≤ 10 ${symbol}`;
}
