import type { Page } from "@playwright/test";

/** The accessibility states of the first control with a role and a name, as Chromium exposes them: `{ expanded: false }`. */
export async function statesOf(page: Page, role: string, name: string): Promise<Record<string, unknown>> {
  const session = await page.context().newCDPSession(page);
  try {
    const { root } = await session.send("DOM.getDocument", { depth: 0 });
    const { nodes } = await session.send("Accessibility.queryAXTree", {
      nodeId: root.nodeId,
      accessibleName: name,
      role,
    });
    const [node] = nodes;
    if (!node) throw new Error(`Screen readers find no ${role} "${name}".`);
    return Object.fromEntries((node.properties ?? []).map(({ name: state, value }) => [state, value.value]));
  } finally {
    await session.detach();
  }
}
