import { fetchContent } from "../../../cms/fetch.ts";
import { VIDEOS_QUERY } from "../../../cms/queries.ts";

export const videos = fetchContent(VIDEOS_QUERY, { tags: [] });
