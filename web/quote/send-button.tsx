import type { ComponentProps } from "react";

import { buttonClass } from "#ui/button.ts";

// watch-intent.ts knows it too.
const SEND_ID = "quote-send";

export function SendButton({
  isSending = false,
  ...button
}: { isSending?: boolean | undefined } & ComponentProps<"button">) {
  return (
    <div className="flex items-center gap-4 max-phone:flex-col max-phone:items-stretch">
      <button
        id={SEND_ID}
        aria-disabled={isSending}
        {...button}
        className={`${buttonClass("primary")} cursor-pointer justify-center aria-disabled:cursor-progress aria-disabled:bg-red-hover`}
      >
        {isSending ? "Sending…" : "Send the request"}
      </button>
      <p className="text-13 text-ink-3">All fields are required; the file is optional.</p>
    </div>
  );
}
