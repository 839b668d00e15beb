import type { ReactNode } from "react";

interface PriceLayoutProps {
  fields: ReactNode;
  children: ReactNode;
}

/** The fields beside the result, or above it on a phone. */
export function PriceLayout({ fields, children }: PriceLayoutProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-12 gap-x-6 gap-y-9">
        <div className="needs-script col-span-12 @medium:col-span-4">{fields}</div>
        <div className="col-span-12 @medium:col-span-8">{children}</div>
      </div>
    </div>
  );
}
