export { languageParams as generateStaticParams } from "#locale/catalogs.ts";
export { GET } from "../../../../api/part-check/rules/route.ts";

export const dynamic = "force-static";
