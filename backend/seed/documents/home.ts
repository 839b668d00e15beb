import type { SeedPage } from "../document.ts";
import { action, toPage, toQuote } from "../link.ts";
import { picture } from "../picture.ts";
import { bullet, heading, paragraph, prose, step } from "../prose.ts";

export const home: SeedPage = {
  _id: "home",
  _type: "page",
  title: "Home",
  path: "/",
  seo: {
    _type: "seo",
    title: "Parts made to the drawing | Donghe Manufacturing",
    description:
      "Custom parts by 3D printing, CNC machining, sheet metal, vacuum casting, injection molding and die casting. Send a file and ask for a price.",
  },
  blocks: [
    {
      _key: "hero",
      _type: "hero",
      heading: "Parts made to the drawing",
      lead: "3D printing, CNC machining, sheet metal, vacuum casting, injection molding and die casting. From one prototype to a series, made in Wuhan, China.",
      actions: [action("Request A Quote", toQuote), action("How a project runs", toPage("about-us"))],
      picture: picture(
        "sensor-housing.jpg",
        "Sensor housing milled from aluminum, lid off: ribs, threaded bosses and ports inside, and a red anodized bearing insert.",
        "Sensor housing, CNC machined from aluminum. Insert anodized red. Our own demonstration model.",
      ),
    },
    {
      _key: "processes",
      _type: "richText",
      text: prose(
        heading("Rule processes out before you write"),
        paragraph(
          "The same drawing can be printed, cut, bent, cast or molded. Quantity, tolerance and size decide which pays. These are typical capabilities of each process; your geometry and material move them.",
        ),
        bullet(
          { strong: "3D printing. " },
          "No tooling. About ±0.2 mm, 1 to 100 parts, first parts in 1 to 7 days. SLA for surface, SLS and MJF for working nylon parts, DMLS for metal, FDM for large jigs.",
        ),
        bullet(
          { strong: "CNC machining. " },
          "About ±0.125 mm, ±0.025 mm where the drawing asks for it. One part to some thousands, 3 to 10 days.",
        ),
        bullet(
          { strong: "Sheet metal. " },
          "0.5 to 6 mm thick, cut and bent with standard tools. About ±0.127 mm at cut edges, 2 to 14 days.",
        ),
        bullet(
          { strong: "Vacuum casting. " },
          "Polyurethane in a silicone mold from a printed master. About ±0.25 mm, 5 to 100 parts, 7 to 15 days.",
        ),
        bullet(
          { strong: "Injection molding. " },
          "An aluminum or steel tool first, then low unit cost. From some hundred parts; a rapid tool takes 10 to 25 days.",
        ),
        bullet(
          { strong: "Die casting. " },
          "Aluminum, zinc or magnesium in a steel die. From about 1,000 parts; tooling takes 4 to 8 weeks.",
        ),
      ),
    },
    {
      _key: "print",
      _type: "pictureText",
      heading: "Print it when the shape is the difficulty",
      text: prose(
        paragraph(
          "This duct turns, changes from a round to a divided rectangular section and carries two flanges. Printed in nylon powder it is one part and needs no supports, because the powder holds it while it grows.",
        ),
        paragraph(
          "Choose another process when the surface must be smooth as it comes out, or when you need more than a few thousand: then a mold costs less than the printing time.",
        ),
      ),
      picture: picture(
        "air-duct.jpg",
        "Bent air duct with a round and a rectangular flange, printed in one piece from dark gray nylon powder.",
        "Air duct, MJF, PA12, wall 2.2 mm.",
      ),
      pictureSide: "left",
    },
    {
      _key: "bend",
      _type: "pictureText",
      heading: "Bend it when the walls are thin and even",
      text: prose(
        paragraph(
          "Chassis, brackets and enclosures of one thickness are cut flat, bent on a press brake and fitted with studs. There is no tool to pay for, so five pieces and five hundred are both sensible.",
        ),
        paragraph(
          "Keep a hole at least 2.5 × the thickness plus the bend radius away from a bend, or it will be drawn out of round.",
        ),
      ),
      picture: picture(
        "instrument-chassis.jpg",
        "Open instrument chassis bent from stainless sheet, with louvers, cutouts and pressed-in studs.",
        "Instrument chassis, stainless steel, 1.5 mm, with louvers and clinched studs.",
      ),
      pictureSide: "right",
    },
    {
      _key: "mold",
      _type: "pictureText",
      heading: "Mold it when the quantity pays for the tool",
      text: prose(
        paragraph(
          "Ribs at 0.5 to 0.6 × the wall, 1 to 2° of draft and even walls: with these three a housing fills without sink marks and leaves the mold without drag lines.",
        ),
        paragraph(
          "Below some hundred parts, vacuum casting gives a part that looks the same, at a higher unit price and without a metal tool.",
        ),
      ),
      picture: picture(
        "moulded-housing.jpg",
        "Inside of an injection molded gray housing half: thin ribs, screw bosses with brass inserts and a vent grid.",
        "Housing half, PC/ABS, wall 2.4 mm, ribs 0.55 × wall.",
      ),
      pictureSide: "left",
    },
    {
      _key: "finish",
      _type: "pictureText",
      heading: "Say the finish with the fit",
      text: prose(
        paragraph(
          "A finish is also a dimension. About half of an anodized layer grows outward; powder coat adds 60 to 120 µm a side. Mark the bores, threads and contact faces that must stay bare.",
        ),
      ),
      picture: picture(
        "bearing-blocks.jpg",
        "Six identical aluminum bearing blocks in a row: as machined, bead blasted, chem film, anodized black, anodized red and powder coated gray-blue.",
        "One bearing block in six finishes, from as machined to powder coated.",
      ),
      pictureSide: "right",
    },
    {
      _key: "quote",
      _type: "richText",
      text: prose(
        heading("How a quote goes"),
        step(
          { strong: "Send. " },
          "STEP gives us the shape; STEP, IGS, STP and STL are read. Pack several files as ZIP or RAR, up to 500 MB. STL has no units: say millimeters or inches.",
        ),
        step(
          { strong: "Say. " },
          "Material, finish, the quantities you want priced, and a date. Add a PDF drawing for tolerances and threads.",
        ),
        step(
          { strong: "Compare. " },
          "You get a price and a lead time for each quantity, and the process we would choose for it.",
        ),
        paragraph(
          "No account is needed, and the file is optional: a description is enough for a first answer.",
        ),
      ),
    },
    {
      _key: "call",
      _type: "quoteCall",
      heading: "Send the part, get a price",
      lead: "A file or a description, the quantities and a date are enough to begin.",
      label: "Request A Quote",
    },
  ],
};
