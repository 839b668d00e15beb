interface ShareBarProps {
  value: number | undefined;
  /** All values that it is one of. */
  of: readonly (number | undefined)[];
}

/** How large a value is beside the largest. The figure itself stands above it. */
export function ShareBar({ value, of }: ShareBarProps) {
  const largest = Math.max(0, ...of.map((other) => other ?? 0));
  if (value === undefined || largest === 0) return null;
  return (
    <svg className="mt-1.5 h-1.5 w-full max-w-40 min-w-16" aria-hidden="true">
      <rect width="100%" height="100%" className="fill-rule-soft" />
      <rect width={`${Math.round((value / largest) * 100)}%`} height="100%" className="fill-ink-2" />
    </svg>
  );
}
