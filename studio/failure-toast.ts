import type { ToastParams } from "@sanity/ui/toast";

/** A toast that says what failed and why. It stays long enough to be read. */
export function failureToast(title: string, reason: unknown): ToastParams {
  const description = reason instanceof Error ? reason.message : String(reason);
  return { status: "error", title, description, duration: 15_000, closable: true };
}
