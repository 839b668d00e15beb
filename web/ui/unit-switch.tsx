import { RememberUnits } from "./remember-units.client.tsx";

/** Switches all quantities of the page between millimeters and inches (units.css). Works without scripts, which only remember the choice. */
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
