import { expect, test, vi } from "vitest";

import { createGatedFetch } from "./gated-fetch.ts";

const url = "https://lake.example/v2025-11-01/data/actions/production";

function setup(isAllowed: boolean) {
  const send = vi.fn<typeof globalThis.fetch>(async () => Response.json({ transactionId: "t" }));
  const confirmRelease = vi.fn<(name: string, action: string) => Promise<boolean>>(async () => isAllowed);
  const keepScheduledChanges = vi.fn<(name: string) => Promise<void>>(async () => undefined);
  const fetch = createGatedFetch(send, { confirmRelease, keepScheduledChanges });
  const act = (actionType: string, fields: object = {}) =>
    fetch(url, {
      method: "POST",
      body: JSON.stringify({ actions: [{ actionType, releaseId: "rSpring" }], ...fields }),
    });
  return { send, confirmRelease, keepScheduledChanges, fetch, act };
}

test.each([
  ["sanity.action.release.publish", "publish", "Nothing was published"],
  ["sanity.action.release.schedule", "schedule", "Nothing was scheduled"],
])("%s is sent only if the release is confirmed", async (actionType, action, message) => {
  const refused = setup(false);
  const response = await refused.act(actionType);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: { description: `You canceled. ${message}` } });
  expect(refused.send).not.toHaveBeenCalled();
  expect(refused.confirmRelease).toHaveBeenCalledWith("rSpring", action);

  const passed = setup(true);
  expect((await passed.act(actionType)).status).toBe(200);
  expect(passed.send).toHaveBeenCalledTimes(1);
});

test("a dry run, which asks whether an account may publish a release, is sent without a check", async () => {
  const { send, confirmRelease, act } = setup(false);
  await act("sanity.action.release.publish", { dryRun: true });
  expect(send).toHaveBeenCalledTimes(1);
  expect(confirmRelease).not.toHaveBeenCalled();
});

test("a release is archived only after its changes are kept", async () => {
  const kept = setup(true);
  await kept.act("sanity.action.release.archive");
  expect(kept.keepScheduledChanges).toHaveBeenCalledWith("rSpring");
  expect(kept.send).toHaveBeenCalledTimes(1);

  const failed = setup(true);
  failed.keepScheduledChanges.mockRejectedValue(new Error("The lake is down"));
  await expect(failed.act("sanity.action.release.archive")).rejects.toThrow("The lake is down");
  expect(failed.send).not.toHaveBeenCalled();
});

test("other requests are sent without a check", async () => {
  const { send, confirmRelease, keepScheduledChanges, act, fetch } = setup(false);
  await act("sanity.action.release.unschedule");
  await act("sanity.action.document.publish");
  await fetch("https://lake.example/v2025-11-01/data/query/production?query=*");
  expect(send).toHaveBeenCalledTimes(3);
  expect(confirmRelease).not.toHaveBeenCalled();
  expect(keepScheduledChanges).not.toHaveBeenCalled();
});
