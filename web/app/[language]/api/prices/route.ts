export { GET } from "../../../api/prices/route.ts";
