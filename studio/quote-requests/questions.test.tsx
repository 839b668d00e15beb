import { ThemeProvider } from "@sanity/ui";
import { buildTheme } from "@sanity/ui/theme";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { Questions } from "#quote-requests/questions.tsx";

const theme = buildTheme();

afterEach(() => vi.unstubAllGlobals());

function formOf(id: string): string {
  return renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <Questions id={id} events={[]} hint="" change={() => Promise.resolve(true)} />
    </ThemeProvider>,
  );
}

test("a question that was typed is still there after a look at another tool, at its own request only", () => {
  const stored = new Map([["quote-request-question-a", JSON.stringify("Which finish?")]]);
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => stored.get(key) ?? null });
  expect(formOf("a")).toContain("Which finish?");
  expect(formOf("b")).not.toContain("Which finish?");
});
