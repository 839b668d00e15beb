import { afterAll, beforeAll, expect, test, vi } from "vitest";

// What the input uses of the form.
const changeDocument = vi.fn<(patches: unknown) => void>();

let input: typeof import("./currency-input.tsx").CurrencyInput;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("sanity", () => ({
    PatchEvent: { from: (patches: unknown) => patches },
    unset: (path: readonly string[]) => ({ type: "unset", path }),
    useFormCallbacks: () => ({ onChange: changeDocument }),
  }));
  ({ CurrencyInput: input } = await import("./currency-input.tsx"));
});
afterAll(() => {
  vi.doUnmock("sanity");
  vi.resetModules();
});

test("choosing another currency removes the rate of exchange of the old one", () => {
  const onChange = vi.fn<(change: unknown) => void>();
  const choice = { type: "set", path: [], value: "CNY" };
  const renderDefault = (props: { onChange: (change: typeof choice) => void }) => props.onChange(choice);
  Reflect.apply(input, undefined, [{ onChange, renderDefault }]);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(choice);
  expect(changeDocument).toHaveBeenCalledExactlyOnceWith([
    { type: "unset", path: ["dollarRate"] },
    { type: "unset", path: ["dollarRateOn"] },
  ]);
});
