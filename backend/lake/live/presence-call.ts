import * as v from "valibot";

const Id = v.optional(v.union([v.string(), v.number()]));
const Session = v.pipe(v.string(), v.maxLength(100));
const call = <const Method extends string, Params extends v.GenericSchema>(method: Method, params: Params) =>
  v.object({ id: Id, method: v.literal(method), params });

// Any JSON: the Studio's own shape, passed on to other Studios as it came.
const JsonValue: v.GenericSchema<JsonLike> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.string(),
    v.array(JsonValue),
    v.record(v.string(), JsonValue),
  ]),
);
type JsonLike = null | boolean | number | string | JsonLike[] | { [key: string]: JsonLike };

/** One call of the Studio's presence client, from its text. */
export const presenceCall = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant("method", [
    call("authorization", v.object({ authorization: v.string() })),
    call("presence_subscribe", v.looseObject({})),
    call("presence_unsubscribe", v.object({ subscriptionId: v.string() })),
    call("presence_rollcall", v.object({ session: Session })),
    call(
      "presence_announce",
      v.object({ data: v.object({ sessionId: Session, locations: v.array(JsonValue) }) }),
    ),
    call("presence_disconnect", v.object({ session: Session })),
  ]),
);

export type PresenceCall = v.InferOutput<typeof presenceCall>;
