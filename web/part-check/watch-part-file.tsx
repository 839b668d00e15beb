import type { ReactNode } from "react";

/** Loads the part check when a file is chosen in the file input of `block`, also for a file that was chosen before this code was loaded. */
export function watchPartFile(
  block: Element | null | undefined,
  show: (check: ReactNode) => void,
  signal: AbortSignal,
): void {
  const input = block?.querySelector<HTMLInputElement>("input[type=file]");
  if (!input || signal.aborted) return;

  async function check(): Promise<void> {
    const file = input?.files?.[0];
    if (!file) return;
    show(<output>Loading the part check…</output>);
    try {
      const { FileCheck } = await import("./file-check.client.tsx");
      // Files may have the same name.
      const key = `${file.name} ${file.size} ${file.lastModified}`;
      if (!signal.aborted) show(<FileCheck key={key} file={file} />);
    } catch (error) {
      console.warn(error);
      show(<p role="alert">The part check could not be loaded. Are you online? Choose the file again.</p>);
    }
  }
  input.addEventListener("change", () => void check(), { signal });
  // The browser would leave the page for a file that is dropped beside the zone.
  for (const type of ["dragover", "drop"]) {
    addEventListener(type, (event) => event.target === input || event.preventDefault(), { signal });
  }
  void check();
}
