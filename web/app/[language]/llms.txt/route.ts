export { languageParams as generateStaticParams } from "#locale/catalogs.ts";
export { GET } from "../../llms.txt/route.ts";

export const dynamic = "force-static";
