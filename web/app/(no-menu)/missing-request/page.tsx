import { MissingRequest } from "#quote/request/missing-request.tsx";

export { requestMetadata as generateMetadata } from "#quote/request/request-metadata.ts";

/** What a link to a request shows that is not valid. The custom server sends it with status 404: Next's own 404 page needs scripts. */
export default MissingRequest;
