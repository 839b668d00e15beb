import type { APIRequestContext } from "@playwright/test";

/** Spec §2: the entries of the menus, with their paths. */
export const MENUS = {
  Capabilities: {
    "3D Printing": "/printing3d",
    SLA: "/sla-printing",
    SLS: "/sls-printing",
    DMLS: "/dmls-printing",
    MJF: "/mjf-printing",
    FDM: "/fdm-printing",
    "CNC machining": "/cnc-machining",
    "Sheet metal fabrication": "/sheet-metal-fabrication",
    "Vacuum casting": "/urethane-casting",
    "Injection molding": "/injection-molding",
    "Die casting": "/die-casting",
  },
  Resources: {
    "Surface finish": "/surface-finish",
    "3D printing materials": "/printing3d-materials",
    "CNC machining materials": "/cnc-machining-materials",
    "Sheet metal materials": "/sheet-metal-materials",
    "Vacuum casting materials": "/urethane-casting-materials",
    "Injection molding materials": "/injection-molding-materials",
    "Die casting materials": "/die-casting-materials",
    "Design guide": "/design-guide",
    "Case studies": "/case-studies",
  },
  About: {
    "About us": "/about-us",
    "Contact us": "/contact-us",
    Blog: "/blog",
    Videos: "/Videos",
    "Privacy policy": "/privacy-policy",
  },
  Industries: {
    "Aerospace & UAV": "/aerospace-uav",
    Automotive: "/automotive",
    "Robotics & automation": "/robotics-automation",
    Communications: "/communications",
    "Consumer products": "/consumer-products",
    Industrial: "/industrial",
    Medical: "/medical",
    "Product development": "/product-development",
  },
} as const;

/** Those of the entries whose page the seed has: the menus leave out the others. */
export async function entriesWithPage(
  entries: Readonly<Record<string, string>>,
  request: APIRequestContext,
): Promise<[label: string, path: string][]> {
  const tried = await Promise.all(
    Object.entries(entries).map(async ([label, path]) => ({
      entry: [label, path] satisfies [string, string],
      isThere: (await request.head(path)).ok(),
    })),
  );
  return tried.filter(({ isThere }) => isThere).map(({ entry }) => entry);
}
