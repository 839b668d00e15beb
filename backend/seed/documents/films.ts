import type { SeedVideo } from "../document-types.ts";
import { video } from "../records.ts";

export const films: readonly SeedVideo[] = [
  video({
    name: "printing-in-layers",
    title: "A part printed layer by layer",
    summary: "A bearing seat in time lapse: walls first, then the filling that closes each layer.",
    topic: "3D printing",
    services: ["fdm-printing", "printing3d"],
    seconds: 7.2,
    poster:
      "Nozzle of an FDM printer above a half-finished red bearing seat; its two walls and the grid filling between them can be seen",
    transcript: [
      "The film has no sound. The layers are drawn about three times as thick as usual, so that they can be counted.",
      "A brass nozzle comes down to a black build plate. It lays two walls round every outline and hole, then fills what lies between with straight beads at 45°; the next layer turns them by 90°.",
      "The first and last three layers are filled without gaps. Between them the filling is a grid that leaves most of the inside empty, which is why an FDM part is lighter than it looks, and weaker between the layers than along them.",
      "Above the flange only the round bearing seat goes on. At the end the nozzle moves away from the finished part.",
    ],
  }),
  video({
    name: "bending-sheet",
    title: "A sheet bent in the press brake",
    summary: "Punch, die and back stops: how a flat blank becomes a 90° bend, and why it springs back.",
    topic: "Sheet metal",
    services: ["sheet-metal-fabrication"],
    seconds: 6,
    poster:
      "Press brake from the front: a punch pushes a stainless blank with holes into a V-shaped die, both legs have risen by half; two red stops stand behind it",
    transcript: [
      "The film has no sound.",
      "A flat stainless blank, 2 mm thick, lies on a die with a V-shaped groove. Its holes and slots are cut already. Two red stops set its edge, and with it the place of the bend.",
      "The punch comes down and pushes the sheet into the groove. It rests on the two shoulders of the die only, so both legs rise. The inside radius forms where the punch presses, and the holes stay clear of it: near the bend they would be drawn out of round.",
      "The punch goes a little beyond 90°. When it lifts, the legs spring back by about two degrees to the angle that was wanted.",
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
      "Open injection mold on its rails: cavity half on the right, core half with guide pillars on the left, a red housing half being pushed off the core",
    transcript: [
      "The film has no sound.",
      "The two halves of a mold are closed. The resin has been shot in and has cooled; cooling takes most of the cycle.",
      "The core half draws back on its rails, off the guide bushes. The red housing comes along: it has shrunk onto the core and lets go of the cavity. Draft on its walls makes that possible.",
      "Eight ejector pins come out of the core and push the part off. They leave the round marks that can be seen inside molded housings. The part falls through the bed of the machine.",
      "The pins go back and the mold closes for the next shot.",
    ],
  }),
  video({
    name: "milling-a-pocket",
    title: "A pocket milled from the middle outward",
    summary: "One end mill, one set-up: why inside corners are round and deep pockets take time.",
    topic: "CNC machining",
    services: ["cnc-machining"],
    seconds: 5.2,
    poster:
      "Carbide end mill with a red ring cutting a pocket with round corners into an aluminum block that is held in a black vice",
    transcript: [
      "The film has no sound.",
      "A carbide end mill, 12 mm in diameter, stands above an aluminum block in a vice. The block has its tapped holes and a slot already.",
      "The cutter goes down in the middle and moves outward in rounded rectangles. Each turn takes a strip that is narrower than the cutter, so that load and heat stay even.",
      "The last turn follows the wall. The corners keep the radius of the path: a corner without a radius cannot be milled, and a radius a little larger than the cutter's lets it run through without a stop.",
      "The cutter lifts off the finished pocket.",
    ],
  }),
];
