export { default, generateMetadata } from "../../malformed-address/page.tsx";
