import { Hono } from "hono";

import { ANONYMOUS, type Access } from "../access/access.ts";
import { formerPerson, listPeople, toUser } from "../access/people.ts";
import type { Lake } from "../contract.ts";
import type { Json } from "../documents/document.ts";
import { isObject, isString } from "../documents/json.ts";
import type { Identity } from "../identity.ts";
import { readJson } from "./body.ts";
import type { LakeContext, LakeEnv } from "./context.ts";
import { readIds } from "./parameters.ts";
import { notSignedIn, refusal } from "./refusals.ts";

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
    if (!me) throw notSignedIn("Session not found: the account is gone");
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
  if (identity.id === ANONYMOUS.id) throw notSignedIn("Session not found: sign in");
  return identity;
}

function readPairs(body: Json): { key: string; value: Json }[] {
  if (!Array.isArray(body) || body.length > KEYS_AT_ONCE)
    throw refusal(400, `The body must be a list of at most ${KEYS_AT_ONCE} {key, value}`);
  return body.map((pair) => {
    if (!isObject(pair) || !isString(pair.key) || pair.value === undefined)
      throw refusal(400, "Each setting needs a key and a value");
    return { key: pair.key, value: pair.value };
  });
}
