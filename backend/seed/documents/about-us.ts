import { ADDRESS } from "../contact.ts";
import type { SeedPage } from "../document.ts";
import { action, toPage, toQuote } from "../link.ts";
import { picture } from "../picture.ts";
import { bullet, heading, paragraph, prose, step } from "../prose.ts";

export const aboutUs: SeedPage = {
  _id: "about-us",
  _type: "page",
  title: "About us",
  path: "/about-us",
  seo: {
    _type: "seo",
    description:
      "Who makes your parts: an on-demand manufacturer in Wuhan, China, for prototypes and series. How a project runs, and what we ask of a drawing.",
  },
  blocks: [
    {
      _key: "hero",
      _type: "hero",
      heading: "An on-demand manufacturer in Wuhan",
      lead: "We make parts to other people's drawings: one piece to test an idea, a few hundred to start a product, and the series after that.",
      actions: [action("Request A Quote", toQuote), action("Contact us", toPage("contact-us"))],
      picture: picture(
        "turned-shaft.jpg",
        "Turned steel shaft with a thread, a collar and a cross hole, beside a knurled brass knob.",
        "Turned shaft and knurled knob. Our own demonstration models.",
      ),
    },
    {
      _key: "work",
      _type: "richText",
      text: prose(
        heading("What we make"),
        paragraph(
          "Parts and small assemblies in plastic and metal: 3D printed, CNC machined, bent from sheet, vacuum cast, injection molded and die cast, with the surface finish that the drawing asks for. Product development covers the way from a sketch to a part that can be made in series.",
        ),
        heading("Who buys them"),
        paragraph(
          "Engineers and buyers in aerospace and UAV, automotive, robotics and automation, communications, consumer products, industrial equipment and medical devices.",
        ),
        heading("What we do not take"),
        paragraph("Inquiries about gun types are not accepted."),
      ),
    },
    {
      _key: "project",
      _type: "richText",
      text: prose(
        heading("How a project runs"),
        step({ strong: "Inquiry. " }, "You send a model, a drawing or a description."),
        step(
          { strong: "Answer. " },
          "Price and lead time for each quantity, the process we would choose, and what in the part costs money without use.",
        ),
        step(
          { strong: "Agreement. " },
          "Open points on tolerance, material and finish are settled in writing before work begins.",
        ),
        step({ strong: "Parts. " }, "Made, checked against the drawing, packed and shipped."),
      ),
    },
    {
      _key: "drawing",
      _type: "pictureText",
      heading: "The drawing decides",
      text: prose(
        paragraph(
          "A model says what a part looks like; a drawing says what matters about it. A part with three toleranced dimensions costs less than one with thirty, and is checked better.",
        ),
        bullet(
          "Tolerance the fits, the sealing faces and the bores. Leave the rest to a general tolerance such as ISO 2768-m.",
        ),
        bullet("Give roughness only where something slides, seals or is seen."),
        bullet("Name the alloy and its temper, or the resin and its color."),
      ),
      picture: picture(
        "flow-manifold.jpg",
        "Clear printed manifold block with brass threaded inserts; one of its internal channels is filled with red dye.",
        "Flow manifold, SLA, clear resin, polished. One gallery filled with dye.",
      ),
      pictureSide: "right",
    },
    {
      _key: "place",
      _type: "richText",
      text: prose(
        heading("Where we are"),
        paragraph(`${ADDRESS.join(", ")}. The clock there is UTC+8 all year.`),
        paragraph(
          { text: "E-mail, phone and address", link: toPage("contact-us") },
          " are on the contact page.",
        ),
      ),
    },
    {
      _key: "call",
      _type: "quoteCall",
      heading: "Try us with one part",
      lead: "A single prototype is a good way to find out how we work.",
      label: "Request A Quote",
    },
  ],
};
