export { GET } from "../../../../api/part-check/rules/route.ts";
