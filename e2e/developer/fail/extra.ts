import type { Registry } from "../../../web/blocks/block.ts";

declare const components: Registry;

export const registry: Registry = { ...components, carousel: () => null };
