import { Callout } from "#site/callout.tsx";
import { buttonClass } from "#ui/button.ts";
import { GridSection, TONES } from "#ui/grid-section.tsx";
import { RichTextTable } from "#ui/rich-text-table.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { UnitSwitch } from "#ui/unit-switch.tsx";

/** Type, buttons, links, tables and remarks in each tone. */
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
          <span className="text-red-text">Red: the dimension that matters.</span>{" "}
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
