// Videos on other sites. A page loads nothing from these sites until the visitor asks for the video.

interface Service {
  readonly name: string;
  /** The host of its player, which the Content-Security-Policy allows. */
  readonly host: string;
  /** Finds the video's id in an address that an editor copied from the browser. */
  readonly id: RegExp;
  /** The path of the player, which starts the video after the given seconds. */
  readonly player: (id: string, start: number) => string;
}

const SERVICES: readonly Service[] = [
  {
    name: "YouTube",
    host: "https://www.youtube-nocookie.com",
    id: /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    player: (id, start) => `/embed/${id}?autoplay=1${start > 0 ? `&start=${start}` : ""}`,
  },
  {
    name: "Vimeo",
    host: "https://player.vimeo.com",
    id: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?!\d)/,
    player: (id, start) => `/video/${id}?autoplay=1&dnt=1${start > 0 ? `#t=${start}s` : ""}`,
  },
  {
    name: "Bilibili",
    host: "https://player.bilibili.com",
    id: /^https:\/\/(?:www\.)?bilibili\.com\/video\/(BV\w{10})(?!\w)/,
    player: (id, start) => `/player.html?bvid=${id}&autoplay=1${start > 0 ? `&t=${start}` : ""}`,
  },
];

/** The sites whose players a page may show. */
export const PLAYER_HOSTS = SERVICES.map(({ host }) => host);

export interface EmbeddedVideo {
  /** The name of the site, which the consent question shows. */
  readonly service: string;
  /** The address of its player. */
  readonly player: string;
}

/** The player of a video whose address an editor copied from the browser. Undefined for another address. */
export function embeddedVideo(address: string): EmbeddedVideo | undefined {
  for (const { name, host, id, player } of SERVICES) {
    const found = id.exec(address)?.[1];
    if (found !== undefined) return { service: name, player: host + player(found, startOf(address)) };
  }
  return undefined;
}

/** The start time in the address of a video, in seconds: 90 for `&t=90`, `?start=90s` and `#t=1m30s`, 0 without one. */
function startOf(address: string): number {
  const time = /[?&#](?:t|start)=([^&#]+)/.exec(address)?.[1] ?? "";
  const [, ...parts] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d+)?s?)?$/.exec(time) ?? [];
  return parts.reduce((total, part) => total * 60 + Number(part || 0), 0);
}

/** Returns an error message if an address does not belong to a supported video. */
export function embeddedVideoProblem(address: string): string | undefined {
  if (embeddedVideo(address) !== undefined) return undefined;
  const names = SERVICES.map(({ name }) => name);
  return `Copy the address of a video from ${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
