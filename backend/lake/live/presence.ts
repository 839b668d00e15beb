import * as v from "valibot";
import type { RawData, WebSocket } from "ws";

import type { Log } from "#log.ts";

import type { Access } from "../access/access.ts";
import type { Identity } from "../access/identity.ts";
import { randomId } from "../documents/ids.ts";
import type { JsonObject, Json } from "../documents/json.ts";
import { LakeError } from "../errors.ts";
import { textOf } from "./websocket-request.ts";

const HEARTBEAT_MS = 10_000;
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** JSON-RPC's "invalid request". */
const NO_CALL = -32_600;

interface Member {
  identity: Identity;
  readonly socket: WebSocket;
  readonly subscriptions: Set<string>;
  /** A browser tab; two tabs of one person are two sessions. */
  session: string | undefined;
}

/** Who is where in the Studio: JSON-RPC 2.0 over a WebSocket, the part of Sanity's "bifur" that the Studio speaks. */
export interface Presence {
  join(socket: WebSocket, identity: Identity): void;
}

export function createPresence(access: Access, log: Log): Presence {
  const members = new Set<Member>();

  function tellOthers(except: Member, result: JsonObject): void {
    for (const { socket, subscriptions } of [...members].filter((member) => member !== except)) {
      // It reads no more; its browser will connect again if it lives.
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
      for (const subscription of subscriptions) {
        socket.send(
          JSON.stringify({
            jsonrpc: "2.0",
            method: "presence_subscription",
            params: { subscription, result },
          }),
        );
      }
    }
  }

  function answer(member: Member, envelope: Envelope): string | boolean {
    if (member.identity.role === "anonymous" && envelope.method !== "authorization")
      throw new LakeError(401, {}, "Sign in first");
    return act(member, callOf(envelope));
  }

  function act(member: Member, { method, params }: PresenceCall): string | boolean {
    const i = member.identity.id;
    switch (method) {
      case "authorization":
        member.identity = access.identifyToken(params.authorization.replace(/^Bearer /, ""));
        return "ok";
      case "presence_subscribe": {
        const subscription = randomId();
        member.subscriptions.add(subscription);
        return subscription;
      }
      case "presence_unsubscribe":
        return member.subscriptions.delete(params.subscriptionId);
      case "presence_rollcall":
        member.session = params.session;
        tellOthers(member, { type: "rollCall", i, session: params.session });
        return true;
      case "presence_announce":
        member.session = params.data.sessionId;
        tellOthers(member, { type: "state", i, m: params.data });
        return true;
      case "presence_disconnect":
        member.session = undefined;
        tellOthers(member, { type: "disconnect", i, m: { session: params.session } });
        return true;
    }
  }

  /** Whatever a message does, it ends no more than its own socket. */
  function hear(member: Member, data: RawData): void {
    try {
      member.socket.send(reply(textOf(data), (envelope) => answer(member, envelope)));
    } catch (error) {
      log.error("A presence call failed", { error });
      member.socket.close(1011, "The lake could not answer");
    }
  }

  return {
    join(socket, identity) {
      const member: Member = { identity, socket, subscriptions: new Set(), session: undefined };
      members.add(member);
      const heartbeat = setInterval(() => socket.send("♥"), HEARTBEAT_MS).unref();
      socket.on("message", (data) => hear(member, data));
      socket.once("close", () => {
        clearInterval(heartbeat);
        members.delete(member);
        if (member.session !== undefined)
          tellOthers(member, { type: "disconnect", i: member.identity.id, m: { session: member.session } });
      });
    },
  };
}

function reply(text: string, answer: (envelope: Envelope) => string | boolean): string {
  const envelope = envelopeOf(text);
  if (!envelope) return failed(null, NO_CALL, "Not a call that is known here");
  const { id = null } = envelope;
  try {
    return JSON.stringify({ jsonrpc: "2.0", id, result: answer(envelope) });
  } catch (error) {
    if (error instanceof LakeError) return failed(id, error.status === 400 ? NO_CALL : 4001, error.message);
    throw error;
  }
}

function failed(id: string | number | null, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } });
}

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
