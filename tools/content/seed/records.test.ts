import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { seedFolder } from "./documents.ts";
import { films } from "./documents/films.ts";
import { textsIn } from "./traverse.ts";

test("there are at least four videos, each about a different process", () => {
  expect(films.length).toBeGreaterThanOrEqual(4);
  expect(new Set(films.map(({ topic }) => topic)).size).toBe(films.length);
});

describe.each(films)("$title", (film) => {
  const [mp4 = "", webm = "", captions = "", poster = ""] = textsIn(film, "_sanityAsset").map((asset) =>
    join(seedFolder, asset.replace(/^\w+@file:/, "")),
  );

  test("has two files of at most 3 MB and a poster", () => {
    const endings = [mp4, webm, poster].map((file) => file.split(".").at(-1));
    expect(endings).toEqual(["mp4", "webm", "webp"]);
    for (const file of [mp4, webm, poster]) {
      expect(statSync(file).size).toBeGreaterThan(1_000);
      expect(statSync(file).size).toBeLessThanOrEqual(3_000_000);
    }
  });

  test("lasts five to eight seconds", () => {
    expect(film.seconds).toBeGreaterThanOrEqual(5);
    expect(film.seconds).toBeLessThanOrEqual(8);
  });

  test("has captions from start to end without a gap", () => {
    const [head = "", ...cues] = readFileSync(captions, "utf8").trim().split("\n\n");
    expect(head).toBe("WEBVTT");
    const times = cues.map((cue) => /^00:([\d.]+) --> 00:([\d.]+)\n\S/.exec(cue)?.slice(1).map(Number) ?? []);
    expect(times.map(([from]) => from)).toEqual([0, ...times.slice(0, -1).map(([, to]) => to)]);
    expect(times.at(-1)?.[1]).toBeCloseTo(film.seconds, 1);
  });

  test("states in its transcript that it has no sound", () => {
    expect(textsIn(film.transcript, "text").join(" ")).toMatch(/^The video has no sound\./);
  });
});
