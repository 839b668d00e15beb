import { MissingRequest } from "#quote/request/request-page.tsx";

export default MissingRequest;
