export { languageParams as generateStaticParams } from "#locale/catalogs.ts";
export { GET } from "../../../blog/feed.xml/route.ts";

export const dynamic = "force-static";
