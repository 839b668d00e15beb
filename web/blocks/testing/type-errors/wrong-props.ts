import type { Registry } from "../../block.ts";

declare const components: Registry;
declare function hero(props: { headline: string }): null;

export const registry: Registry = { ...components, hero };
