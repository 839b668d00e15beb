export { languageParams as generateStaticParams } from "#locale/catalogs.ts";
export { GET } from "../../../../api/part-check/materials/route.ts";

export const dynamic = "force-static";
