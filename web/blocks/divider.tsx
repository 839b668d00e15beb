import type { BlockProps } from "./block.ts";

export function Divider({ kind, tone, place }: BlockProps<"divider">) {
  return (
    <div id={place.id} data-tone={tone ?? "light"} data-block="divider">
      <div className="mx-auto max-w-sheet px-edge">
        {kind === "space" ? <div className="h-12" /> : <hr className="border-t-[1.5px] border-ink" />}
      </div>
    </div>
  );
}
