import { TRANSLATED } from "#locale/catalogs.ts";

export { GET } from "../../search-index.json/route.ts";

export const dynamic = "force-static";

export const generateStaticParams = () => TRANSLATED.map((language) => ({ language }));
