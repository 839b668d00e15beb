import { Hono } from "hono";

import type { Access } from "../access/access.ts";
import { ANONYMOUS, LOCAL_ADMINISTRATOR, SITE, type Identity } from "../access/identity.ts";
import { type Json, type JsonObject, isObject, isString } from "../documents/json.ts";
import { unauthorized, httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { readJson, type LakeContext, type LakeEnv, readIds } from "./request.ts";

const KEYS_AT_ONCE = 100;

/** /users/…: who is who, and the small settings that the Studio keeps for each person. */
export function userRoutes(
  access: Access,
  { keyValues, flushed }: Pick<Lake, "keyValues" | "flushed">,
): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.get("/auth/id", (c) => c.json({ id: signedIn(c).id }));

  routes.get("/users/me", (c) => {
    const { id } = signedIn(c);
    const me = listPeople(access).find((person) => person.id === id);
    if (!me) throw unauthorized("Session not found: the account is gone");
    return c.json(toUser(me));
  });

  routes.get("/users/me/keyvalue/:keys{.+}", (c) => {
    const { id } = signedIn(c);
    const found = readIds(c.req.param("keys")).flatMap((key) => {
      const value = keyValues.get(id, key);
      return value === undefined ? [] : [{ key, value }];
    });
    return c.json(found);
  });

  routes.put("/users/me/keyvalue", async (c) => {
    const { id } = signedIn(c);
    const pairs = readPairs(await readJson(c));
    for (const { key, value } of pairs) keyValues.set(id, key, value);
    await flushed();
    return c.json(pairs);
  });

  routes.get("/users/:ids", (c) => {
    signedIn(c);
    const people = listPeople(access);
    const users = readIds(c.req.param("ids")).map((id) =>
      toUser(people.find((person) => person.id === id) ?? formerPerson(id)),
    );
    return c.json(users.length === 1 ? (users[0] ?? null) : users);
  });

  return routes;
}

function signedIn(c: LakeContext): Identity {
  const identity = c.get("identity");
  if (identity.id === ANONYMOUS.id) throw unauthorized("Session not found: sign in");
  return identity;
}

function readPairs(body: Json): { key: string; value: Json }[] {
  if (!Array.isArray(body) || body.length > KEYS_AT_ONCE)
    throw httpError(400, `The body must be a list of at most ${KEYS_AT_ONCE} {key, value}`);
  return body.map((pair) => {
    if (!isObject(pair) || !isString(pair.key) || pair.value === undefined)
      throw httpError(400, "Each setting needs a key and a value");
    return { key: pair.key, value: pair.value };
  });
}

const SINCE = "2026-01-01T00:00:00.000Z";

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly isRobot: boolean;
  readonly createdAt: string;
}

const LOCAL: Person = {
  ...LOCAL_ADMINISTRATOR,
  name: "Local Administrator",
  email: "administrator@localhost",
  isRobot: false,
  createdAt: SINCE,
};
const THE_SITE: Person = { ...SITE, name: "Site", email: "site@localhost", isRobot: true, createdAt: SINCE };

/** Everyone who can be the author of a change. */
export function listPeople({ accounts, tokens }: Access): Person[] {
  const editors = accounts
    .list()
    .map(({ id, name, email, role, createdAt }) => ({ id, name, email, role, isRobot: false, createdAt }));
  const robots = tokens.list().map(({ owner, label, role, createdAt }) => ({
    id: owner,
    name: label,
    email: `${owner}@localhost`,
    role,
    isRobot: true,
    createdAt,
  }));
  return [...editors, ...robots, LOCAL, THE_SITE];
}

/** Stands for whoever wrote something once and is gone: the history still shows it, with a name. */
export function formerPerson(id: string): Person {
  return { id, name: "Former user", email: "", role: "viewer", isRobot: false, createdAt: SINCE };
}

/** As GET /users/:id answers, and /users/me. */
export function toUser({ id, name, email, role, isRobot, createdAt }: Person): JsonObject {
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
    roles: [toRole(role)],
    createdAt,
    updatedAt: createdAt,
  };
}

/** As in `members` of GET /projects/:id. */
export function toMember({ id, role, isRobot, createdAt }: Person, me: Identity): JsonObject {
  return {
    id,
    createdAt,
    updatedAt: createdAt,
    isCurrentUser: id === me.id,
    isRobot,
    role,
    roles: [toRole(role)],
  };
}

function toRole(name: string): JsonObject {
  return { name, title: name.charAt(0).toUpperCase() + name.slice(1) };
}
