/** The title block of a sheet: pairs of label and value. */
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
