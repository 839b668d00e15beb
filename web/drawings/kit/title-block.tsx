/** The title block of a drawing, with labels and values. */
export function TitleBlock({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="drawing-title-block">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
