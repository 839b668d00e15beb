import { BarChartIcon } from "@sanity/icons/BarChart";
import { BlockContentIcon } from "@sanity/icons/BlockContent";
import { BookIcon } from "@sanity/icons/Book";
import { CaseIcon } from "@sanity/icons/Case";
import { ClipboardIcon } from "@sanity/icons/Clipboard";
import { ClockIcon } from "@sanity/icons/Clock";
import { CogIcon } from "@sanity/icons/Cog";
import { ColorWheelIcon } from "@sanity/icons/ColorWheel";
import { CommentIcon } from "@sanity/icons/Comment";
import { ComponentIcon } from "@sanity/icons/Component";
import { ComposeIcon } from "@sanity/icons/Compose";
import { CubeIcon } from "@sanity/icons/Cube";
import { DatabaseIcon } from "@sanity/icons/Database";
import { DocumentIcon } from "@sanity/icons/Document";
import { DocumentsIcon } from "@sanity/icons/Documents";
import { DocumentVideoIcon } from "@sanity/icons/DocumentVideo";
import { DownloadIcon } from "@sanity/icons/Download";
import { DropIcon } from "@sanity/icons/Drop";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { EditIcon } from "@sanity/icons/Edit";
import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { HashIcon } from "@sanity/icons/Hash";
import { HelpCircleIcon } from "@sanity/icons/HelpCircle";
import { ImageIcon } from "@sanity/icons/Image";
import { ImagesIcon } from "@sanity/icons/Images";
import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { LinkIcon } from "@sanity/icons/Link";
import { ListIcon } from "@sanity/icons/List";
import { MasterDetailIcon } from "@sanity/icons/MasterDetail";
import { MenuIcon } from "@sanity/icons/Menu";
import { NumberIcon } from "@sanity/icons/Number";
import { OlistIcon } from "@sanity/icons/Olist";
import { PackageIcon } from "@sanity/icons/Package";
import { PinIcon } from "@sanity/icons/Pin";
import { PlayIcon } from "@sanity/icons/Play";
import { PresentationIcon } from "@sanity/icons/Presentation";
import { RemoveIcon } from "@sanity/icons/Remove";
import { SearchIcon } from "@sanity/icons/Search";
import { ShareIcon } from "@sanity/icons/Share";
import { SplitVerticalIcon } from "@sanity/icons/SplitVertical";
import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { ThListIcon } from "@sanity/icons/ThList";
import { TokenIcon } from "@sanity/icons/Token";
import { TransferIcon } from "@sanity/icons/Transfer";
import { UserIcon } from "@sanity/icons/User";
import { VideoIcon } from "@sanity/icons/Video";
import { WrenchIcon } from "@sanity/icons/Wrench";
import type { ComponentType } from "react";
import type { BlockIcon } from "schemas/block.ts";
import type { BlockName } from "schemas/blocks/index.ts";
import type { schemaTypes } from "schemas/index.ts";

const blockIcons: Record<BlockIcon, ComponentType> = {
  "block-content": BlockContentIcon,
  book: BookIcon,
  case: CaseIcon,
  clipboard: ClipboardIcon,
  clock: ClockIcon,
  "color-wheel": ColorWheelIcon,
  comment: CommentIcon,
  component: ComponentIcon,
  database: DatabaseIcon,
  documents: DocumentsIcon,
  download: DownloadIcon,
  "earth-globe": EarthGlobeIcon,
  edit: EditIcon,
  envelope: EnvelopeIcon,
  images: ImagesIcon,
  "info-outline": InfoOutlineIcon,
  list: ListIcon,
  "master-detail": MasterDetailIcon,
  number: NumberIcon,
  olist: OlistIcon,
  pin: PinIcon,
  play: PlayIcon,
  presentation: PresentationIcon,
  remove: RemoveIcon,
  search: SearchIcon,
  "split-vertical": SplitVerticalIcon,
  "th-large": ThLargeIcon,
  "th-list": ThListIcon,
  video: VideoIcon,
};

type TypeName = Exclude<(typeof schemaTypes)[number]["name"], BlockName>;

/** The icons of documents and objects. */
const icons: Record<TypeName, ComponentType | undefined> = {
  page: DocumentIcon,
  service: WrenchIcon,
  material: CubeIcon,
  gradePage: ThListIcon,
  guide: BookIcon,
  caseStudy: CaseIcon,
  blog: ComposeIcon,
  capability: NumberIcon,
  chart: BarChartIcon,
  chartRow: BarChartIcon,
  materialGrade: TokenIcon,
  finish: DropIcon,
  video: DocumentVideoIcon,
  technicalDrawing: EditIcon,
  person: UserIcon,
  glossaryTerm: HelpCircleIcon,
  redirect: TransferIcon,
  section: PackageIcon,
  sharedSection: PackageIcon,
  navigation: MenuIcon,
  settings: CogIcon,
  action: LinkIcon,
  link: LinkIcon,
  logo: ImageIcon,
  picture: ImageIcon,
  socialLink: ShareIcon,
  keyFigure: NumberIcon,
  quantity: NumberIcon,
  size: HashIcon,
  specificationRow: ThListIcon,
  step: OlistIcon,
  question: CommentIcon,
  ruleCheck: undefined,
  moment: ClockIcon,
  certificate: ClipboardIcon,
  machine: WrenchIcon,
  download: DownloadIcon,
  drawingPart: EditIcon,
  drawingValue: NumberIcon,
  callout: InfoOutlineIcon,
  figure: ImageIcon,
  table: ThLargeIcon,
  glossaryMark: HelpCircleIcon,
  menu: MenuIcon,
  menuGroup: MenuIcon,
  menuLink: LinkIcon,
  footerColumn: SplitVerticalIcon,
  designValue: ComponentIcon,
  comparisonOption: MasterDetailIcon,
  processNeed: SearchIcon,
  // No list shows these.
  article: undefined,
  prose: undefined,
  tableRow: undefined,
  pictureMark: undefined,
  pictureSpot: undefined,
  seo: undefined,
};

/** The type with its icon. Icons are components, so schemas/, which is data only, cannot hold them. */
export function withIcon<Type extends { name: TypeName } | { facts: { icon: BlockIcon } }>(type: Type) {
  const icon = "facts" in type ? blockIcons[type.facts.icon] : iconOf(type.name);
  return icon === undefined ? type : { ...type, icon };
}

export function iconOf(name: TypeName): ComponentType | undefined {
  return icons[name];
}
