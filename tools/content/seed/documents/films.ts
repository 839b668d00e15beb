import type { SeedVideo } from "../document-types.ts";
import { video } from "../records.ts";

export const films: readonly SeedVideo[] = [
  video({
    name: "printing-in-layers",
    title: "A part printed layer by layer",
    summary: "A bearing seat in time lapse: walls first, then the infill that closes each layer.",
    topic: "3D printing",
    services: ["fdm-printing", "printing3d"],
    seconds: 7.2,
    poster:
      "FDM printer nozzle above a half-finished red bearing seat; its two walls and the grid infill between them are visible (render)",
    transcript: [
      "The video has no sound. Layers are about three times as thick as usual, so you can count them.",
      "A brass nozzle moves down to a black build plate. It lays two walls around every outline and hole, then fills the space between them with straight beads at 45°. The next layer turns them by 90°.",
      "The first and last three layers are solid. In between, the infill is a grid that leaves most of the inside empty. That is why an FDM part is lighter than it looks, and weaker between layers than along them.",
      "Above the flange, only the round bearing seat continues. At the end the nozzle moves away from the finished part.",
    ],
  }),
  video({
    name: "bending-sheet",
    title: "A sheet bent on a press brake",
    summary: "Punch, die and backgauge: how a flat blank becomes a 90° bend, and why it springs back.",
    topic: "Sheet metal",
    services: ["sheet-metal-fabrication"],
    seconds: 6,
    poster:
      "Press brake from the front: a punch pushes a stainless blank with holes into a V-die, both legs have risen halfway; two red stops stand behind it (render)",
    transcript: [
      "The video has no sound.",
      "A flat stainless blank, 2 mm thick, lies on a die with a V-shaped groove. Its holes and slots are already cut. Two red stops locate its edge, and with it the bend line.",
      "The punch comes down and pushes the sheet into the groove. The sheet rests only on the two shoulders of the die, so both legs rise. The inside radius forms under the punch. The holes stay clear of it: closer to the bend they would be pulled out of round.",
      "The punch goes slightly past 90°. When it lifts, the legs spring back by about two degrees to the required angle.",
    ],
  }),
  video({
    name: "opening-a-mold",
    title: "A mold opens and ejects the part",
    summary: "Core, cavity and pins of an injection mold: the part shrinks onto the core and is pushed off.",
    topic: "Injection molding",
    services: ["injection-molding"],
    seconds: 6,
    poster:
      "Open injection mold on its rails: cavity half on the right, core half with guide pins on the left, a red housing half being pushed off the core (render)",
    transcript: [
      "The video has no sound.",
      "Both halves of a mold are closed. The resin has been injected and has cooled; cooling takes most of the cycle.",
      "The core half draws back on its rails, off the guide bushings. The red housing comes with it: it has shrunk onto the core and released from the cavity. Draft on its walls makes that possible.",
      "Eight ejector pins come out of the core and push the part off. They leave the round marks you see inside molded housings. The part drops through the bed of the machine.",
      "The pins retract and the mold closes for the next shot.",
    ],
  }),
  video({
    name: "milling-a-pocket",
    title: "A pocket milled from the middle outward",
    summary: "One end mill, one setup: why inside corners are round and deep pockets take time.",
    topic: "CNC machining",
    services: ["cnc-machining"],
    seconds: 5.2,
    poster:
      "Carbide end mill with a red ring cutting a pocket with round corners into an aluminum block held in a black vise (render)",
    transcript: [
      "The video has no sound.",
      "A carbide end mill, 12 mm in diameter, stands above an aluminum block in a vise. The block already has its tapped holes and a slot.",
      "The cutter plunges in the middle and moves outward in rounded rectangles. Each pass takes a strip narrower than the cutter, so load and heat stay even.",
      "The last pass follows the wall. The corners keep the radius of the path: a cutter can't mill a sharp inside corner, and a radius slightly larger than its own lets it run through without stopping.",
      "The cutter lifts off the finished pocket.",
    ],
  }),
];
