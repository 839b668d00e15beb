import * as v from "valibot";

import type { Json } from "../documents/document.ts";
import { LakeError } from "../errors.ts";

/** A list of places with a path each; the Studio's own is five deep. */
const DEPTH_MAX = 20;
const Session = v.pipe(v.string(), v.maxLength(100));
/** Only what any call has: the rest is read when it is known who calls. */
const Envelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.optional(v.union([v.string(), v.number()])), method: v.string(), params: v.unknown() }),
);
export type Envelope = v.InferOutput<typeof Envelope>;

const call = <const Method extends string, Params extends v.GenericSchema>(method: Method, params: Params) =>
  v.object({ method: v.literal(method), params });
// The Studio's own shape, passed on to other Studios as it came.
const Location = v.custom<Json>((value) => !isTooDeep(value, DEPTH_MAX), "nests too deeply");
const Call = v.variant("method", [
  call("authorization", v.object({ authorization: v.string() })),
  call("presence_subscribe", v.looseObject({})),
  call("presence_unsubscribe", v.object({ subscriptionId: v.string() })),
  call("presence_rollcall", v.object({ session: Session })),
  call(
    "presence_announce",
    v.object({ data: v.object({ sessionId: Session, locations: v.array(Location) }) }),
  ),
  call("presence_disconnect", v.object({ session: Session })),
]);
export type PresenceCall = v.InferOutput<typeof Call>;

/** What any call has; undefined when the text is none. */
export function envelopeOf(text: string): Envelope | undefined {
  const envelope = v.safeParse(Envelope, text);
  return envelope.success ? envelope.output : undefined;
}

/** Throws LakeError 400 for a call that is not known. */
export function callOf({ method, params }: Envelope): PresenceCall {
  const known = v.safeParse(Call, { method, params });
  if (!known.success) throw new LakeError(400, {}, "Not a call that is known here");
  return known.output;
}

/** Never goes deeper itself than is allowed. */
function isTooDeep(value: unknown, allowed: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return allowed === 0 || Object.values(value).some((inner) => isTooDeep(inner, allowed - 1));
}
