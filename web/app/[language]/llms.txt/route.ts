import { TRANSLATED } from "#locale/catalogs.ts";

export { GET } from "../../llms.txt/route.ts";

export const dynamic = "force-static";

export const generateStaticParams = () => TRANSLATED.map((language) => ({ language }));
