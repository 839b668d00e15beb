import { color } from "@sanity/color";
import { buildTheme } from "@sanity/ui/theme";

/** The brand's red, from its lightest wash to its darkest edge. */
const red = {
  50: "#fdf1f0",
  100: "#fbe0de",
  200: "#fbdcd9",
  300: "#f8c5c0",
  400: "#e95c54",
  500: "#da251d",
  600: "#b81c15",
  700: "#96150f",
  800: "#6f110c",
  900: "#48100c",
  950: "#2b0c0a",
};

/** The Studio's own theme, light and dark, in which the brand's red stands where it has its blue. */
export const theme = buildTheme({
  palette: { ...color, blue: red },
  color: {
    selectable: {
      // Red over a whole row of a list would look like an error: what is selected is graphite, as text is on the site.
      default: { selected: { _hue: "gray", bg: ["800", "200"], border: ["800", "200"] } },
    },
  },
});
