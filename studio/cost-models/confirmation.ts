import { visibilityOf } from "schemas/documents/cost-model.ts";
import { dayOf } from "studio-kit/month-grid.ts";

type Unconfirmed = Exclude<ReturnType<typeof visibilityOf>, "confirmed">;

/** What to do about a model whose rates are not confirmed, the most urgent first. */
export const TO_CONFIRM = {
  expired: "No longer valid: visitors see no price. Check the rates and confirm them again.",
  draft: "Visitors see no price. Check the rates and confirm them.",
  example: "Visitors see prices labeled “example rates”. Replace the rates with your own and confirm them.",
} as const satisfies Record<Unconfirmed, string>;

/** The models whose rates someone has to confirm, the most urgent first. `today` is an ISO date. */
export function modelsToConfirm<Model extends object>(
  models: readonly Model[],
  today: string,
): { model: Model; visibility: Unconfirmed }[] {
  const byVisibility = Map.groupBy(models, (model) => visibilityOf(model, today));
  return (["expired", "draft", "example"] as const).flatMap((visibility) =>
    (byVisibility.get(visibility) ?? []).map((model) => ({ model, visibility })),
  );
}

const MONTHS_VALID = 6;

/** The fields of a model whose rates someone confirms now, for half a year. */
export function confirmationOf(by: string, now: Date): Record<string, string> {
  const until = new Date(now.getFullYear(), now.getMonth() + MONTHS_VALID, now.getDate());
  return { state: "confirmed", confirmedOn: dayOf(now), confirmedBy: by, validUntil: dayOf(until) };
}
