import { ThemeProvider } from "@sanity/ui";
import { buildTheme } from "@sanity/ui/theme";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { LimitedList } from "./limited-list.tsx";

const theme = buildTheme();

function render(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => index);
  return renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <LimitedList rows={rows}>{(row) => <li key={row}>row {row}</li>}</LimitedList>
    </ThemeProvider>,
  );
}

test("a list shows 200 rows, and says how many it leaves out", () => {
  const long = render(60_000);
  expect(long.match(/<li>/g)).toHaveLength(200);
  expect(long).toContain("And 59,800 more");
  expect(render(200).match(/<li>/g)).toHaveLength(200);
  expect(render(200)).not.toContain("more");
});
