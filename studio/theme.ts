import { buildTheme } from "@sanity/ui/theme";

/** The Studio's own theme, light and dark. The brand's red is its sign only: in a form red means an error, and nothing else. */
export const theme = buildTheme({
  color: {
    selectable: {
      // What is selected is graphite, as text is on the site.
      default: { selected: { _hue: "gray", bg: ["800", "200"], border: ["800", "200"] } },
    },
  },
});
