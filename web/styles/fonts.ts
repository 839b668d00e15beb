import localFont from "next/font/local";

// Every page preloads these fonts. The subsets are made by hand: the letters of English, with kerning and tabular figures,
// without ligatures, weights 400–600, normal width. The licenses are in the same folder. The other fonts: fonts.css.
export const archivo = localFont({
  src: "./fonts/archivo.woff2",
  weight: "400 600",
  variable: "--font-archivo",
  display: "swap",
});

export const jetBrainsMono = localFont({
  src: "./fonts/jetbrains-mono.woff2",
  weight: "400 600",
  variable: "--font-jetbrains-mono",
  display: "swap",
  adjustFontFallback: false,
});
