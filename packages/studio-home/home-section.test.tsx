import { Text, ThemeProvider } from "@sanity/ui";
import { buildTheme } from "@sanity/ui/theme";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { HomeItem } from "./home-section.tsx";

const theme = buildTheme();
const render = (content: ReactNode) =>
  renderToStaticMarkup(<ThemeProvider theme={theme}>{content}</ThemeProvider>);

test("a title without spaces stays within its card: it is cut, or wrapped anywhere", () => {
  const name = "X".repeat(250);
  const cut = render(
    <Text size={1} textOverflow="ellipsis">
      {name}
    </Text>,
  );
  expect(render(<HomeItem details="9:41 PM">{name}</HomeItem>)).toContain(cut);
  const wrapped = render(
    <HomeItem details="9:41 PM" isWrapped>
      {name}
    </HomeItem>,
  );
  expect(wrapped).not.toContain(cut);
  expect(wrapped).toContain("overflow-wrap:anywhere");
});
