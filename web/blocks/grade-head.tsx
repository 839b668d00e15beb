import type { GRADES_QUERY_RESULT } from "#cms/types.generated.ts";

interface GradeHeadProps {
  grade: GRADES_QUERY_RESULT[number];
  isShort: boolean;
}

/** The name of a grade; in a whole table also what speaks for it and against it, to unfold. */
export function GradeHead({ grade, isShort }: GradeHeadProps) {
  const { name, family, standards, strengths, limits, uses, colours, finishes, flammability, source } = grade;
  const facts = [
    ["Strengths", strengths],
    ["Limits", limits],
    ["Typical parts", uses],
    ["Finishes", finishes],
    ["Colours", colours],
    ["Standards", standards],
    ["Flame rating", flammability ? [flammability] : []],
    ["Source", source ? [source] : []],
  ] as const;
  const filled = facts.flatMap(([label, lines]) => (lines?.length ? [{ label, lines }] : []));
  if (isShort || filled.length === 0) {
    return (
      <>
        {name}
        <small>{uses?.slice(0, 2).join(" · ") ?? family}</small>
      </>
    );
  }
  return (
    <details className="group">
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span className="hover:text-red-text">{name}</span>
        <small>
          {family}
          {"\u00a0"}
          <span aria-hidden="true" className="font-mono group-open:hidden">
            +
          </span>
        </small>
      </summary>
      <dl className="mt-2 grid gap-2 pb-1 text-13 font-normal text-ink-2">
        {filled.map(({ label, lines }) => (
          <div key={label}>
            <dt className="font-mono text-11 text-ink-3">{label}</dt>
            <dd>{lines.join("; ")}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
