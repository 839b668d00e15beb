export { default, generateMetadata } from "../../missing-request/page.tsx";
