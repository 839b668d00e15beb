import * as v from "valibot";

import type { GoLiveAction } from "./publish-dialog.tsx";
import type { PublishGate } from "./publish-gate.tsx";

const ACTIONS_PATH = /\/v[^/]+\/data\/actions\//;

const GO_LIVE_ACTIONS = new Map<string, GoLiveAction>([
  ["sanity.action.release.publish", "publish"],
  ["sanity.action.release.schedule", "schedule"],
]);

const Body = v.object({
  /** A dry run changes nothing: the Studio asks whether the account may do something. */
  dryRun: v.optional(v.boolean(), false),
  actions: v.array(v.looseObject({ actionType: v.string(), releaseId: v.optional(v.string()) })),
});

const ARCHIVE = "sanity.action.release.archive";

/**
 * Wraps `fetch` for all requests of the Studio. A request that publishes or schedules a release is sent only if the release is confirmed, and
 * one that archives a release only after its changes are kept. The Studio's configuration cannot replace the buttons of releases, and
 * scheduled drafts are releases too.
 */
export function createGatedFetch(
  fetch: typeof globalThis.fetch,
  gate: Pick<PublishGate, "confirmRelease" | "keepScheduledChanges">,
): typeof globalThis.fetch {
  return async (input, init) => {
    for (const { actionType, releaseName } of releasesIn(input, init)) {
      const action = GO_LIVE_ACTIONS.get(actionType);
      // One at a time, because each opens a dialog.
      if (action !== undefined && !(await gate.confirmRelease(releaseName, action))) return refusal(action);
      // A release in an action before this one may change the same draft.
      if (actionType === ARCHIVE) await gate.keepScheduledChanges(releaseName);
    }
    return fetch(input, init);
  };
}

function releasesIn(input: Parameters<typeof globalThis.fetch>[0], init: RequestInit | undefined) {
  const url = input instanceof Request ? input.url : input.toString();
  if (!ACTIONS_PATH.test(url) || typeof init?.body !== "string") return [];
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), Body), init.body);
  if (!success || output.dryRun) return [];
  return output.actions.flatMap(({ actionType, releaseId }) =>
    releaseId === undefined ? [] : [{ actionType, releaseName: releaseId }],
  );
}

/** A response like the lake's for a conflict. The Studio shows its message. */
function refusal(action: GoLiveAction): Response {
  const description = `You canceled. Nothing was ${action === "publish" ? "published" : "scheduled"}`;
  return Response.json({ statusCode: 409, error: { description } }, { status: 409 });
}
