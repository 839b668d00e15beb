"use client";

import type { PartFacts, PictureMessage, ReadErrorCode } from "part-check/contract.ts";
import { axesOf, NAMED_VIEWS } from "part-view/camera.ts";
import { Size } from "part-view/quantity.tsx";
import { runCheck } from "part-view/run-check.ts";
import { useEffect, useRef, useState } from "react";

/** In CSS pixels. */
const SIZE = { width: 160, height: 120 };
const PER_CSS_PIXEL = 2;
const VIEW = {
  width: SIZE.width * PER_CSS_PIXEL,
  height: SIZE.height * PER_CSS_PIXEL,
  ...axesOf(NAMED_VIEWS["3D"]),
};
/** A RAR file cannot be read. */
const DRAWN = /\.(?:step|stp|igs|stl|zip)$/i;
/** A damaged file may keep the reader busy. The form needs no picture. */
const LONGEST_MS = 60_000;

/** Faults of the file itself. The others are limits of the part check, which a visitor who only sends a file need not know. */
const FAULTS: ReadonlySet<ReadErrorCode> = new Set(["truncated", "damaged", "not-a-number", "no-solid"]);

/** The picture of a file, its size, and what is wrong with it. Shows nothing where it cannot be drawn. */
export function FilePicture({ file }: { file: File }) {
  const [picture, setPicture] = useState<PictureMessage>();
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    if (!DRAWN.test(file.name)) return undefined;
    const stop = runCheck({ file, fileName: file.name, view: VIEW }, (message) => {
      if (message.type === "picture") setPicture(message);
      if (message.type === "error" && FAULTS.has(message.code)) setFault(message.text);
    });
    const timer = setTimeout(stop, LONGEST_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [file]);

  return (
    <output className="block text-13" data-file-picture="">
      {fault !== undefined && (
        <p className="pt-1 font-medium text-red-text">
          {fault} You can also send it as it is, and we will contact you.
        </p>
      )}
      {picture && (
        <div className="flex gap-3 pt-2.5">
          <Pixels {...picture} />
          <div>
            <p className="font-mono">
              <Size value={lengthsOf(picture.part)} />
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
      Picture of {part.fileName}
    </canvas>
  );
}

function UnitWarning({ isUnitStated, unit, probableUnit }: PartFacts) {
  if (isUnitStated) return null;
  return probableUnit ? (
    <p className="font-medium text-red-text">
      The size is unusual for {unit}; {probableUnit} is more likely. State the unit in the description.
    </p>
  ) : (
    <p className="text-ink-2">Read in {unit}: the file states no unit.</p>
  );
}

/** Along X, Y and Z. */
function lengthsOf({ bounds: { min, max } }: PartFacts): readonly number[] {
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
}
