import type { RecordColumn, TableRecord } from "./record-table.ts";

interface ComparedRecordsProps {
  of: string;
  columns: readonly RecordColumn[];
  records: readonly TableRecord[];
  remove: (id: string) => void;
  /** Called before the last one goes, and the comparison with it. */
  close: () => void;
}

/** Up to four records side by side: one line for each property. */
export function ComparedRecords({ of, columns, records, remove, close }: ComparedRecordsProps) {
  /** The button goes with its record: the focus passes to its neighbour's. */
  const passFocus = ({ parentElement: cell }: Element) => {
    const next = (cell?.nextElementSibling ?? cell?.previousElementSibling)?.querySelector("button");
    if (next) next.focus();
    else close();
  };
  return (
    <section aria-label="Comparison" className="no-print mb-8 overflow-x-auto border-[1.5px] border-ink p-5">
      <table className="records keep">
        <caption className="pb-3 text-14 font-medium">
          Side by side{records.length === 1 && ": choose a second one"}
        </caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {records.map(({ id, name }) => (
              <th key={id} scope="col" className="min-w-28">
                <span className="block text-14 text-ink">{name}</span>
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    passFocus(currentTarget);
                    remove(id);
                  }}
                  aria-label={`Remove ${name} from the comparison`}
                  className="min-h-6 cursor-pointer text-link"
                >
                  Remove
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, title, isFigure }) => (
            <tr key={name}>
              <th scope="row">{title}</th>
              {records.map(({ id, cells }) => (
                <td key={id} className={isFigure ? "figure" : undefined}>
                  {cells[name] ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
