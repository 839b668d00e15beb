export { GET } from "../../../../api/part-check/materials/route.ts";
