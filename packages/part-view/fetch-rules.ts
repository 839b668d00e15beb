import { findMeasure, type Measure } from "part-check/rules/measure.ts";
import { type Material, PROCESSES, type RuleSet } from "part-check/rules/rule.ts";
import * as v from "valibot";

const RULES_PATH = "/api/part-check/rules";
const MATERIALS_PATH = "/api/part-check/materials";

const language = v.optional(v.string());
const source = { title: v.string(), href: v.string(), language };
const process = v.picklist(PROCESSES);

const Rules = v.object({
  rules: v.array(
    v.object({
      id: v.string(),
      process,
      measure: v.custom<Measure>((name) => findMeasure(name) !== undefined),
      unit: v.exactOptional(v.picklist(["mm", "×", "°"])),
      limit: v.exactOptional(v.number()),
      recommended: v.exactOptional(v.number()),
      ...source,
    }),
  ),
  machines: v.array(v.object({ id: v.string(), process, size: v.array(v.number()), ...source })),
  services: v.array(v.object({ process, ...source })),
});

const Materials = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    language,
    family: v.string(),
    density: v.number(),
    processes: v.array(process),
  }),
);

/**
 * Fetches the rules that a site publishes in its guides. `site` is its origin, or on the site itself what the paths of its language start
 * with, such as `/de` or nothing. Throws on failure.
 */
export async function fetchRules(site: string): Promise<RuleSet> {
  const { rules, machines, services } = v.parse(Rules, await fetchJson(site, RULES_PATH));
  const origin = URL.canParse(site) ? site : "";
  const withOrigin = <Item extends { readonly href: string }>(item: Item): Item => ({
    ...item,
    href: origin + item.href,
  });
  return {
    rules: rules.map(withOrigin),
    machines: machines.map(withOrigin),
    services: services.map(withOrigin),
  };
}

/** Fetches the grades that a site publishes with a density. Throws on failure. */
export async function fetchMaterials(site: string): Promise<readonly Material[]> {
  return v.parse(Materials, await fetchJson(site, MATERIALS_PATH));
}

async function fetchJson(site: string, path: string): Promise<unknown> {
  const response = await fetch(site + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
