import { Badge } from "@sanity/ui";
import type { PreviewProps } from "sanity";

/** A block in a list, with a badge when visitors do not always see it: `note` is prepared by the schema. */
export function BlockPreview(props: PreviewProps & { note?: string }) {
  const { note, renderDefault } = props;
  if (note === undefined) return renderDefault(props);
  return renderDefault({ ...props, status: <Badge tone="caution">{note}</Badge> });
}
