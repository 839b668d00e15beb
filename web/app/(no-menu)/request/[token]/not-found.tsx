import { MissingRequest } from "#quote/request/missing-request.tsx";

export default MissingRequest;
