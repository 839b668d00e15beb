import { fetchContent } from "../../../web/cms/fetch.ts";

export const services = fetchContent(`*[_type == "service"] { name }`, { tags: [] });
