import type { ReactNode } from "react";

import type { Mark } from "./edit.ts";

/** Something as the picture of a field, where no element of its own stands around it. Visitors get it as it is. */
export function marked(mark: Mark, shown: ReactNode): ReactNode {
  return mark["data-sanity"] === undefined ? shown : <div {...mark}>{shown}</div>;
}
