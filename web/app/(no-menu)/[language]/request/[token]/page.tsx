export { default, generateMetadata } from "../../../request/[token]/page.tsx";

export const dynamic = "force-dynamic";
