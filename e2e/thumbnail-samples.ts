import { createOperatorClient } from "#lake.ts";

// Content for the thumbnails of blocks that the first content shows nowhere or without what makes them recognizable: it names no
// customers or people, has no map, its first calculator is a short one, and its first divider has no texts above and below.

const PAGE = "thumbnail-samples";
const INK = "#14181b";
const GRAY = "#9aa3a8";

/** Publishes a page with the samples, and removes it and its pictures after the work. */
export async function withSamplePage<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  const client = createOperatorClient();
  const draw = async (alt: string, width: number, height: number, shapes: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
    const { _id } = await client.assets.upload("image", Buffer.from(svg), { filename: `${alt}.svg` });
    return { _type: "picture", alt, asset: { _type: "reference", _ref: _id } };
  };
  const [map, portraits, logos] = await Promise.all([
    draw("A map", 1200, 800, MAP),
    Promise.all(PEOPLE.map(({ name, shapes }) => draw(name, 320, 320, shapes))),
    Promise.all(LOGOS.map(({ name, mark }) => draw(name, 220, 48, logoOf(name, mark)))),
  ]);
  const people = PEOPLE.map(({ name, role, about }, index) => ({
    _id: `${PAGE}-person-${index}`,
    _type: "person",
    name,
    role,
    about,
    picture: portraits[index],
  }));
  const page = {
    _id: PAGE,
    _type: "page",
    path: `/${PAGE}`,
    title: "Samples for thumbnails",
    summary: "Removed as soon as the thumbnails are taken.",
    blocks: [
      notice(
        "caution",
        "Sharp inside corners",
        "A cutter is round, so a corner without a radius costs twice as much.",
      ),
      { _type: "divider", _key: "divider", kind: "line" },
      notice("tip", "Corner radii", "A third of the depth of the pocket is enough for a standard cutter."),
      { _type: "calculator", _key: "calculator", heading: "Calculate the fit", kind: "fits" },
      {
        _type: "logos",
        _key: "logos",
        heading: "Companies we make parts for",
        logos: logos.map((picture, index) => ({ _type: "logo", _key: `logo-${index}`, picture })),
      },
      {
        _type: "team",
        _key: "team",
        heading: "The people you work with",
        people: people.map(({ _id }) => ({ _type: "reference", _key: _id, _ref: _id })),
      },
      {
        _type: "locationMap",
        _key: "map",
        heading: "Where to find us",
        picture: map,
        url: "https://www.openstreetmap.org/",
        label: "Open in OpenStreetMap",
      },
    ],
  };
  const documents: readonly { _id: string; _type: string }[] = [page, ...people];
  const publish = client.transaction();
  for (const document of documents) publish.createOrReplace(document);
  const remove = client.transaction();
  for (const { _id } of documents) remove.delete(_id);
  for (const { asset } of [map, ...portraits, ...logos]) remove.delete(asset._ref);
  try {
    await publish.commit();
    return await work(page.path);
  } finally {
    await remove.commit();
  }
}

function notice(kind: string, heading: string, sentence: string) {
  const span = { _type: "span", _key: "span", text: sentence, marks: [] };
  const paragraph = { _type: "block", _key: "paragraph", style: "normal", markDefs: [], children: [span] };
  return { _type: "notice", _key: kind, kind, heading, text: [paragraph] };
}

/** A head and shoulders in front of a background. */
function portrait(background: string, clothes: string): string {
  return `<path fill="${background}" d="M0 0h320v320H0z"/><circle cx="160" cy="125" r="62" fill="#e3b697"/><path fill="#4a3a30" d="M96 120c0-90 128-90 128 0-20-34-108-34-128 0z"/><path fill="${clothes}" d="M40 320c0-90 50-122 120-122s120 32 120 122z"/>`;
}

const PEOPLE = [
  {
    name: "Lin Wei",
    role: "Manufacturing engineer",
    about: "Reads your drawing first and writes back the same day.",
    shapes: portrait("#c7d3da", "#2c4a63"),
  },
  {
    name: "Maria Keller",
    role: "Quality manager",
    about: "Measures what the drawing calls critical, and signs the report.",
    shapes: portrait("#dcd5c8", "#7d2a25"),
  },
];

function logoOf(name: string, mark: string): string {
  return `<g fill="${INK}">${mark}<text x="60" y="33" font-family="sans-serif" font-size="27" font-weight="700">${name}</text></g>`;
}

const LOGOS = [
  { name: "NORDVIK", mark: `<path d="M4 44 24 4l20 40H32l-8-16-8 16z"/>` },
  { name: "Halden", mark: `<circle cx="24" cy="24" r="20"/><circle cx="24" cy="24" r="8" fill="#fff"/>` },
  { name: "OPTERA", mark: `<path d="M4 4h18v18H4zM26 26h18v18H26z"/><circle cx="35" cy="13" r="9"/>` },
  { name: "Kesto", mark: `<path d="M24 2 46 24 24 46 2 24z"/>` },
  { name: "MEDIRO", mark: `<path d="M17 4h14v13h13v14H31v13H17V31H4V17h13z"/>` },
  { name: "Vantor", mark: `<path d="M2 8h14l8 18 8-18h14L30 44H18z"/>` },
];

const MAP = `<path fill="#eef0ea" d="M0 0h1200v800H0z"/><path fill="#cfe3c4" d="M60 60h300v220H60zM820 520h300v220H820z"/><path fill="none" stroke="#a9cbe3" stroke-width="70" d="M-40 640C240 560 300 700 560 610S900 300 1260 330"/><g fill="none" stroke="#fff" stroke-width="26"><path d="M0 380h1200M420 0v800M760 0v800M0 160h1200M420 380 60 800M760 380l380-380"/></g><g fill="none" stroke="#f3c969" stroke-width="22"><path d="M0 380h760L1200 60"/></g><g fill="${GRAY}" opacity=".45"><path d="M470 200h110v70H470zM610 200h90v130h-90zM470 430h180v80H470zM800 180h70v90h-70zM120 430h140v90H120z"/></g><path fill="#d5261d" d="M590 380c-60-86-90-126-90-176a90 90 0 0 1 180 0c0 50-30 90-90 176z"/><circle cx="590" cy="206" r="34" fill="#fff"/>`;
