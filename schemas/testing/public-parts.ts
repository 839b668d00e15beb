import type { PartFeatures } from "pricing/features.ts";
import type { Method } from "pricing/methods.ts";

const threeAxes = { axes: 3, deepPockets: 0 } as const;
/** The lower shell of a case for a Raspberry Pi 4, with walls of 2 mm. */
const piCase: PartFeatures = {
  size: [95, 64, 20],
  volume: 22_000,
  area: 22_500,
  molding: { projectedArea: 6080, wall: 2, sideActions: 2 },
};
/** The boat with which people test their 3D printers. */
const benchy: PartFeatures = {
  size: [60, 48, 31],
  volume: 15_550,
  area: 9500,
  printing: { height: 48, supportVolume: 1500 },
};

/** An order of a part that everybody can look up. */
interface PublicPart {
  readonly part: string;
  readonly method: Method;
  readonly features: PartFeatures;
  /** The id of a grade. Default: the usual one of the method. */
  readonly material?: string;
  /** The id of a finish. Default: none. */
  readonly finish?: string;
  readonly quantity: number;
  /** The least and the most that buyers pay for a part. */
  readonly limits: readonly [least: number, most: number];
  readonly why: string;
}

/**
 * Twenty public parts. The limits are what buyers pay an on-demand shop in China, in US dollars, without freight: orders of
 * magnitude, from price calculators and catalogs of 2025 and 2026.
 */
export const publicParts: readonly PublicPart[] = [
  {
    part: "NEMA 17 motor bracket, 6 mm aluminum angle",
    method: "milling",
    features: {
      size: [51, 50, 48],
      volume: 25_000,
      area: 12_500,
      holes: 9,
      milling: { stockVolume: 122_400, setups: 2, ...threeAxes },
    },
    quantity: 10,
    limits: [14, 45],
    why: "80% of the block becomes chips in a quarter of an hour, and ten parts share two setups",
  },
  {
    part: "heater block of a 3D printer, 23 × 16 × 11.5 mm",
    method: "milling",
    features: {
      size: [23, 16, 11.5],
      volume: 3600,
      area: 2100,
      holes: 4,
      threads: 2,
      milling: { stockVolume: 4232, setups: 3, ...threeAxes },
    },
    quantity: 500,
    limits: [1.5, 6],
    why: "three setups take longer than the cutting; the catalog part is milled by the hundred thousand for a dollar",
  },
  {
    part: "Arca-Swiss camera plate, anodized",
    method: "milling",
    finish: "finish-anodise-type-ii",
    features: {
      size: [50, 38, 10],
      volume: 13_500,
      area: 7200,
      holes: 3,
      threads: 2,
      milling: { stockVolume: 19_000, setups: 2, ...threeAxes },
    },
    quantity: 50,
    limits: [6, 20],
    why: "a few minutes on the machine, and a fifth for anodizing; shops sell them for $15 to $30",
  },
  {
    part: "bicycle stem, 7075, five axes",
    method: "milling",
    material: "grade-cnc-al-7075",
    features: {
      size: [120, 40, 30],
      volume: 38_000,
      area: 21_000,
      holes: 8,
      milling: { stockVolume: 144_000, setups: 2, axes: 5, deepPockets: 2 },
    },
    quantity: 5,
    limits: [40, 130],
    why: "programming and two setups on a machine with five axes are shared by five parts only",
  },
  {
    part: "housing of a 608 bearing, ⌀40 × 12 mm",
    method: "turning",
    features: {
      size: [40, 40, 12],
      volume: 11_400,
      area: 5600,
      holes: 4,
      turning: { diameter: 40, length: 12, hasCrossFeatures: true },
    },
    quantity: 100,
    limits: [2.5, 9],
    why: "some minutes on a lathe with live tools; the fit of the bearing is not included",
  },
  {
    part: "KF25 vacuum flange, stainless steel",
    method: "turning",
    material: "grade-cnc-ss-304",
    features: {
      size: [40, 40, 20],
      volume: 7200,
      area: 6400,
      turning: { diameter: 40, length: 20, hasCrossFeatures: false },
    },
    quantity: 100,
    limits: [4, 15],
    why: "most of a solid bar becomes chips, slowly; catalogs ask $5 to $12",
  },
  {
    part: "M3 hex standoff, 20 mm, brass",
    method: "turning",
    material: "grade-cnc-brass-c360",
    features: {
      size: [20, 6.35, 5.5],
      volume: 440,
      area: 560,
      holes: 1,
      threads: 2,
      turning: {
        diameter: 6.35,
        length: 20,
        hasCrossFeatures: false,
        hexagon: { acrossFlats: 5.5, area: 380 },
      },
    },
    quantity: 1000,
    limits: [0.4, 1.6],
    why: "two threads and less than a minute; in the catalog it is a tenth, from machines that make nothing else",
  },
  {
    part: "PEEK insulator ring, ⌀30 × 10 mm",
    method: "turning",
    material: "grade-cnc-peek",
    features: {
      size: [30, 30, 10],
      volume: 3900,
      area: 2400,
      turning: { diameter: 30, length: 10, hasCrossFeatures: false },
    },
    quantity: 20,
    limits: [5, 20],
    why: "more than half of it is the bar at $150 a kilogram",
  },
  {
    part: "VESA 100 plate, 2 mm steel, powder coated",
    method: "sheet",
    finish: "finish-powder-coat",
    features: {
      size: [115, 115, 2],
      volume: 21_450,
      area: 23_000,
      sheet: { thickness: 2, flatArea: 13_225, cutLength: 808, contours: 10, bends: 0 },
    },
    quantity: 50,
    limits: [2.5, 9],
    why: "cutting takes ten seconds, so the coat costs more than the plate",
  },
  {
    part: "blank panel of a 19-inch rack, 1U, anodized",
    method: "sheet",
    material: "grade-sheet-al-5052",
    finish: "finish-anodise-type-ii",
    features: {
      size: [482.6, 43.7, 2],
      volume: 42_180,
      area: 44_000,
      sheet: { thickness: 2, flatArea: 21_090, cutLength: 1156, contours: 5, bends: 0 },
    },
    quantity: 20,
    limits: [7, 22],
    why: "the rack and the bath of anodizing are shared by twenty panels only",
  },
  {
    part: "tray of a Mini-ITX case, 1 mm steel, powder coated",
    method: "sheet",
    finish: "finish-powder-coat",
    features: {
      size: [300, 200, 40],
      volume: 100_000,
      area: 205_000,
      sheet: { thickness: 1, flatArea: 106_400, cutLength: 3000, contours: 45, bends: 6 },
    },
    quantity: 100,
    limits: [7, 20],
    why: "a kilogram of steel with offcuts, six bends, the deburring of 45 openings, and $25 for each m² of coat",
  },
  {
    part: "3DBenchy by SLA",
    method: "sla",
    features: benchy,
    quantity: 1,
    limits: [8, 35],
    why: "it is the minimum order of a small print",
  },
  {
    part: "3DBenchy by FDM",
    method: "fdm",
    material: "grade-fdm-pla",
    features: benchy,
    quantity: 10,
    limits: [3, 14],
    why: "three-quarters of an hour on a cheap machine, and a few minutes by hand",
  },
  {
    part: "camera mount with three prongs by MJF",
    method: "mjf",
    features: { size: [40, 30, 15], volume: 6500, area: 5200 },
    quantity: 50,
    limits: [1.4, 6],
    why: "about $0.30 for each cm³, as in every public price list of MJF in PA12",
  },
  {
    part: "Raspberry Pi case by SLS",
    method: "sls",
    features: piCase,
    quantity: 20,
    limits: [5, 20],
    why: "a shell takes much powder and room in the machine for its weight",
  },
  {
    part: "Raspberry Pi case, molded",
    method: "injectionMolding",
    features: piCase,
    quantity: 5000,
    limits: [0.8, 2],
    why: "an aluminum tool with two sliders for about $5,000, and $0.25 for each shot",
  },
  {
    part: "toy brick with 2 × 4 studs, molded",
    method: "injectionMolding",
    features: {
      size: [31.8, 15.8, 11.4],
      volume: 2080,
      area: 4200,
      molding: { projectedArea: 502, wall: 1.5, sideActions: 0 },
    },
    quantity: 10_000,
    limits: [0.25, 0.8],
    why: "two-thirds are a small tool for $2,400; the maker has tools with many cavities for millions of bricks",
  },
  {
    part: "half of a hand-held housing, vacuum cast",
    method: "vacuumCasting",
    features: { size: [180, 70, 25], volume: 52_000, area: 43_000 },
    quantity: 20,
    limits: [25, 75],
    why: "twenty casts pay for a master pattern and a silicone mold",
  },
  {
    part: "jet engine bracket of a public design contest, DMLS in Ti-6Al-4V",
    method: "dmls",
    material: "grade-dmls-ti64",
    features: {
      size: [178, 107, 63],
      volume: 74_000,
      area: 45_000,
      printing: { height: 63, supportVolume: 15_000 },
    },
    quantity: 1,
    limits: [400, 2500],
    why: "330 g of titanium at $1.20 to $2 a gram in China, and several times that elsewhere",
  },
  {
    part: "gearbox housing, 150 × 100 × 50 mm, die cast in ADC12",
    method: "dieCasting",
    features: {
      size: [150, 100, 50],
      volume: 135_000,
      area: 92_000,
      holes: 8,
      threads: 6,
      molding: { projectedArea: 15_000, wall: 3, sideActions: 1 },
    },
    quantity: 5000,
    limits: [5, 13],
    why: "a die for about $16,000 is a third; the rest is 0.4 kg of alloy, trimming, eight holes and six threads",
  },
];
