export { default, metadata } from "../../../thankyou2/[Email]/page.tsx";
