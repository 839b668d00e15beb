export { languageParams as generateStaticParams } from "#locale/catalogs.ts";
export { GET } from "../../../api/prices/route.ts";

export const dynamic = "force-static";
