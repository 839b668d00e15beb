export { default } from "../../../request/[token]/not-found.tsx";
