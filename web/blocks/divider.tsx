import type { BlockProps } from "./block.ts";
import { sectionAttributes } from "./section.tsx";

export function Divider(block: BlockProps<"divider">) {
  return (
    <div {...sectionAttributes(block)} data-tone={block.tone ?? "light"}>
      <div className="mx-auto max-w-sheet px-edge">
        {block.kind === "space" ? <div className="h-12" /> : <hr className="border-t-[1.5px] border-ink" />}
      </div>
    </div>
  );
}
