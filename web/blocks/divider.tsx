import type { BlockProps } from "./block.ts";

export function Divider({ kind, tone, context }: BlockProps<"divider">) {
  return (
    <div id={context.id} data-tone={tone ?? "light"} data-block="divider">
      <div className="mx-auto max-w-sheet px-edge">
        {kind === "space" ? <div className="h-12" /> : <hr className="border-t-[1.5px] border-ink" />}
      </div>
    </div>
  );
}
