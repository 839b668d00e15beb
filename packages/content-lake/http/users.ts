import { Hono } from "hono";

import type { Access } from "../access/access.ts";
import type { Account } from "../access/accounts.ts";
import {
  LOCAL_ADMINISTRATOR,
  SCHEDULE,
  SITE,
  isSignedIn,
  mayPublish,
  type Identity,
} from "../access/identity.ts";
import { type Json, type JsonObject, isObject, isString, isTooDeep } from "../documents/json.ts";
import { forbidden, unauthorized, httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import type { AnswerInTurn, TakeTurn } from "../protocol/client-turns.ts";
import { type LakeContext, type LakeEnv, parseIds, parseJson, readText } from "../protocol/request.ts";

const MAX_KEY_VALUES = 100;
const MAX_KEY_LENGTH = 200;
/** The number of settings that one user may have. The Studio stores about ten. */
const MAX_STORED_KEYS = 500;
const MAX_VALUE_LENGTH = 64 * 1024;

/** /users/…: accounts and tokens, and the settings that the Studio stores for each user. */
export function userRoutes(
  access: Access,
  { keyValues, flushed }: Pick<Lake, "keyValues" | "flushed">,
  answerInTurn: AnswerInTurn,
  takeTurn: TakeTurn,
): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.get("/auth/id", (c) => c.json({ id: requireSignedIn(c).id }));

  routes.get("/users/me", (c) => {
    const { id } = requireSignedIn(c);
    const me = listUsers(access).find((user) => user.id === id);
    if (!me) throw unauthorized("Session not found: the account was removed");
    return c.json(toUserResponse(me));
  });

  routes.get("/users/me/keyvalue/:keys{.+}", (c) => {
    const { id } = requireSignedIn(c);
    const keys = parseIds(c.req.param("keys"));
    return answerInTurn(c, () => {
      const found = keys.flatMap((key) => {
        const value = keyValues.get(id, key);
        return value === undefined ? [] : [{ key, value }];
      });
      return JSON.stringify(found);
    });
  });

  routes.put("/users/me/keyvalue", async (c) => {
    const identity = requireSignedIn(c);
    const { id } = identity;
    // Viewers can store settings, but a read-only token cannot.
    if (identity.isRobot && !mayPublish(identity)) throw forbidden("update");
    const body = await readText(c);
    const stored = await takeTurn(c, () => {
      const pairs = parseKeyValues(parseJson(body));
      const newKeys = pairs.filter(({ key }) => keyValues.get(id, key) === undefined);
      if (keyValues.count(id) + newKeys.length > MAX_STORED_KEYS)
        throw httpError(413, `A user may have at most ${MAX_STORED_KEYS} settings`);
      for (const { key, value } of pairs) keyValues.set(id, key, value);
      return JSON.stringify(pairs);
    });
    await flushed();
    return c.body(stored, 200, { "content-type": "application/json" });
  });

  routes.get("/users/:ids", (c) => {
    requireSignedIn(c);
    return answerInTurn(c, () => {
      const users = [...listUsers(access), SCHEDULE_USER];
      const responses = parseIds(c.req.param("ids")).map((id) =>
        toUserResponse(users.find((user) => user.id === id) ?? formerUser(id)),
      );
      return JSON.stringify(responses.length === 1 ? responses[0] : responses);
    });
  });

  return routes;
}

function requireSignedIn(c: LakeContext): Identity {
  const identity = c.get("identity");
  if (!isSignedIn(identity)) throw unauthorized("Session not found: sign in");
  return identity;
}

function parseKeyValues(body: Json): { key: string; value: Json }[] {
  if (!Array.isArray(body) || body.length > MAX_KEY_VALUES)
    throw httpError(400, `The body must be an array of at most ${MAX_KEY_VALUES} {key, value} objects`);
  return body.map((pair) => {
    if (!isObject(pair) || !isString(pair.key) || pair.value === undefined)
      throw httpError(400, "Each setting needs a key and a value");
    if (isTooDeep(pair.value)) throw httpError(400, "The value of a setting is nested too deeply");
    if (pair.key.length > MAX_KEY_LENGTH || JSON.stringify(pair.value).length > MAX_VALUE_LENGTH)
      throw httpError(
        413,
        `A setting may have a key of ${MAX_KEY_LENGTH} characters and a value of ${MAX_VALUE_LENGTH}`,
      );
    return { key: pair.key, value: pair.value };
  });
}

/** When users, roles and projects were created, which the lake does not store. */
export const CREATED_AT = "2026-01-01T00:00:00.000Z";

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly isRobot: boolean;
  readonly createdAt: string;
}

const LOCAL_USER: User = {
  ...LOCAL_ADMINISTRATOR,
  name: "Local Administrator",
  email: "administrator@localhost",
  isRobot: false,
  createdAt: CREATED_AT,
};
const SITE_USER: User = {
  ...SITE,
  name: "Site",
  email: "site@localhost",
  isRobot: true,
  createdAt: CREATED_AT,
};

/** The user of scheduled publishing. It never signs in, so it is not a member of the project. */
const SCHEDULE_USER: User = {
  ...SCHEDULE,
  name: "Schedule",
  email: "",
  isRobot: true,
  createdAt: CREATED_AT,
};

/** All accounts and API tokens, and the two built-in identities. */
function listUsers({ accounts, tokens }: Access): User[] {
  const editors = accounts.list().map((account) => {
    const { id, name, email, createdAt } = account;
    return { id, name, email, role: shownRole(account), isRobot: false, createdAt };
  });
  const robots = tokens.list().map(({ owner, label, role, createdAt }) => ({
    id: owner,
    name: label,
    email: `${owner}@localhost`,
    role,
    isRobot: true,
    createdAt,
  }));
  return [...editors, ...robots, LOCAL_USER, SITE_USER];
}

/**
 * The role that the Studio and other programs see. An editor or administrator with a scope has the role `custom`, as in the hosted lake:
 * programs that grant rights by role name, for example to read visitors' data, grant it none.
 */
function shownRole(account: Account): string {
  return account.scope !== null && mayPublish(account) ? "custom" : account.role;
}

/** All users who can sign in or have a token. Includes the local administrator only while there are no accounts. */
export function listMembers(access: Access): User[] {
  return listUsers(access).filter(({ id }) => id !== LOCAL_USER.id || access.isOpen());
}

/** A placeholder for the author of old changes whose account or token was removed. */
function formerUser(id: string): User {
  return { id, name: "Former user", email: "", role: "viewer", isRobot: false, createdAt: CREATED_AT };
}

/** A user in the form of GET /users/:id and /users/me. */
function toUserResponse({ id, name, email, role, isRobot, createdAt }: User): JsonObject {
  const [givenName = name, ...rest] = name.split(" ");
  return {
    id,
    sanityUserId: id,
    name,
    displayName: name,
    givenName,
    familyName: rest.join(" "),
    email,
    imageUrl: null,
    profileImage: null,
    provider: isRobot ? "sanity-token" : "lake",
    role,
    roles: [toRoleResponse(role)],
    createdAt,
    updatedAt: createdAt,
  };
}

/** A user in the form of `members` in GET /projects/:id. */
export function toMemberResponse({ id, role, isRobot, createdAt }: User, me: Identity): JsonObject {
  return {
    id,
    createdAt,
    updatedAt: createdAt,
    isCurrentUser: id === me.id,
    isRobot,
    role,
    roles: [toRoleResponse(role)],
  };
}

function toRoleResponse(name: string): JsonObject {
  return { name, title: name.charAt(0).toUpperCase() + name.slice(1) };
}
