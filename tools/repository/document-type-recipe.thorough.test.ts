import { afterAll, beforeAll, expect, test } from "vitest";

import { copyWorkspace } from "./testing/workspace-copy.ts";

// Follows the recipe "Add a document type with pages" of docs/recipes.md in a copy of the workspace.

/** Ends a hang. Long enough for `pnpm test`, which runs these tests while the browser tests leave a core unused. */
const TIMEOUT_MS = 20 * 60_000;

/** The code of the recipe: the entry in the table, and the type. */
function codeOfRecipe(recipes: string) {
  const [, recipe = ""] = /^## Add a document type with pages\n([^]*?)^## /m.exec(recipes) ?? [];
  const [facts = "", type = ""] = [...recipe.matchAll(/^ {3}```ts\n([^]*?)^ {3}```$/gm)].map(
    ([, code = ""]) => code.replace(/^ {3}/gm, ""),
  );
  return { facts, type };
}

let workspace: ReturnType<typeof copyWorkspace>;

beforeAll(() => {
  workspace = copyWorkspace();
});
afterAll(() => workspace.remove());

test(
  "the compiler and the tests lead through the recipe, and then the site treats the new type like the others",
  async () => {
    const { read, replace, write, run, compileErrors } = workspace;
    const { facts, type } = codeOfRecipe(read("docs/recipes.md"));
    const vitest = (...files: string[]) =>
      run("node_modules/vitest/vitest.mjs", "run", "--project", "unit*", ...files);

    // 1 and 2: the entry in the table, the type, and the heading of its search results.
    replace("schemas/fields/routable-types.ts", "  blog: {", `  ${facts}  blog: {`);
    expect(await compileErrors(["schemas"])).toEqual([
      expect.stringMatching(/^schemas\/documents\/index\.ts: .*Property 'event' is missing/),
    ]);
    write("schemas/documents/event.ts", type.replace(`group: "page"`, `group: "event"`));
    replace(
      "schemas/documents/index.ts",
      `import { gradePage }`,
      `import { event } from "./event.ts";\nimport { gradePage }`,
    );
    replace("schemas/documents/index.ts", "  blog,\n}", "  blog,\n  event,\n}");
    replace("schemas/site-search.ts", `  | "post"`, `  | "post"\n  | "event"`);
    replace("web/locale/en/search.ts", `post: "Blog posts",`, `post: "Blog posts",\n    event: "Events",`);

    // 4: the generated queries and types, the icon and the other languages.
    expect(await run("tools/generate/typegen.ts")).toMatchObject({ code: 0 });
    expect(await compileErrors(["schemas", "web", "studio"])).toEqual([
      expect.stringMatching(/^web\/locale\/de\/index\.ts: /),
      expect.stringMatching(/^web\/locale\/ja\/index\.ts: /),
      expect.stringMatching(/^studio\/icons\.tsx: Property 'event' is missing/),
    ]);
    for (const language of ["de", "ja"]) {
      const words = `web/locale/${language}/words.json`;
      replace(words, `"caseStudy": "`, `"event": "Event",\n      "caseStudy": "`);
      const keep = ["keep", "--language", language, "words", "search.groups.event"];
      expect(await run("tools/content/translate.ts", ...keep)).toMatchObject({ code: 0 });
    }
    replace("studio/icons.tsx", `  blog: "compose",`, `  blog: "compose",\n  event: "calendar",`);
    expect(await compileErrors(["web", "studio"])).toEqual([]);

    // web/app/routable-types.test.tsx looks at the pages of each type, their list, breadcrumbs, structured data, search and /llms.txt.
    const tested = await vitest(
      "web/app",
      "web/cms/queries.test.ts",
      "schemas/documents",
      "schemas/fields",
      "studio/structure",
      "tools/content/translate-words.test.ts",
    );
    expect(tested).toMatchObject({ code: 0, output: expect.stringContaining("passed") });
  },
  TIMEOUT_MS,
);
