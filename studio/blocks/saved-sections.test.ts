import { expect, test, vi } from "vitest";

import { createSavedSections } from "#blocks/saved-sections.ts";

const offer = { _id: "offer", name: "Offer" };
const team = { _id: "drafts.team", name: "Team" };

/** Saved sections whose requests get these answers in turn. `change` and `fail` act as the lake. */
function setup(...answers: (() => unknown)[]) {
  const load = vi.fn<() => Promise<unknown>>(async () => answers.shift()?.());
  const stop = vi.fn<() => void>();
  let change: (() => void) | undefined;
  let fail: ((reason: unknown) => void) | undefined;
  const watch = vi.fn<Parameters<typeof createSavedSections>[0]["watch"]>((onChange, onFailure) => {
    change = onChange;
    fail = onFailure;
    return stop;
  });
  const sections = createSavedSections({ load, watch });
  return {
    sections,
    load,
    watch,
    stop,
    change: () => change?.(),
    fail: (reason: unknown) => fail?.(reason),
  };
}

const unavailable = () => {
  throw new Error("The lake is down");
};

test("all forms share one query and one listener, until the last one closes", async () => {
  const { sections, load, watch, stop } = setup(() => [offer]);
  const closeFirst = sections.subscribe(() => undefined);
  const closeSecond = sections.subscribe(() => undefined);
  await vi.waitFor(() => expect(sections.get()).toEqual({ stored: [offer] }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(watch).toHaveBeenCalledTimes(1);
  closeFirst();
  expect(stop).not.toHaveBeenCalled();
  closeSecond();
  expect(stop).toHaveBeenCalledTimes(1);
});

test("a change is shown in every open form", async () => {
  const { sections, change } = setup(
    () => [offer],
    () => [offer, team],
  );
  const listener = vi.fn<() => void>();
  sections.subscribe(listener);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  change();
  await vi.waitFor(() => expect(sections.get().stored).toEqual([offer, team]));
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ["the lake does not answer", unavailable],
  ["the answer is not a list of sections", () => [{ _id: 1 }]],
])("if %s, the previous sections stay, and a retry loads the current ones", async (_, answer) => {
  const { sections, change } = setup(
    () => [offer],
    answer,
    () => [offer, team],
  );
  sections.subscribe(() => undefined);
  await vi.waitFor(() => expect(sections.get().stored).toEqual([offer]));
  change();
  await vi.waitFor(() =>
    expect(sections.get()).toMatchObject({ stored: [offer], failure: expect.any(Error) }),
  );
  sections.retry();
  await vi.waitFor(() => expect(sections.get()).toEqual({ stored: [offer, team] }));
});

test("a listener that ends with an error is reported", async () => {
  const { sections, fail } = setup(() => [offer]);
  sections.subscribe(() => undefined);
  await vi.waitFor(() => expect(sections.get().stored).toEqual([offer]));
  fail(new Error("No longer allowed"));
  expect(sections.get()).toMatchObject({ stored: [offer], failure: expect.any(Error) });
});
