import { buildTheme } from "@sanity/ui/theme";

/** The theme for light and dark. It does not use the accent color, which is red by default, because in forms red means an error. */
export const theme = buildTheme({
  color: {
    selectable: {
      // Selected items are graphite, the color of text on the site.
      default: { selected: { _hue: "gray", bg: ["800", "200"], border: ["800", "200"] } },
    },
  },
});

/** The brand's mark, a dimension line in the default accent color, simplified for a tab icon. */
export function BrandIcon() {
  return (
    <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
      <rect width="24" height="24" rx="3" fill="#da251d" />
      <path
        d="M5 6v12M19 6v12M6 12h12M9 9l-3 3 3 3M15 9l3 3-3 3"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
      />
    </svg>
  );
}
