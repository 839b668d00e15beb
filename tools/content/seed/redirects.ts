import type { Redirect } from "../../../web/cms/types.generated.ts";
import type { SeedOf } from "./document-types.ts";
import { keyOf, referenceTo } from "./keys.ts";

/**
 * Maps each name in the original file-based route table (docs/behavior.md §2.5) to the id and optional anchor of the page that
 * replaced it.
 */
const MOVED: Readonly<Record<string, string>> = {
  "/aboutUs": "about-us",
  "/aboutUs/certifications": "about-us#certifications",
  "/aboutUs/omp": "about-us#omp",
  "/aboutUs/OurVision": "about-us#our-vision",
  "/aboutUs/stfoei": "about-us#stfoei",
  "/aerospaceUAV": "aerospace-uav",
  "/AutomotiveAirDuct": "automotive-air-duct",
  "/CaseStudies": "case-studies",
  "/CaseStudies/Caselist": "case-studies#case-studies",
  "/cncMachining": "cnc-machining",
  "/cncMachining/cnc": "cnc-machining",
  "/cncMachining/ling": "cnc-machining",
  "/cncMachining/ourcncm": "cnc-machining",
  "/cncMachining/Sandblasting": "surface-finish",
  "/cncMachining/why1": "cnc-machining",
  "/CNCMachiningMaterials": "cnc-machining-materials",
  "/consumerProducts": "consumer-products",
  "/contactUs": "contact-us",
  "/contactUs/info": "contact-us",
  "/DesignGuide": "design-guide",
  "/DesignGuide/cnc01": "cnc01",
  "/DesignGuide/complexModule01": "complex-module01",
  "/DesignGuide/design": "design-guide",
  "/DesignGuide/design2": "design-guide",
  "/DesignGuide/design3": "design-guide",
  "/DesignGuide/DesignGuideInfo": "design-guideinfo",
  "/DesignGuide/designlist": "design-guide",
  "/DesignGuide/features": "design-guide",
  "/DesignGuide/molding01": "molding01",
  "/DesignGuide/sheetMetal01": "sheet-metal01",
  "/DieCsting": "die-casting",
  "/DieCstingMaterials": "die-casting-materials",
  "/dmls": "dmls-printing",
  "/fdm": "fdm-printing",
  "/home": "home",
  "/home/he": "home",
  "/home/industries": "home#industries",
  "/home/our": "home#our",
  "/home/videobanner": "home#video",
  "/home/What": "home#what",
  "/home/why": "home#why",
  "/InjectionMolding": "injection-molding",
  "/InjectionMolding/from1": "injection-molding",
  "/InjectionMoldingMaterials": "injection-molding-materials",
  "/mjf": "mjf-printing",
  "/model": "home",
  "/printing3d/printOur": "printing3d",
  "/Printing3dMaterials": "printing3d-materials",
  "/privacyPolicy": "privacy-policy",
  "/productDevelopment": "product-development",
  "/roboticsAutomation": "robotics-automation",
  "/SheetMetalFabrication": "sheet-metal-fabrication",
  "/SheetMetalFabrication/sheetmetal": "sheet-metal-fabrication",
  "/SheetMetalMaterials": "sheet-metal-materials",
  "/sla": "sla-printing",
  "/sls": "sls-printing",
  "/surfaceFinish": "surface-finish",
  "/surfaceFinish/modepo": "surface-finish",
  "/UrethaneCasting": "urethane-casting",
  "/UrethaneCasting/our": "urethane-casting",
  "/UrethaneCasting/our2": "urethane-casting",
  "/UrethaneCastingMaterials": "urethane-casting-materials",
  "/wrong": "home",
  "/YellowRobot": "yellow-robot",
};

/** Permanent redirects from the old names to the pages in `ids`. */
export function redirectsTo(ids: ReadonlySet<string>): SeedOf<Redirect>[] {
  return Object.entries(MOVED)
    .map(([from, target]) => redirectTo(from, target))
    .filter(({ page }) => page && ids.has(page._ref));
}

function redirectTo(from: string, target: string): SeedOf<Redirect> {
  const [id = "", anchor] = target.split("#");
  return {
    _id: `redirect-${keyOf(from)}`,
    _type: "redirect",
    from,
    kind: "page",
    page: referenceTo(id),
    ...(anchor === undefined ? {} : { anchor }),
    permanent: true,
  };
}
