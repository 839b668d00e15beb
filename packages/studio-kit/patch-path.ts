import type { Path } from "sanity";

/**
 * The text of a path in a patch. Anyone with an account may store unusual names and keys. Such names are written in brackets with single
 * quotes: @sanity/mutator takes double quotes for a text.
 */
export function patchPath(path: Path): string {
  const steps = path.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    if (typeof step === "object")
      return "_key" in step ? `[_key==${JSON.stringify(step._key)}]` : `[${step.join(":")}]`;
    return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `['${step.replaceAll(/[\\']/g, "\\$&")}']`;
  });
  return steps.join("").replace(/^\./, "");
}
