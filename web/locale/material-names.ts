import { type MaterialProperty, propertyFacts, propertyTitle } from "material-properties/properties.ts";

import type { Words } from "./catalogs.ts";

type MaterialNames = Words["materialNames"];

/** The name of a family of grades, by its stored value. */
export function familyName(family: string, { families }: MaterialNames): string {
  return families[family] ?? family;
}

/** What visitors read above the values of a property, by the families of these values. */
export function propertyName(
  property: MaterialProperty,
  ofFamilies: readonly string[],
  { properties, propertiesOfMetals, propertiesOfPlastics }: MaterialNames,
): string {
  return propertyTitle(property, ofFamilies, (name) => {
    const [metals, plastics] = [propertiesOfMetals[name], propertiesOfPlastics[name]];
    return {
      title: properties[name] ?? propertyFacts(name).title,
      titles: { ...(metals && { metals }), ...(plastics && { plastics }) },
    };
  });
}
