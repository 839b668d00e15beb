import { english, type PartWords } from "part-view/words.ts";
import { useMemo } from "react";

import { usePackageWords } from "#locale/use-words.ts";

/** The words of a checked part in the page's language. English findings have theirs from the worker. */
export function usePartWords(): PartWords {
  const view = usePackageWords("partView") ?? english;
  const check = usePackageWords("partCheck");
  const quantities = usePackageWords("quantities");
  return useMemo(() => ({ view, check, quantities }), [view, check, quantities]);
}
