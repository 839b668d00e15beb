import { fetchContent } from "../../../cms/fetch.ts";

export const services = fetchContent(`*[_type == "service"] { name }`, { tags: ["type:service"] });
