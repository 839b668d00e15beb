import { type Examples, pageWith, tablePage, textPage } from "./examples.ts";

/** Words that we write differently. */
export const wordingExamples: Examples = {
  wording: {
    wrong: [
      [
        [textPage("From a prototype to full production.")],
        "wording blocks.x.text.p: “full production”: Write “production volumes”",
      ],
      [
        [textPage("Lead time starts with your order.")],
        "wording blocks.x.text.p: “Lead time starts ”: Write “starts when we have your order, the final files and any payment due”",
      ],
      [
        [textPage("As your drawing names it.")],
        "wording blocks.x.text.p: “drawing names”: Write “lists”, “specifies” or “gives”",
      ],
      [[textPage("Send an e-mail.")], "wording blocks.x.text.p: “e-mail”: Write “email”"],
      [
        [textPage("See ISO 1302.")],
        "wording blocks.x.text.p: “ISO 1302”: Write the current standard too: ISO 21920-1",
      ],
      [
        [textPage("A certificate to EN 10204 type 2.2 or 3.1.")],
        "wording blocks.x.text.p: “EN 10204 type 2.2 or 3.1”: Write type 3.1. Type 2.2 says nothing about the heat that was delivered",
      ],
      [
        [textPage("Of hard anodizing, a third to half grows outward.")],
        "wording blocks.x.text.p: “hard anodizing, a third to half”: Of a hard layer, half grows outward. Say how much of each layer does",
      ],
      [
        [textPage("Its HDT is 90 °C.")],
        "wording blocks.x.text.p: “HDT is 90 °C”: Name the load: at 0.45 MPa the temperature is much higher than at 1.8 MPa",
      ],
      [
        [textPage("Zinc creeps when warm.")],
        "wording blocks.x.text.p: “creeps when warm”: Write “creeps under load”: zinc creeps at room temperature too",
      ],
      [
        [textPage("Don't orient it parallel to the layers.")],
        "wording blocks.x.text.p: “Don't orient it parallel to the layers”: Write “lay it flat”: what bends breaks between its layers if it is printed upright",
      ],
      [
        [textPage("Two diameters hold an 8.8 screw.")],
        "wording blocks.x.text.p: “8.8 screw”: Write “class 8.8 screw”",
      ],
      [
        [textPage("From about 200 parts on, molding costs less.")],
        "wording blocks.x.text.p: “From about 200 parts on”: Write “at 20 parts and above”",
      ],
      [
        [{ ...textPage("We mill."), summary: "Milled in the the shop" }],
        "wording summary: “the the”: Write it once",
      ],
      [
        [textPage("A radius of 0.5 times the sheet, 1 times from 1.5 mm.")],
        "wording blocks.x.text.p: “1 times”: Write “the thickness” or “equal to”",
      ],
      [
        [textPage("Technology that needs a license for China.")],
        "wording blocks.x.text.p: “license for China”: Write “export license”",
      ],
      [
        [tablePage(["Thread", "Relief width, at most"], ["M6", "3 mm"])],
        "wording blocks.x.text.t.columns.1: “Relief width, at most”: Write the amount first: “Minimum sheet”, “Maximum width”",
      ],
      [
        [textPage("Ground to Ra 0.8 µm or better.")],
        "wording blocks.x.text.p: “µm or better”: Write “or smoother”",
      ],
      [
        [textPage("For production runs, we sample to ISO 2859-1.")],
        "wording blocks.x.text.p: “we sample to”: Say that it is done if it is ordered, or what the standard inspection includes",
      ],
      [
        [textPage("Every thread is checked with a gauge.")],
        "wording blocks.x.text.p: “Every thread is checked”: Say that it is done if it is ordered, or what the standard inspection includes",
      ],
      [
        [textPage("We check thickness, color and adhesion.")],
        "wording blocks.x.text.p: “We check thickness”: Say that it is done if it is ordered, or what the standard inspection includes",
      ],
      [
        [textPage("With an aluminum tool in 10–15 business days.")],
        "wording blocks.x.text.p: “tool in 1”: Write when the parts ship: the tool alone takes less time",
      ],
      [
        [textPage("Which finish for aluminum outdoors?")],
        "wording blocks.x.text.p: “Which finish for”: Write a whole question: “Which finish suits aluminum parts?”",
      ],
      [
        [textPage("Typical capability; lead time of small orders.")],
        "wording blocks.x.text.p: “lead time of small orders”: Write “lead time for small orders”",
      ],
      [
        [textPage("Brands differ: name yours.")],
        "wording blocks.x.text.p: “name yours”: Write “specify yours” or “given beside”",
      ],
      [
        [textPage("Five-axis work costs more.")],
        "wording blocks.x.text.p: “Five-axis”: Write “4-axis” or “5-axis”, as the machines are called",
      ],
      [
        [textPage("A process such as blasting, or a certified process, such as ISO 9001.")],
        "wording blocks.x.text.p: “certified process, such as”: Write “a certified quality system”: the standards certify no process",
      ],
      [
        [textPage("The tolerance is +0.08/−0 mm.")],
        "wording blocks.x.text.p: “/−0”: Write the upper limit first, and zero without a sign: “+0.08/0 mm”",
      ],
      [
        [textPage("The seat is Ø22 H7 (0/+0.021).")],
        "wording blocks.x.text.p: “0/+0”: Write the upper limit first, and zero without a sign: “+0.08/0 mm”",
      ],
      [
        [textPage("A380 is the best all-round alloy.")],
        "wording blocks.x.text.p: “all-round”: Write “all-purpose” or “all-around”",
      ],
      [
        [textPage("It reads STEP and STL, also inside a ZIP.")],
        "wording blocks.x.text.p: “, also inside”: Write “even if”, “even without” or “including”",
      ],
      [
        [textPage("It loses two fifths of its strength.")],
        "wording blocks.x.text.p: “two fifths”: Write “two-fifths”, with a hyphen",
      ],
      [
        [textPage("Mark the visible faces.")],
        "wording blocks.x.text.p: “visible faces”: Write “cosmetic face”",
      ],
      [
        [textPage("The last column says which process to avoid.")],
        "wording blocks.x.text.p: “last column”: Write the heading of the column: a phone shows no columns",
      ],
      [
        [textPage("Handbook value (ASM)")],
        "wording blocks.x.text.p: “Handbook value”: Write the standard or the data sheet",
      ],
    ],
    right: [
      [textPage("A boss of 0.5 to 1 times the wall, by an export license for China.")],
      [textPage("Send an email.")],
      [textPage("We sample to ISO 2859-1 if you order it.")],
      [textPage("Which alloy is best for a housing?")],
      [textPage("Two diameters hold a class 8.8 screw.")],
      [textPage("See ISO 21920-1, which replaces ISO 1302.")],
      [textPage("Its HDT at 1.8 MPa is 90 °C.")],
      [textPage("An optimistic value: H7 is +0.021/0 mm, and half the strength is also enough.")],
      [pageWith({ _type: "hero", anchor: "colour", drawing: "moulded-part" })],
      [{ _id: "grade", _type: "materialGrade", family: "Aluminum" }],
    ],
  },
};
