import { INCH, UNITS } from "#hydration/protocol.ts";

import { RememberUnits } from "./remember-units.client.tsx";

/**
 * Switches all quantities of the page between millimeters and inches (units.css). Without scripts it works too, but the choice
 * is not remembered.
 */
export function UnitSwitch() {
  return (
    <fieldset className="units no-print">
      <legend className="sr-only">Units</legend>
      <label>
        <input type="radio" name={UNITS} value="mm" defaultChecked className="sr-only" />
        mm
      </label>
      <label>
        <input type="radio" name={UNITS} value={INCH} className="units-inch sr-only" />
        inch
      </label>
      <RememberUnits />
    </fieldset>
  );
}
