import { createImageUrlBuilder } from "@sanity/image-url";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { isServedSize, SHARE_IMAGE_SIZE } from "./picture-sizes.ts";
import { chosenIcon, pictureOfSize, pictureSource, wordmarkUrl } from "./picture.ts";

const builder = createImageUrlBuilder({
  clientConfig: { apiHost: "http://lake.example", projectId: "p1", dataset: "d1" },
}).auto("format");

const fraction = (max: number) => fc.double({ min: 0, max, noNaN: true });
const picture = fc
  .record({
    width: fc.integer({ min: 40, max: 12_000 }),
    height: fc.integer({ min: 40, max: 12_000 }),
    format: fc.constantFrom("jpg", "png", "webp", "svg"),
    crop: fc.option(
      fc.record({
        _type: fc.constant("sanity.imageCrop" as const),
        left: fraction(0.45),
        right: fraction(0.45),
        top: fraction(0.45),
        bottom: fraction(0.45),
      }),
      { nil: undefined },
    ),
    hotspot: fc.option(
      fc.record({
        _type: fc.constant("sanity.imageHotspot" as const),
        x: fraction(1),
        y: fraction(1),
        width: fraction(1),
        height: fraction(1),
      }),
      { nil: undefined },
    ),
  })
  .map(({ width, height, format, crop, hotspot }) => ({
    asset: { _type: "reference" as const, _ref: `image-abc-${width}x${height}-${format}` },
    crop,
    hotspot,
  }));
const aspect = fc.constantFrom(undefined, 1, 3 / 2, 16 / 9, 8 / 5);

function served(address: string): boolean {
  const { pathname } = new URL(address);
  return isServedSize(pathname, address.includes("?") ? address.replace(/^[^?]*/, "") : "");
}

test("every size that a page can show is served, whatever an editor crops", () => {
  fc.assert(
    fc.property(picture, aspect, (stored, ratio) => {
      const source = pictureSource(stored, { builder, ...(ratio === undefined ? {} : { aspect: ratio }) });
      const shared = pictureOfSize(stored, { ...SHARE_IMAGE_SIZE, builder: builder.format("jpg") });
      const icons = chosenIcon(stored, builder);
      const addresses = [
        source?.src,
        ...(source?.srcSet.split(", ").map((each) => each.split(" ")[0]) ?? []),
        shared?.url,
        wordmarkUrl(stored, builder),
        icons?.icon.url,
        icons?.apple.url,
      ];
      expect(addresses.filter((address) => !address || !served(address))).toEqual([]);
    }),
    { seed: 21, numRuns: 1500 },
  );
});

const FILE = "/images/p1/d1/abc-1800x1200.webp";

test("no query string makes the lake enlarge a picture", () => {
  const number = fc.integer({ min: 1, max: 4000 });
  let count = 0;
  fc.assert(
    fc.property(
      number,
      number,
      fc.constantFrom(400, 1200, 1920, 3000, undefined),
      (width, height, wanted) => {
        const w = wanted ?? width;
        const h = Math.round((w * height) / width);
        const size = [`w=${w}&h=${h}`, `w=${w}`];
        if (!size.some((each) => isServedSize(FILE, `?rect=0,0,${width},${height}&${each}&auto=format`)))
          return;
        count += 1;
        expect([w <= width + 1, width <= 1800, height <= 1200]).toEqual([true, true, true]);
      },
    ),
    { seed: 21, numRuns: 2000 },
  );
  expect(count).toBeGreaterThan(50);
});

test("a picture has only a few sizes", () => {
  const sizes = Array.from({ length: 2000 }, (_, width) =>
    Array.from(
      { length: 9 },
      (_each, more) => `?w=${width}&h=${Math.round(width / 1.5) - 4 + more}&auto=format`,
    ).concat(`?w=${width}&auto=format`),
  ).flat();
  const widths = sizes.filter((size) => isServedSize(FILE, size)).map((size) => /w=(\d+)/.exec(size)?.[1]);
  expect([...new Set(widths)]).toEqual([
    "64",
    "180",
    "400",
    "700",
    "1050",
    "1200",
    "1400",
    "1799",
    "1800",
    "1801",
  ]);
  expect(widths.length).toBeLessThan(30);
});

test("other parameters, spellings and orders are not served", () => {
  const parts = fc.constantFrom(
    "w=1050",
    "h=700",
    "auto=format",
    "fm=jpg",
    "fm=avif",
    "q=100",
    "blur=9",
    "dpr=3",
    "w=01050",
    "W=1050",
    "rect=0,0,9,6",
    "w=%31050",
    "",
  );
  const allowed = new Set(
    ["w=1050", "w=1050&fm=jpg", "w=1050&h=700", "w=1050&h=700&fm=jpg"].map((size) => `${size}&auto=format`),
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 6 }), (query) => {
      const text = query.join("&");
      expect(isServedSize(FILE, `?${text}`)).toBe(allowed.has(text));
    }),
    { seed: 21, numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (path, search) => {
      expect(isServedSize(path, search)).toBe(false);
    }),
    { seed: 21 },
  );
});
