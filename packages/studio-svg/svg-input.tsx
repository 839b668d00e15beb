import { DownloadIcon } from "@sanity/icons/Download";
import { TrashIcon } from "@sanity/icons/Trash";
import { UploadIcon } from "@sanity/icons/Upload";
import { Button, Card, Flex, Stack } from "@sanity/ui";
import { type DragEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { set, type StringInputProps, unset, useFormValue } from "sanity";
import { saveFile } from "studio-kit/download.ts";
import { Hint, Notice } from "studio-kit/ui.tsx";

// The checks of SVGs contain a parser, so they load only with the form of a drawing.
const SvgPreview = lazy(async () => ({ default: (await import("./svg-preview.tsx")).SvgPreview }));
const loadCleanSvg = async () => (await import("technical-drawings/svg/clean-svg.ts")).cleanSvg;

/** The input for the SVG of a drawing: upload a file, see it as on the site, download it to change it. */
export function SvgInput({
  value,
  onChange,
  readOnly,
  elementProps: { ref, onFocus, onBlur },
}: StringInputProps) {
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const title = useFormValue(["title"]);

  const upload = async (file: File | undefined) => {
    if (file === undefined || readOnly) return;
    const cleanSvg = await loadCleanSvg();
    const result = cleanSvg(await file.text());
    setProblem(result.problem && `“${file.name}” cannot be used. ${result.problem}`);
    if (result.svg !== undefined) onChange(set(result.svg));
  };
  const download = (svg: string) =>
    saveFile(
      new Blob([svg], { type: "image/svg+xml" }),
      `${typeof title === "string" ? title : "drawing"}.svg`,
    );
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void upload(event.dataTransfer.files[0]);
  };

  return (
    <Stack gap={3}>
      <Card
        border
        radius={2}
        padding={3}
        tone={isOver ? "primary" : "default"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Flex gap={2} align="center" wrap="wrap">
          <Button
            ref={ref}
            type="button"
            mode="ghost"
            icon={UploadIcon}
            text={value ? "Replace the SVG" : "Upload an SVG"}
            disabled={readOnly === true}
            aria-describedby={problem === undefined ? undefined : problemId}
            onFocus={onFocus}
            onBlur={onBlur}
            onClick={() => chooser.current?.click()}
          />
          {value && (
            <>
              <Button
                type="button"
                mode="ghost"
                icon={DownloadIcon}
                text="Download"
                onClick={() => download(value)}
              />
              <Button
                type="button"
                mode="bleed"
                tone="critical"
                icon={TrashIcon}
                text="Remove"
                disabled={readOnly === true}
                onClick={() => onChange(unset())}
              />
            </>
          )}
          <Hint>or drop a file here</Hint>
        </Flex>
        <input
          ref={chooser}
          type="file"
          accept=".svg,image/svg+xml"
          aria-label="SVG file"
          hidden
          onChange={({ currentTarget }) => {
            void upload(currentTarget.files?.[0]);
            // So that the same file can be chosen again after a change.
            currentTarget.value = "";
          }}
        />
      </Card>
      {problem !== undefined && (
        <Notice id={problemId} tone="critical" role="alert">
          {problem}
        </Notice>
      )}
      {value && (
        <Suspense fallback={null}>
          <SvgPreview svg={value} />
        </Suspense>
      )}
    </Stack>
  );
}
