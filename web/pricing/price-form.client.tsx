"use client";

import { type ChoiceInput, type NumberInput, optionsOf } from "calculators/calculator.ts";
import { type UnitSystem, valueText } from "calculators/units.ts";
import { keysOf } from "contracts/keys-of.ts";
import type { PreHydrationProps } from "lazy-islands/lazy-island.tsx";
import { repeatUse } from "lazy-islands/pre-hydration-state.ts";
import { useTakeOver } from "lazy-islands/use-take-over.ts";
import { isDetail, isShape } from "pricing/features.ts";
import { useId, useState } from "react";
import type { TypicalPart } from "schemas/blocks/price-indication.ts";

import { InputField } from "#calculators/input-field.tsx";
import { UnitChoice, useUnitSystem } from "#calculators/unit-system.tsx";
import type { Words } from "#locale/catalogs.ts";
import * as english from "#locale/en/pricing.ts";
import { usePackageWords, useWords } from "#locale/use-words.ts";

import { PriceLayout } from "./price-layout.tsx";
import type { PriceModel } from "./price-model.ts";
import { PriceResult } from "./price-result.tsx";
import { type DescribedPart, offersFor, TYPICAL_PARTS } from "./typical-parts.ts";
import { usePricingWords } from "./use-pricing-words.ts";

export { PriceForm as Island };
export { readPreHydrationState } from "lazy-islands/pre-hydration-state.ts";

export interface PriceFormProps {
  /** The part to start with. */
  readonly start: TypicalPart;
  /** Whether the switch of the page is far away, so that the fields need one too. */
  readonly hasUnitSwitch: boolean;
  readonly models: readonly PriceModel[];
}

const CHEAPEST = "";

/** What a visitor without a file says about a part and an order, and what it costs. */
function PriceForm({ start, hasUnitSwitch, models, preHydration }: PriceFormProps & PreHydrationProps) {
  const [described, setDescribed] = useState(TYPICAL_PARTS[start]);
  /** The share of the box that is material, so that the volume follows the size. */
  const [fill, setFill] = useState(fillOf(described));
  const [quantity, setQuantity] = useState(100);
  const [modelId, setModelId] = useState(CHEAPEST);
  const [materialId, setMaterialId] = useState<string>();
  const [finishId, setFinishId] = useState<string>();
  const { priceForm: words, locale } = useWords(english);
  const pricing = usePricingWords();
  const inputs = inputsWith(words);
  const system = useUnitSystem();
  const problemId = useId();

  const fields = useTakeOver(preHydration, repeatUse);

  const part = { ...described, volume: fill * boxOf(described) };
  const problem = problemOf(part, quantity, inputs, { priceForm: words, locale });
  const offers =
    problem === undefined ? offersFor(models, part, { materialId, finishId, words: pricing }) : [];
  const offer = offers.find(({ model }) => model.id === modelId);
  const change = (changed: Partial<DescribedPart>) => setDescribed((before) => ({ ...before, ...changed }));
  const isThin = part.shape === "shell" || part.shape === "sheet";

  const field = (
    input: NumberInput | ChoiceInput,
    value: number | string,
    onChange: (value: number | string) => void,
  ) => (
    <InputField
      key={input.name}
      input={input}
      value={value}
      system={system}
      problemId={problem?.input === input.name ? problemId : undefined}
      onChange={onChange}
    />
  );
  const number = (input: NumberInput, value: number, onChange: (value: number) => void) => (
    <div key={input.name}>
      {field(input, value, (typed) => onChange(Number(typed)))}
      <Slider input={input} value={value} system={system} onChange={onChange} />
    </div>
  );

  return (
    <PriceLayout
      fields={
        <div ref={fields} className="fields">
          <fieldset className="whole-row">
            <legend className="pb-1 text-14 font-medium">{words.start}</legend>
            <div className="flex flex-wrap gap-2">
              {keysOf(TYPICAL_PARTS).map((value) => (
                <button
                  key={value}
                  type="button"
                  className="button button-secondary button-small aria-pressed:bg-ink aria-pressed:text-paper"
                  aria-pressed={described === TYPICAL_PARTS[value]}
                  onClick={() => {
                    setDescribed(TYPICAL_PARTS[value]);
                    setFill(fillOf(TYPICAL_PARTS[value]));
                  }}
                >
                  {words.typicalParts[value]}
                </button>
              ))}
            </div>
          </fieldset>
          {field(choice("shape", words.shape, titled(pricing.shapes)), part.shape, (shape) => {
            if (isShape(shape)) change({ shape });
          })}
          {field(
            choice("kind", words.material, titled({ metal: words.metal, plastic: words.plastic })),
            part.isMetal ? "metal" : "plastic",
            (kind) => change({ isMetal: kind === "metal" }),
          )}
          {field(choice("detail", words.detail, titled(pricing.details)), part.detail, (detail) => {
            if (isDetail(detail)) change({ detail });
          })}
          {inputs.sides.map((input, index) =>
            number(input, part.size[index] ?? 0, (side) =>
              change({ size: replaced(part.size, index, side) }),
            ),
          )}
          {number(inputs.volume, part.volume / 1000, (volume) => setFill((1000 * volume) / boxOf(part)))}
          {isThin && number(inputs.thickness, part.thickness, (thickness) => change({ thickness }))}
          {number(inputs.threads, part.threads ?? 0, (threads) => change({ threads }))}
          {/* Its slider would stand beside the menu of processes, which has none. */}
          <div className="whole-row">{number(inputs.quantity, quantity, setQuantity)}</div>
          {field(
            choice(
              "process",
              words.process,
              optionsOf([{ id: CHEAPEST, name: words.allProcesses }, ...offers.map(({ model }) => model)]),
            ),
            modelId,
            (id) => {
              setModelId(String(id));
              setMaterialId(undefined);
              setFinishId(undefined);
            },
          )}
          {offer && (
            <>
              {field(
                choice(
                  "grade",
                  words.grade,
                  optionsOf(offer.model.materials.filter(({ isMetal }) => isMetal === part.isMetal)),
                ),
                offer.material.id,
                (id) => setMaterialId(String(id)),
              )}
              {offer.finishes.length > 0 &&
                field(
                  choice(
                    "finish",
                    words.finish,
                    optionsOf([{ id: "", name: words.noFinish }, ...offer.finishes]),
                  ),
                  offer.finish?.id ?? "",
                  (id) => setFinishId(String(id)),
                )}
            </>
          )}
          {hasUnitSwitch && (
            <div className="whole-row no-print">
              <UnitChoice system={system} />
            </div>
          )}
        </div>
      }
    >
      {offers.length > 0 ? (
        <PriceResult offers={offers} chosenId={offer?.model.id} quantity={quantity} isEstimated />
      ) : (
        <output className="block border-t-[1.5px] border-ink pt-4 text-accent-text" id={problemId}>
          {problem?.text ?? words.noProcess}
        </output>
      )}
    </PriceLayout>
  );
}

function choice(name: string, label: string, options: ChoiceInput["options"]): ChoiceInput {
  return { name, label, options, initial: options[0]?.value ?? "" };
}

function titled(titles: Readonly<Record<string, string>>): ChoiceInput["options"] {
  return Object.entries(titles).map(([value, label]) => ({ value, label }));
}

function numberInput(name: string, label: string, limits: Omit<NumberInput, "name" | "label">): NumberInput {
  return { name, label, ...limits };
}

/** The fields for numbers. */
function inputsWith(words: Words["priceForm"]) {
  return {
    sides: [
      numberInput("length", words.length, { unit: "mm", initial: 80, min: 1, max: 2000 }),
      numberInput("width", words.width, { unit: "mm", initial: 60, min: 1, max: 2000 }),
      numberInput("height", words.height, { unit: "mm", initial: 50, min: 0.5, max: 2000 }),
    ],
    volume: numberInput("volume", words.volume, { unit: "cm³", initial: 60, min: 0.01, max: 50_000 }),
    thickness: numberInput("thickness", words.thickness, { unit: "mm", initial: 2, min: 0.3, max: 25 }),
    threads: numberInput("threads", words.threads, { initial: 0, min: 0, max: 50, isWhole: true }),
    quantity: numberInput("quantity", words.quantity, { initial: 100, min: 1, max: 10_000, isWhole: true }),
  };
}

interface Problem {
  readonly input: string;
  readonly text: string;
}

/** What is wrong with the typed numbers. */
function problemOf(
  part: DescribedPart,
  quantity: number,
  inputs: ReturnType<typeof inputsWith>,
  { priceForm: words, locale }: Pick<Words, "priceForm" | "locale">,
): Problem | undefined {
  const values: readonly (readonly [NumberInput, number])[] = [
    ...inputs.sides.map((input, index) => [input, part.size[index] ?? Number.NaN] as const),
    [inputs.volume, part.volume / 1000],
    [inputs.thickness, part.thickness],
    [inputs.threads, part.threads ?? 0],
    [inputs.quantity, quantity],
  ];
  for (const [{ name, label, min, max, isWhole = false }, value] of values) {
    if (!(value >= min && value <= max) || (isWhole && !Number.isInteger(value)))
      return {
        input: name,
        text: (isWhole ? words.wholeNumber : words.number)(
          label,
          min.toLocaleString(locale),
          max.toLocaleString(locale),
        ),
      };
  }
  return part.volume > boxOf(part) * 1.001
    ? { input: inputs.volume.name, text: words.volumeTooLarge }
    : undefined;
}

function fillOf(part: DescribedPart): number {
  return part.volume / boxOf(part);
}

function boxOf({ size: [length, width, height] }: Pick<DescribedPart, "size">): number {
  return length * width * height;
}

function replaced([a, b, c]: DescribedPart["size"], index: number, side: number): DescribedPart["size"] {
  return [index === 0 ? side : a, index === 1 ? side : b, index === 2 ? side : c];
}

const STEPS = 200;

/** A slider with a logarithmic scale, because parts and orders differ by factors. */
function Slider({
  input,
  value,
  system,
  onChange,
}: {
  input: NumberInput;
  value: number;
  system: UnitSystem;
  onChange: (value: number) => void;
}) {
  const { label, unit, min, max, isWhole = false } = input;
  const unitWords = usePackageWords("calculators")?.shared;
  const low = Math.max(min, isWhole ? 1 : 0.01);
  const position = STEPS * (Math.log(Math.max(value, low) / low) / Math.log(max / low));
  return (
    <input
      type="range"
      aria-label={useWords(english).priceForm.slider(label)}
      className="min-h-6 w-full accent-accent"
      min={0}
      max={STEPS}
      value={Number.isFinite(position) ? Math.round(position) : 0}
      aria-valuetext={Number.isFinite(value) ? valueText(value, unit, system, unitWords) : undefined}
      onChange={({ currentTarget }) => {
        const chosen = low * (max / low) ** (Number(currentTarget.value) / STEPS);
        const isLowest = currentTarget.value === "0";
        onChange(isLowest ? min : isWhole ? Math.round(chosen) : Number(chosen.toPrecision(3)));
      }}
    />
  );
}
