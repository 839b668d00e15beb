import { GridSection } from "#ui/grid-section.tsx";

import { FormStates } from "./form-states.client.tsx";

/** Of the theme (globals.css). */
const COLOURS = [
  "ink",
  "ink-2",
  "ink-3",
  "line",
  "rule",
  "rule-soft",
  "sheet",
  "paper",
  "red",
  "red-hover",
  "red-active",
  "red-on-dark",
];

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

/** The ramps that everything is made of, and the controls of the quote form. */
export function DesignScales() {
  return (
    <GridSection id="design-scales">
      <div className="col-span-12 grid gap-8">
        <h2 className="text-h2">Scales and forms</h2>
        <ul className="grid gap-3 @medium:grid-cols-3">
          {COLOURS.map((name) => (
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
