import { expect, test } from "vitest";

import { hasRole } from "./roles.ts";

const isEditor = (role: string) => role === "editor";

test("an account has the roles that the lake lists, and none before it is known", () => {
  const editor = { name: "editor", title: "Editor" };
  const viewer = { name: "viewer", title: "Viewer" };
  expect(hasRole({ roles: [viewer, editor] }, isEditor)).toBe(true);
  expect(hasRole({ roles: [viewer] }, isEditor)).toBe(false);
  expect(hasRole(null, isEditor)).toBe(false);
});
