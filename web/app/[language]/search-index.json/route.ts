export { languageParams as generateStaticParams } from "#locale/catalogs.ts";
export { GET } from "../../search-index.json/route.ts";

export const dynamic = "force-static";
