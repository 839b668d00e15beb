import { Children, isValidElement } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let roles: readonly { name: string; title: string }[] = [];
let input: typeof import("./share-input.tsx").ShareInput;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("sanity", () => ({ useFormValue: () => "/cnc", useCurrentUser: () => ({ roles }) }));
  vi.doMock("@sanity/ui", () => ({ Stack: "div" }));
  vi.doMock("#env.ts", () => ({ adminUrl: "http://localhost:3001" }));
  ({ ShareInput: input } = await import("./share-input.tsx"));
});
afterAll(() => {
  for (const mocked of ["sanity", "@sanity/ui", "#env.ts"]) vi.doUnmock(mocked);
  vi.resetModules();
});

test.each([
  ["editor", 2],
  ["contributor", 1],
])(
  "an account with the role %s gets %i parts: the share, and the results if it may read them",
  (name, parts) => {
    roles = [{ name, title: name }];
    const props = { path: ["blocks", { _key: "b" }, "share"], renderDefault: () => "The share" };
    const rendered: unknown = Reflect.apply(input, undefined, [props]);
    const children = isValidElement<{ children: [] }>(rendered) ? rendered.props.children : [];
    expect(Children.toArray(children)).toHaveLength(parts);
  },
);
