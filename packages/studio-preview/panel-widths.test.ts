import { expect, test, vi } from "vitest";

import { setDefaultPanelWidths } from "./panel-widths.ts";

test("the form gets more room, unless an editor has chosen other widths", () => {
  const setItem = vi.fn<Storage["setItem"]>();
  setDefaultPanelWidths({ getItem: () => null, setItem });
  expect(setItem.mock.calls).toEqual([["presentation/panels", '{"preview:3,content:5":[62,38]}']]);

  setDefaultPanelWidths({ getItem: () => "{}", setItem });
  expect(setItem).toHaveBeenCalledTimes(1);
});
