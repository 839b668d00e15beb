import { TRANSLATED } from "#locale/catalogs.ts";

export { GET } from "../../../blog/feed.xml/route.ts";

export const dynamic = "force-static";

export const generateStaticParams = () => TRANSLATED.map((language) => ({ language }));
