import sharp from "sharp";
import { expect, test } from "vitest";

import { setupAssets } from "../testing/assets.ts";

const RED = { r: 218, g: 37, b: 29 };
const SHA1 = /^[0-9a-f]{40}$/;

test("an uploaded image gets the document that Sanity creates", async () => {
  const { upload } = setupAssets();
  const bytes = await redImage(300, 150).jpeg().toBuffer();

  const document = await upload(
    "images",
    bytes,
    "?filename=Housing.JPG&title=Housing&creditLine=Ours&label=h1&description=A+part",
  );

  const sha1 = document.sha1hash;
  expect(sha1).toMatch(SHA1);
  expect(document).toMatchObject({
    _id: `image-${sha1}-300x150-jpg`,
    _type: "sanity.imageAsset",
    assetId: sha1,
    extension: "jpg",
    mimeType: "image/jpeg",
    size: bytes.length,
    originalFilename: "Housing.JPG",
    title: "Housing",
    creditLine: "Ours",
    label: "h1",
    description: "A part",
    path: `images/local000/production/${sha1}-300x150.jpg`,
    url: `http://lake.test/images/local000/production/${sha1}-300x150.jpg`,
    metadata: {
      _type: "sanity.imageMetadata",
      dimensions: { _type: "sanity.imageDimensions", width: 300, height: 150, aspectRatio: 2 },
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      blurHash: expect.stringMatching(/^.{28}$/),
    },
  });
});

test("the palette has the image's color and a readable text color", async () => {
  const { upload } = setupAssets();
  const document = await upload("images", await redImage(40, 40).png().toBuffer());
  expect(document).toHaveProperty("metadata.palette.dominant", {
    _type: "sanity.imagePaletteSwatch",
    background: "#da251d",
    foreground: "#fff",
    title: "#fff",
    population: 100,
  });
  expect(Object.keys(document.metadata?.palette ?? {})).toEqual([
    "_type",
    "dominant",
    "vibrant",
    "lightVibrant",
    "darkVibrant",
    "muted",
    "lightMuted",
    "darkMuted",
  ]);
});

test("the same image under another file name is the same document", async () => {
  const { upload, documents } = setupAssets();
  const bytes = await redImage(20, 20).png().toBuffer();
  const first = await upload("images", bytes, "?filename=a.png");
  const second = await upload("images", bytes, "?filename=b.png");
  expect(second).toEqual(first);
  expect(documents.size).toBe(1);
});

test("the dimensions of a rotated photo are those of the upright image", async () => {
  const { upload } = setupAssets();
  const bytes = await redImage(300, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await upload("images", bytes)).toHaveProperty("metadata.dimensions", {
    _type: "sanity.imageDimensions",
    width: 100,
    height: 300,
    aspectRatio: 1 / 3,
  });
});

test("a single transparent pixel makes an image transparent", async () => {
  const { upload } = setupAssets();
  const opaque = sharp({
    create: { width: 500, height: 500, channels: 4, background: { ...RED, alpha: 1 } },
  });
  const hole = {
    input: { create: { width: 1, height: 1, channels: 4, background: "#0000" } },
    blend: "source",
    left: 9,
    top: 9,
  } as const;

  const whole = await upload("images", await opaque.clone().png().toBuffer());
  const pierced = await upload("images", await opaque.clone().composite([hole]).png().toBuffer());

  expect(whole.metadata).toMatchObject({ hasAlpha: true, isOpaque: true });
  expect(pierced.metadata).toMatchObject({ hasAlpha: true, isOpaque: false });
});

test("camera data and location are stored only if requested", async () => {
  const { upload } = setupAssets();
  const gps = {
    GPSLatitudeRef: "N",
    GPSLatitude: "30/1 30/1 0/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "114/1 0/1 36/1",
  };
  const bytes = await redImage(30, 30)
    .withExif({ IFD0: { Make: "Donghe" }, IFD2: { FNumber: "28/10" }, IFD3: gps })
    .jpeg()
    .toBuffer();
  const again = await redImage(31, 30)
    .withExif({ IFD0: { Make: "Donghe" }, IFD3: gps })
    .jpeg()
    .toBuffer();

  const withMetadata = await upload("images", bytes, "?meta=exif&meta=location&meta=image&meta=thumbhash");
  expect(withMetadata.metadata).toMatchObject({
    exif: { FNumber: 2.8 },
    image: { Make: "Donghe" },
    location: { _type: "geopoint", lat: 30.5, lng: -114.01 },
    thumbHash: expect.any(String),
  });
  expect(withMetadata.metadata).not.toHaveProperty("lqip");
  const plain = await upload("images", again);
  expect(plain.metadata).not.toHaveProperty("location");
  expect(plain.metadata).not.toHaveProperty("exif");
});

test("the media type of an AVIF is image/avif", async () => {
  const { upload } = setupAssets();
  expect(
    await upload("images", await redImage(16, 16).avif().toBuffer(), "", {
      "content-type": "image/heif",
    }),
  ).toMatchObject({
    mimeType: "image/avif",
    extension: "avif",
  });
});

test("an SVG has its own dimensions and no placeholders", async () => {
  const { upload } = setupAssets();
  const document = await upload(
    "images",
    '<svg xmlns="http://www.w3.org/2000/svg" width="264" height="48"><rect width="9" height="9"/></svg>',
  );
  expect(document).toMatchObject({
    extension: "svg",
    mimeType: "image/svg+xml",
    metadata: { dimensions: { width: 264, height: 48 } },
  });
  expect(document.metadata).not.toHaveProperty("lqip");
});

test("the source of an image is stored", async () => {
  const { upload } = setupAssets();
  const query = "?sourceId=42&sourceName=dam&sourceUrl=https%3A%2F%2Fdam.test%2F42";
  expect(await upload("images", await redImage(8, 8).png().toBuffer(), query)).toMatchObject({
    source: { id: "42", name: "dam", url: "https://dam.test/42" },
  });
});

test("a file is identified by its bytes and extension, and its media type is detected", async () => {
  const { upload } = setupAssets();
  const document = await upload("files", "solid part", "?filename=Part.STL", {
    "content-type": "application/octet-stream",
  });
  expect(document).toMatchObject({
    _type: "sanity.fileAsset",
    extension: "stl",
    mimeType: "model/stl",
    size: 10,
    originalFilename: "Part.STL",
  });
  expect(document._id).toBe(`file-${document.sha1hash}-stl`);
  expect(await upload("files", "a,b", "", { "content-type": "text/csv; charset=utf-8" })).toMatchObject({
    extension: "csv",
    mimeType: "text/csv",
  });
  expect(await upload("files", Buffer.from("?"), "?filename=x.%2F..%2Fy")).toMatchObject({
    extension: "bin",
    mimeType: "application/octet-stream",
  });
});

function redImage(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: RED } });
}
