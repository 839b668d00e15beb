import { INCH, UNITS } from "#hydration/protocol.ts";
import * as english from "#locale/en/units.ts";
import { useWords } from "#locale/use-words.ts";

import { RememberUnits } from "./remember-units.client.tsx";

/**
 * Switches all quantities of the page between millimeters and inches (units.css). Without scripts it works too, but the choice
 * is not remembered.
 */
export function UnitSwitch() {
  const { unitSwitch } = useWords(english);
  return (
    <fieldset className="units no-print">
      <legend className="sr-only">{unitSwitch.label}</legend>
      <label>
        <input type="radio" name={UNITS} value="mm" defaultChecked className="sr-only" />
        {unitSwitch.mm}
      </label>
      <label>
        <input type="radio" name={UNITS} value={INCH} className="units-inch sr-only" />
        {unitSwitch.inch}
      </label>
      <RememberUnits />
    </fieldset>
  );
}
