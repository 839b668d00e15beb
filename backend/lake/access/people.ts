import type { JsonObject } from "../documents/document.ts";
import type { Identity } from "../identity.ts";
import { LOCAL_ADMINISTRATOR, SITE, type Access } from "./access.ts";

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
