"use client";

import type { CheckMessage, PictureMessage } from "part-check/messages.ts";
import type { PartFacts } from "part-check/model.ts";
import type { ReadErrorCode } from "part-check/words.ts";
import { axesOf, NAMED_VIEWS } from "part-view/camera.ts";
import { Size } from "part-view/quantity.tsx";
import { runCheck } from "part-view/run-check.ts";
import { PartWordsContext } from "part-view/use-words.ts";
import { useEffect, useRef, useState } from "react";

import * as english from "#locale/en/file-picture.ts";
import { usePartWords } from "#locale/use-part-words.ts";
import { useWords } from "#locale/use-words.ts";

/** The size of the picture in CSS pixels. */
const SIZE = { width: 160, height: 120 };
const PIXEL_RATIO = 2;
const VIEW = {
  width: SIZE.width * PIXEL_RATIO,
  height: SIZE.height * PIXEL_RATIO,
  ...axesOf(NAMED_VIEWS["3D"]),
};
/** The file formats that the part check can read: all accepted formats except RAR. */
const READABLE_FILE = /\.(?:step|stp|stpz|igs|iges|stl|zip)$/i;
/** Stops the reader if a damaged file keeps it busy. The form works without a picture. */
const TIMEOUT_MS = 60_000;

/**
 * Errors in the file itself. The other codes are limits of the part check, which do not matter to a visitor who only sends a file.
 */
const FILE_ERRORS: ReadonlySet<ReadErrorCode> = new Set(["truncated", "damaged", "not-a-number", "no-solid"]);

/** A picture of the part in a file, its size, and errors in the file. Shows nothing if the file cannot be read. */
export function FilePicture({ file }: { file: File }) {
  const words = useWords(english).filePicture;
  const partWords = usePartWords();
  const [picture, setPicture] = useState<PictureMessage>();
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    if (!READABLE_FILE.test(file.name)) return undefined;
    const receive = (message: CheckMessage) => {
      if (message.type === "picture") setPicture(message);
      if (message.type === "error" && FILE_ERRORS.has(message.code)) setFault(message.text);
    };
    const stop = runCheck({ file, fileName: file.name, view: VIEW }, receive, partWords);
    const timer = setTimeout(stop, TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [file, partWords]);

  return (
    <output className="block text-13" data-file-picture="">
      {fault !== undefined && <p className="pt-1 font-medium text-accent-text">{words.sendAnyway(fault)}</p>}
      {picture && (
        <div className="flex gap-3 pt-2.5">
          <Pixels {...picture} />
          <div>
            <p className="font-mono">
              <PartWordsContext value={partWords}>
                <Size value={picture.part.size} />
              </PartWordsContext>
            </p>
            <UnitWarning {...picture.part} />
          </div>
        </div>
      )}
    </output>
  );
}

function Pixels({ pixels, part }: PictureMessage) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const image = new ImageData(pixels, VIEW.width, VIEW.height);
    canvas.current?.getContext("2d")?.putImageData(image, 0, 0);
  }, [pixels]);
  return (
    <canvas ref={canvas} width={VIEW.width} height={VIEW.height} style={{ ...SIZE, flex: "none" }}>
      {useWords(english).filePicture.pictureOf(part.fileName)}
    </canvas>
  );
}

function UnitWarning({ statedUnit, unit, probableUnit, isUnitGuessed }: PartFacts) {
  const words = useWords(english).filePicture;
  if (statedUnit && !probableUnit) return null;
  if (isUnitGuessed) return <p className="font-medium text-accent-text">{words.unitGuessed(unit)}</p>;
  return probableUnit ? (
    <p className="font-medium text-accent-text">{words.unitUnusual(unit, probableUnit)}</p>
  ) : (
    <p className="text-ink-2">{words.unitMissing(unit)}</p>
  );
}
