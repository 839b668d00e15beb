export { default, generateMetadata } from "../../quote/page.tsx";
