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
      <div className="grid grid-cols-12 gap-x-6 gap-y-9">
        <div
          className={`needs-script col-span-12 @medium:col-span-4 ${keepsRoom ? "min-h-[calc(100svh-64px)] @medium:min-h-0" : ""}`}
        >
          {fields}
        </div>
        <div className="col-span-12 @medium:col-span-8">{children}</div>
      </div>
    </div>
  );
}
