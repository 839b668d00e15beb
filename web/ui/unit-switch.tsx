import { RememberUnits } from "./remember-units.client.tsx";

const OPTION =
  "grid h-7.5 min-w-12 cursor-pointer place-items-center px-3 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-red";

/** Millimetres or inches for all figures of the page (blocks.css). Works without a script, which also remembers the choice. */
export function UnitSwitch() {
  return (
    <fieldset className="no-print inline-flex rounded-1 border border-line font-mono text-12 font-medium">
      <legend className="sr-only">Units</legend>
      <label className={OPTION}>
        <input type="radio" name="units" value="mm" defaultChecked className="sr-only" />
        mm
      </label>
      <label className={OPTION}>
        <input type="radio" name="units" value="inch" className="units-inch sr-only" />
        inch
      </label>
      <RememberUnits />
    </fieldset>
  );
}
