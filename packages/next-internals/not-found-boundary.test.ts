import { notFound, redirect } from "next/navigation";
import { expect, test } from "vitest";

import { NotFoundBoundary } from "./not-found-boundary.client.tsx";

function errorOf(throwing: () => never): unknown {
  try {
    return throwing();
  } catch (error) {
    return error;
  }
}

test("the error of the installed Next's notFound() shows the screen", () => {
  expect(NotFoundBoundary.getDerivedStateFromError(errorOf(notFound))).toEqual({ isMissing: true });
});

test("a redirect and an ordinary error are rethrown", () => {
  const redirection = errorOf(() => redirect("/about-us"));
  expect(() => NotFoundBoundary.getDerivedStateFromError(redirection)).toThrow("NEXT_REDIRECT");
  expect(() => NotFoundBoundary.getDerivedStateFromError(new Error("broken"))).toThrow("broken");
});
