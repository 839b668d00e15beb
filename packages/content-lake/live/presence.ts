import type { Log } from "server-kit/log.ts";
import * as v from "valibot";
import type { RawData, WebSocket } from "ws";

import { type Access, bearerTokenOf } from "../access/access.ts";
import { type Identity, isSignedIn } from "../access/identity.ts";
import { documentIdError, randomId } from "../documents/ids.ts";
import { LakeError } from "../errors.ts";
import { messageText } from "./websocket-request.ts";

const HEARTBEAT_MS = 10_000;
/** The Studio sends its token when the socket opens. */
const SIGN_IN_TIMEOUT_MS = 10_000;
/** The Studio uses only one, and may open the next before it closes the last. */
const MAX_SUBSCRIPTIONS = 2;
/** Each message goes to all sockets. The Studio's have some hundred characters, and all tabs of a user answer a roll call at once. */
const MAX_LOCATIONS_LENGTH = 4096;
/** Of all tabs of a user together. For each message, a Studio takes time that grows with the square of the number of all locations. */
const MAX_LOCATIONS_LENGTH_OF_USER = 4 * MAX_LOCATIONS_LENGTH;
const MAX_MESSAGES_PER_SECOND = 50;
/** One for so many subscriptions counts once, because sending it to each takes 15 µs. More Studios are rarely open. */
const SUBSCRIPTIONS_PER_MESSAGE = 20;
/** Of a socket. Each takes a little work, and a Studio sends none. */
const MAX_REJECTED_MESSAGES = 10;
/** What a client has unread. Small, because strangers have hundreds of sockets, and a short answer takes several times its size. */
const MAX_BUFFERED_BYTES = 64 * 1024;
/** JSON-RPC's "invalid request". */
const INVALID_REQUEST = -32_600;
const UNAUTHORIZED = 4001;

const Session = v.pipe(v.string(), v.maxLength(100));
/** Each answer repeats it. */
const CallId = v.union([v.pipe(v.string(), v.maxLength(100)), v.number()]);
/** The fields of every call. `params` are validated after the caller is known. */
const JsonRpcRequest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.optional(CallId), method: v.string(), params: v.unknown() }),
);
type JsonRpcRequest = v.InferOutput<typeof JsonRpcRequest>;

const call = <const Method extends string, Params extends v.GenericSchema>(method: Method, params: Params) =>
  v.object({ method: v.literal(method), params });
const DocumentId = v.pipe(
  v.string(),
  v.check((id) => documentIdError(id) === undefined, "is no id"),
);
const Bound = v.union([v.number(), v.literal("")]);
const FieldPath = v.array(
  v.union([
    v.string(),
    v.number(),
    v.object({ _key: v.pipe(v.string(), v.nonEmpty()) }),
    v.tuple([Bound, Bound]),
  ]),
);
const Point = v.object({ path: FieldPath, offset: v.number() });
/** Each open Studio reads these fields as soon as it gets them, and ends with an error if one has another type. */
const Location = v.object({
  type: v.string(),
  documentId: DocumentId,
  path: FieldPath,
  lastActiveAt: v.string(),
  selection: v.optional(
    v.nullable(v.object({ anchor: Point, focus: Point, backward: v.optional(v.boolean()) })),
  ),
});
const Locations = v.pipe(
  v.array(Location),
  v.check((locations) => JSON.stringify(locations).length <= MAX_LOCATIONS_LENGTH, "are too long"),
);
const Call = v.variant("method", [
  call("authorization", v.object({ authorization: v.string() })),
  call("presence_subscribe", v.looseObject({})),
  call("presence_unsubscribe", v.object({ subscriptionId: v.string() })),
  call("presence_rollcall", v.object({ session: Session })),
  call("presence_announce", v.object({ data: v.object({ sessionId: Session, locations: Locations }) })),
  call("presence_disconnect", v.object({ session: Session })),
]);
type PresenceCall = v.InferOutput<typeof Call>;

/** Parses the fields of every call; undefined if the text is not a JSON-RPC request. */
function parseRequest(text: string): JsonRpcRequest | undefined {
  const parsed = v.safeParse(JsonRpcRequest, text, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}

/** Throws LakeError 400 for an unsupported call. */
function parseCall({ method, params }: JsonRpcRequest): PresenceCall {
  const parsed = v.safeParse(Call, { method, params }, { abortEarly: true });
  if (!parsed.success) throw new LakeError(400, {}, "Not a supported call");
  return parsed.output;
}

interface Member {
  identity: Identity;
  /** The token of this identity. Undefined before the client has signed in. */
  token: string | undefined;
  readonly socket: WebSocket;
  readonly onSignIn: (identity: Identity) => void;
  readonly subscriptions: Set<string>;
  /** The id of a browser tab. Two tabs of one user are two sessions, unless one is a copy of the other. */
  session: string | undefined;
  /** The length of its locations as JSON. */
  locationsLength: number;
  /** How many messages it has sent that are no call, or none that it may send. */
  rejected: number;
}

/**
 * Shows editors where others are in the Studio. Implements the part of Sanity's "bifur" protocol (JSON-RPC 2.0 over WebSocket) for
 * it.
 */
interface Presence {
  /**
   * Adds a client. An anonymous client is disconnected unless it signs in within ten seconds. `onSignIn` is called when it signs in, and
   * may throw a LakeError.
   */
  join(socket: WebSocket, upgrade: Request, onSignIn: (identity: Identity) => void): void;
}

export function createPresence(access: Access, log: Log): Presence {
  const members = new Set<Member>();

  /** The messages of each user in the current second. */
  let sent = { second: 0, counts: new Map<string, number>() };

  function countMessage({ id }: Identity): void {
    const second = Math.floor(Date.now() / 1000);
    if (sent.second !== second) sent = { second, counts: new Map() };
    const receivers = members.values().reduce((sum, { subscriptions }) => sum + subscriptions.size, 0);
    const count = (sent.counts.get(id) ?? 0) + Math.max(1, receivers / SUBSCRIPTIONS_PER_MESSAGE);
    sent.counts.set(id, count);
    if (count > MAX_MESSAGES_PER_SECOND)
      throw new LakeError(
        429,
        {},
        `A user sends at most ${MAX_MESSAGES_PER_SECOND} messages a second, and fewer to many`,
      );
  }

  function broadcast(except: Member, result: object): void {
    const text = JSON.stringify(result);
    for (const { socket, subscriptions } of [...members].filter((member) => member !== except)) {
      // The client has stopped reading. If its browser is still running, it reconnects.
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
      for (const subscription of subscriptions) {
        socket.send(
          `{"jsonrpc":"2.0","method":"presence_subscription","params":{"subscription":"${subscription}","result":${text}}}`,
        );
      }
    }
  }

  function handleCall(member: Member, request: JsonRpcRequest): string | boolean {
    if (!isSignedIn(member.identity) && request.method !== "authorization")
      throw new LakeError(401, {}, "Sign in first");
    return performCall(member, parseCall(request));
  }

  function performCall(member: Member, { method, params }: PresenceCall): string | boolean {
    const i = member.identity.id;
    switch (method) {
      case "authorization":
        signIn(member, params.authorization.replace(/^Bearer /, ""));
        return "ok";
      case "presence_subscribe": {
        if (member.subscriptions.size >= MAX_SUBSCRIPTIONS)
          throw new LakeError(400, {}, `There are already ${MAX_SUBSCRIPTIONS} subscriptions`);
        const subscription = randomId();
        member.subscriptions.add(subscription);
        return subscription;
      }
      case "presence_unsubscribe":
        return member.subscriptions.delete(params.subscriptionId);
      case "presence_rollcall":
        countMessage(member.identity);
        claimSession(member, params.session);
        broadcast(member, { type: "rollCall", i, session: params.session });
        return true;
      case "presence_announce":
        countMessage(member.identity);
        claimSession(member, params.data.sessionId);
        countLocations(member, JSON.stringify(params.data.locations).length);
        broadcast(member, { type: "state", i, m: params.data });
        return true;
      case "presence_disconnect":
        countMessage(member.identity);
        claimSession(member, params.session);
        member.locationsLength = 0;
        broadcast(member, { type: "disconnect", i, m: { session: params.session } });
        return true;
    }
  }

  /** A Studio keeps each session that it has heard of until the lake reports its end, which it does for one session of each socket. */
  function claimSession(member: Member, session: string): void {
    if (member.session !== undefined && member.session !== session)
      throw new LakeError(400, {}, "A socket has one session");
    const { id } = member.identity;
    if (members.values().some((other) => other.session === session && other.identity.id !== id))
      throw new LakeError(400, {}, "This is the session of another user");
    member.session = session;
  }

  function countLocations(member: Member, length: number): void {
    const tabs = members
      .values()
      .filter((other) => other !== member && other.identity.id === member.identity.id);
    if (
      tabs.reduce((sum, { locationsLength }) => sum + locationsLength, length) > MAX_LOCATIONS_LENGTH_OF_USER
    )
      throw new LakeError(429, {}, "All tabs of a user have too many locations");
    member.locationsLength = length;
  }

  function signIn(member: Member, token: string): void {
    const identity = access.identifyToken(token);
    if (!isSignedIn(identity)) throw new LakeError(401, {}, "A preview shows nobody's presence");
    member.onSignIn(identity);
    Object.assign(member, { token, identity });
  }

  function respond(member: Member, text: string): string {
    const request = parseRequest(text);
    if (!request) {
      member.rejected += 1;
      return toErrorResponse(null, INVALID_REQUEST, "Not a supported call");
    }
    const { id = null } = request;
    try {
      return JSON.stringify({ jsonrpc: "2.0", id, result: handleCall(member, request) });
    } catch (error) {
      if (!(error instanceof LakeError)) throw error;
      // Only what the client could not know: how much other tabs of its user send.
      if (error.status !== 429) member.rejected += 1;
      return toErrorResponse(
        id,
        [400, 429].includes(error.status) ? INVALID_REQUEST : UNAUTHORIZED,
        error.message,
      );
    }
  }

  /** Handles a message, unless the client does not read the answers. An unexpected error closes only this socket. */
  function handleMessage(member: Member, data: RawData): void {
    const { socket } = member;
    // It has been ended, and this message had arrived before.
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) return socket.terminate();
    try {
      socket.send(respond(member, messageText(data)));
      if (member.rejected > MAX_REJECTED_MESSAGES) socket.close(1008, "Too many invalid messages");
    } catch (error) {
      log.error("A presence call failed", { error });
      socket.close(1011, "The lake could not answer");
    }
  }

  return {
    join(socket, upgrade, onSignIn) {
      const identity = access.identify(upgrade);
      const signInTimeout = isSignedIn(identity)
        ? undefined
        : setTimeout(() => socket.close(1008, "Sign in first"), SIGN_IN_TIMEOUT_MS).unref();
      const member: Member = {
        identity,
        token: bearerTokenOf(upgrade),
        socket,
        onSignIn(signedIn) {
          onSignIn(signedIn);
          clearTimeout(signInTimeout);
        },
        subscriptions: new Set(),
        session: undefined,
        locationsLength: 0,
        rejected: 0,
      };
      members.add(member);
      const heartbeat = setInterval(() => {
        if (member.token === undefined || access.isStillValid(member.token, member.identity))
          socket.send("♥");
        else socket.close(1008, "The session has ended");
      }, HEARTBEAT_MS).unref();
      socket.on("message", (data) => handleMessage(member, data));
      socket.once("close", () => {
        clearInterval(heartbeat);
        clearTimeout(signInTimeout);
        members.delete(member);
        if (member.session !== undefined)
          broadcast(member, { type: "disconnect", i: member.identity.id, m: { session: member.session } });
      });
    },
  };
}

function toErrorResponse(id: string | number | null, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } });
}
