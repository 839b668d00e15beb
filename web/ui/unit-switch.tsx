import { RememberUnits } from "./remember-units.client.tsx";

/** Millimetres or inches for all figures of the page (blocks.css). Works without a script, which also remembers the choice. */
export function UnitSwitch() {
  return (
    <fieldset className="units no-print">
      <legend className="sr-only">Units</legend>
      <label>
        <input type="radio" name="units" value="mm" defaultChecked className="sr-only" />
        mm
      </label>
      <label>
        <input type="radio" name="units" value="inch" className="units-inch sr-only" />
        inch
      </label>
      <RememberUnits />
    </fieldset>
  );
}
