/** Stands in the preview for a block that has nothing to show yet, or fails with what it has. */
export function UnfinishedBlock({ title, empty }: { title: string; empty: readonly string[] }) {
  return (
    <div className="mx-auto max-w-sheet px-edge py-8">
      <div className="border border-line p-5">
        <p className="font-semibold">“{title}” cannot be shown yet</p>
        {empty.length > 0 && (
          <p className="text-14 text-ink-2">Still empty: {empty.join(", ")}. Click to fill in.</p>
        )}
      </div>
    </div>
  );
}

/** Stands in the preview under a block that is shown, and lacks what it cannot be published without. */
export function MissingFields({ title, missing }: { title: string; missing: readonly string[] }) {
  return (
    <div className="mx-auto max-w-sheet px-edge py-4">
      <p className="border border-line px-4 py-3 text-14 text-ink-2">
        “{title}” is not finished. Still missing: {missing.join(", ")}. Click to fill in.
      </p>
    </div>
  );
}
