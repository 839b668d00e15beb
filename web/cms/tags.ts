/** What a cached answer depends on. A publish expires these tags; see revalidate/expired-tags.ts. */
export const routesTag = "routes";

export function documentTag(id: string): string {
  return `document:${id}`;
}

export function typeTag(type: string): string {
  return `type:${type}`;
}
