import { Callout } from "#shell/callout.tsx";
import { buttonClass } from "#ui/button.ts";
import { GridSection, TONES } from "#ui/grid-section.tsx";
import { RichTextTable } from "#ui/rich-text/rich-text-table.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { UnitSwitch } from "#ui/units/unit-switch.tsx";

import { FormStates } from "./form-states.client.tsx";

/** Colors of the theme in styles/globals.css. */
const COLORS = [
  "ink",
  "ink-2",
  "ink-3",
  "line",
  "rule",
  "rule-soft",
  "sheet",
  "paper",
  "accent",
  "accent-hover",
  "accent-active",
  "accent-on-dark",
];

/** Text sizes with their classes. */
const SIZES = [
  ["h1", "text-h1 font-[620]"],
  ["call", "text-call font-semibold"],
  ["h2", "text-h2 font-semibold"],
  ["part", "text-part font-semibold"],
  ["figure", "text-figure font-medium"],
  ["21", "text-21"],
  ["18", "text-18"],
  ["16", "text-16"],
  ["14", "text-14"],
  ["13, mono", "font-mono text-13"],
  ["12, mono", "font-mono text-12"],
] as const;

/** All colors and text sizes, and the controls of the quote form. */
export function DesignScales() {
  return (
    <GridSection id="design-scales">
      <div className="col-span-12 grid gap-8">
        <h2 className="text-h2">Scales and forms</h2>
        <ul className="grid gap-3 @medium:grid-cols-3">
          {COLORS.map((name) => (
            <li key={name} className="font-mono text-12 text-ink-3">
              <span
                className="mb-2 block h-12 border border-rule"
                style={{ background: `var(--color-${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
        <ul className="grid gap-4">
          {SIZES.map(([name, size]) => (
            <li key={name} className="grid grid-cols-[7.25rem_1fr] items-baseline gap-4 overflow-x-clip">
              <span className="font-mono text-12 text-ink-3">{name}</span>
              <span className={`${size} whitespace-nowrap`}>Bore ⌀24 H7, Ra 0.8 µm</span>
            </li>
          ))}
        </ul>
        <FormStates />
      </div>
    </GridSection>
  );
}

/** Text, buttons, links, tables and callouts in each tone. */
export function DesignStates() {
  return TONES.map((tone) => (
    <GridSection key={tone} id={`design-${tone}`} tone={tone}>
      <div className="col-span-12 grid gap-8">
        <h2 className="text-h2">Design, {tone}</h2>
        <div className="flex flex-wrap items-center gap-3">
          <button type="button" className={buttonClass("primary")}>
            Primary
          </button>
          <button type="button" className={buttonClass("secondary")}>
            Secondary
          </button>
          <button type="button" className={buttonClass("primary", "small")}>
            Primary, small
          </button>
          <button type="button" className={buttonClass("secondary", "small")}>
            Secondary, small
          </button>
          {tone === "light" && <UnitSwitch />}
        </div>
        <p className="max-w-text">
          Text with a{" "}
          <a href="#design-light" className="text-link">
            link
          </a>{" "}
          and a{" "}
          <Tooltip words="word that is explained">
            The explanation stands by itself, in one or two sentences.
          </Tooltip>
          . <span className="text-ink-2">Second ink.</span> <span className="text-ink-3">Third ink.</span>{" "}
          <span className="text-accent-text">Accent: the dimension that matters.</span>{" "}
          <span className="font-mono text-13">±0.05 mm ≤ 3 × ⌀ ≥ 0.8 → ↧ 11</span>
        </p>
        <div className="grid gap-6">
          {(["note", "tip", "caution"] as const).map((kind) => (
            <Callout key={kind} kind={kind} title="What to know" text={undefined} />
          ))}
        </div>
        <RichTextTable
          caption="A table"
          columns={["Wall", "Recommended", "Limit"]}
          rows={[
            { _key: "a", cells: ["Metal", "≥ 0.8 mm", "0.5 mm"] },
            { _key: "b", cells: ["Plastic", "≥ 1.5 mm", "1.0 mm"] },
          ]}
        />
      </div>
    </GridSection>
  ));
}
