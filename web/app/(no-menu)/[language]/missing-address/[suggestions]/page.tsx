export {
  default,
  generateMetadata,
  generateStaticParams,
} from "../../../missing-address/[suggestions]/page.tsx";

export const dynamic = "force-static";
