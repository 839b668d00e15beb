import type { Migration } from "./migration.ts";

const OLD_PATH = "/blog/anodising-and-colour";

/** Names and values that were stored in British spelling. Ids keep theirs: nobody sees them, and other documents refer to them. */
export const americanSpelling: Migration = {
  name: "american-spelling",
  title: "Store names and values in American spelling",
  filter: `defined(colours) || family == "Aluminium" || path == "${OLD_PATH}"`,
  changesOf: ({ colours, colors, family, path, aliases }) => ({
    set: {
      ...(colours !== undefined && { colors: colors ?? colours }),
      ...(family === "Aluminium" && { family: "Aluminum" }),
      ...(path === OLD_PATH && {
        path: "/blog/anodizing-and-color",
        aliases: [...(Array.isArray(aliases) ? aliases : []), OLD_PATH],
      }),
    },
    unset: colours === undefined ? [] : ["colours"],
  }),
};
