import type { Source } from "part-check/rules/rule.ts";

/** Stands for the title. No text contains this code point (Private Use Area). */
const PLACE = "\uE000";

const itself = (title: string) => title;

interface SourceTitleProps extends Pick<Source, "title" | "language"> {
  /** A label with the title in it. */
  label?: (title: string) => string;
}

/** The title of a page, which may be in another language than the words around it. */
export function SourceTitle({ title, language, label = itself }: SourceTitleProps) {
  if (language === undefined) return label(title);
  const [before, after] = label(PLACE).split(PLACE);
  return (
    <>
      {before}
      <span lang={language}>{title}</span>
      {after}
    </>
  );
}
