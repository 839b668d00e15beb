export { default, metadata } from "../../thankyou/page.tsx";
