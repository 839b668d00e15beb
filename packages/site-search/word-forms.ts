// Maps the spellings and endings of a word to one form.

/** British spellings and other variants. The expression matches the start of a word. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^alumini?um/, "aluminum"],
  [/^mould/, "mold"],
  [/^(anod|galvan|passiv|polymer|vulcan|optim|minim|custom|organ|pulver|carbur|standard)i[sz]/, "$1iz"],
  [/^(colo|vapo)ur/, "$1r"],
  [/^grey/, "gray"],
  [/^(fib|cent|met|lit)re/, "$1er"],
  [/^sulph/, "sulf"],
  [/^analys/, "analyz"],
  [/^draught/, "draft"],
  [/^radii$/, "radius"],
];

/** Unifies the spelling of a word and removes accents and possessives: `Anodised` → `anodized`, `0,05` → `0.05`. */
export function spell(word: string): string {
  const plain = word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\u00ad]/gu, "")
    .replace(/[‑−]/g, "-")
    .replace(/['’]s$|['’]/g, "")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replace(/(?<=\d),(?=\d)/g, ".")
    .replace(/^\./, "0.")
    .replace(/^(±?\d+\.\d*?)0+$/, "$1")
    .replace(/\.$/, "");
  return SPELLINGS.reduce((text, [variant, spelling]) => text.replace(variant, spelling), plain);
}

/** A light stemmer: `bending`, `bends` and `bend` become one term. Short words and names with digits do not change. */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const singular = word.replace(/(?<=..)ies$/, "y").replace(/(?<=[sx]|[cs]h)es$|(?<![su])s$/, "");
  const base = singular
    .replace(/ization$/, "ize")
    .replace(/(?<=[aeiouy].*)(?:ation|ing|ed)$/, "")
    .replace(/([bdgmnprt])\1$/, "$1");
  return (base.length < 3 ? singular : base).replace(/(?<=...)e$/, "");
}
