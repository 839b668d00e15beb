import { hero, question, questions, quoteCall } from "../blocks.ts";
import { toPage } from "../links.ts";
import { generalPage } from "../pages.ts";

export const partCheck = generalPage({
  id: "part-check",
  title: "Part check",
  seoTitle: "Part check: test a CAD file in your browser",
  summary: "Open a CAD file in your browser and see which design rules it breaks.",
  description:
    "Open a STEP, IGES, STL, OBJ or 3MF file in your browser: 3D view, size, weight, walls, holes, and the design rules it breaks. No upload, no account.",
  blocks: [
    {
      ...hero({
        id: "part-check",
        eyebrow: "Resources",
        heading: "Check your part before you send it",
        lead: "Open a CAD file to see its size, weight, walls and holes, and the design rules it breaks in each process. The file stays on your computer: there is no upload and no account.",
        next: ["Read the design guides", toPage("design-guide")],
      }),
    },
    {
      _key: "check",
      _type: "partCheck",
      anchor: "check",
      heading: "Choose a file",
      lead: "The rules and their values are the ones that the design guides show. Each finding links to its rule and shows the place on the part.",
    },
    questions(
      "Questions about the part check",
      question(
        "Does my file leave my computer?",
        "No. Your browser reads and measures the file. We receive it only if you send it with a quote request.",
      ),
      question(
        "Which files can it read?",
        "STEP, IGES, STL, OBJ and 3MF, also inside a ZIP. STEP is best: it has a unit and exact surfaces. [STL files have no unit](blog-stl-and-units), so check the size first. The quote form takes STEP, STP, IGS and STL; put an OBJ, 3MF or IGES file into a ZIP.",
      ),
      question(
        "Which rules does it check?",
        "Rules that follow from shape: walls, holes, slots, inside corners, pockets, undercuts, draft, overhangs, bends, and the largest size of each process. The values come from the [design guides](design-guide).",
      ),
      question(
        "What does it not check?",
        "Tolerances, threads, [finishes](surface-finish) and loads. They are on your drawing, not in the shape. We read the drawing before we quote.",
      ),
      question(
        "A finding looks wrong. What now?",
        "Limits are typical values, and a good reason can justify an exception. Send the part, or [email us](contact-us), and tell us which finding you doubt.",
      ),
    ),
    quoteCall(
      "Send the part for a price",
      "We check the file and the drawing by hand before we quote.",
      "Process: \nMaterial: \nQuantity: ",
    ),
  ],
});
