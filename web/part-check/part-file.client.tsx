"use client";

import type { PreHydrationProps } from "lazy-islands/lazy-island.tsx";
import { isUsed, restoreFocus } from "lazy-islands/pre-hydration-state.ts";
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";

import { withWords } from "#locale/browser-words.ts";
import * as english from "#locale/en/part-check.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { useWords } from "#locale/use-words.ts";

import { fetchSample, SampleParts } from "./sample-parts.tsx";

export { PartFile as Island };
export { readPreHydrationState } from "lazy-islands/pre-hydration-state.ts";

const EXTENSIONS = ".step,.stp,.stpz,.igs,.iges,.stl,.obj,.3mf,.zip";

/**
 * The zone where a visitor chooses or drops a CAD file, sample parts for one who has none, and the check of the file below them. The file
 * input fills the zone, so that both work before a script is loaded.
 */
function PartFile({ preHydration }: PreHydrationProps) {
  const { partFile } = useWords(english);
  const [check, showCheck] = useState<ReactNode>();
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** A part that loads slowly must not replace one that was chosen after it. */
  const latestLoad = useRef<object>(undefined);
  const help = useId();

  async function choose(file: File | undefined): Promise<void> {
    if (file) await load(file, { isSample: false });
  }

  async function load(chosen: File | Promise<File>, { isSample }: { isSample: boolean }): Promise<void> {
    const ownLoad = {};
    latestLoad.current = ownLoad;
    const show = (shown: ReactNode) => {
      if (latestLoad.current === ownLoad) showCheck(shown);
    };
    show(<output>{partFile.loading}</output>);
    try {
      const [{ FileCheck }, file] = await Promise.all([
        withWords("checkedPart", import("./file-check.client.tsx")),
        chosen,
      ]);
      // Files may have the same name.
      const key = `${file.name} ${file.size} ${file.lastModified}`;
      show(<FileCheck key={key} file={file} isSample={isSample} />);
    } catch (error) {
      console.warn(error);
      show(<p role="alert">{isSample ? partFile.sampleFailed : partFile.failed}</p>);
    }
  }
  const chooseSample = (id: string) => void load(fetchSample(id), { isSample: true });

  const takeOver = useEffectEvent((html: HTMLDivElement, signal: AbortSignal) => {
    if (!preHydration.current) return;
    restoreFocus(html, preHydration.current);
    const replaced = preHydration.current.controls.find((control) => control instanceof HTMLInputElement);
    void choose(replaced?.files?.[0]);
    const pressed = preHydration.current.controls.find(
      (control) => control instanceof HTMLButtonElement && isUsed(control),
    );
    if (pressed instanceof HTMLButtonElement) chooseSample(pressed.value);
    // A file dialog that was opened before hydration gives its file to the replaced input.
    replaced?.addEventListener("change", () => void choose(replaced.files?.[0]), { signal });
  });
  useLayoutEffect(() => {
    const end = new AbortController();
    if (zone.current) takeOver(zone.current, end.signal);
    return () => end.abort();
  }, []);

  useEffect(() => {
    const end = new AbortController();
    // Without this, the browser opens a file that is dropped beside the zone, and drops several files without a message.
    const ignore = (event: DragEvent) => {
      const areSeveral =
        [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === "file").length > 1;
      if (event.target === input.current && !areSeveral) return;
      event.preventDefault();
      if (event.target === input.current && event.type === "drop")
        showCheck(<p role="alert">{partFile.oneFileOnly}</p>);
    };
    for (const type of ["dragover", "drop"] as const) addEventListener(type, ignore, { signal: end.signal });
    return () => end.abort();
  }, [partFile]);

  return (
    <>
      <div ref={zone} className="file-zone needs-script">
        <input
          ref={input}
          type="file"
          accept={EXTENSIONS}
          aria-label={partFile.label}
          aria-describedby={help}
          onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
        />
        <p className="text-18">
          {fillIn(partFile.chooseOrDrop, <span className="font-semibold text-link">{partFile.choose}</span>)}
        </p>
        <p id={help} className="pt-0.5 font-mono text-12 text-ink-3">
          {partFile.formats}
        </p>
      </div>
      <SampleParts choose={chooseSample} />
      {check}
    </>
  );
}
