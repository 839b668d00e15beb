export { default, generateMetadata } from "../../search/page.tsx";
