import type { ReactNode } from "react";

interface PriceLayoutProps {
  fields: ReactNode;
  /** Whether to keep room for fields that load later, so that nothing moves. */
  keepsRoom?: boolean;
  children: ReactNode;
}

/** The fields beside the result, or above it on a phone. */
export function PriceLayout({ fields, keepsRoom = false, children }: PriceLayoutProps) {
  return (
    <div className="@container">
      <div className="grid gap-8 @table:grid-cols-[minmax(18rem,5fr)_minmax(0,9fr)]">
        <div className={`needs-script ${keepsRoom ? "min-h-[46rem] @table:min-h-0" : ""}`}>{fields}</div>
        {children}
      </div>
    </div>
  );
}
