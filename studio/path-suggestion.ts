/** Where pages of a kind stand, when not at the top. */
const FOLDERS: Record<string, string> = { blog: "/blog" };

/** The path that a title suggests: “Wire EDM & grinding” → `/wire-edm-grinding`. Undefined when it has no letter or digit. */
export function suggestedPath(title: string, type: string): string | undefined {
  const words = title
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words === null ? undefined : `${FOLDERS[type] ?? ""}/${words.join("-")}`;
}
