import { isLoopbackHostname } from "contracts/environment.ts";

interface Origins {
  readonly lakeUrl: string | undefined;
  /** Undefined if the Studio shows no quote requests. */
  readonly adminUrl: string | undefined;
  /** The origin of Aliyun OSS. Undefined if the admin API has visitors' files. */
  readonly storageUrl: string | undefined;
}

/** With what the Studio exchanges data besides its lake: quote requests and visitors' files. */
export function connectTo({ lakeUrl, adminUrl, storageUrl }: Origins): string[] {
  // Where the lake signs in its operator's browser, on a port that differs at each start (content-lake/studio).
  const isLocal = lakeUrl !== undefined && isLoopbackHostname(new URL(lakeUrl).hostname);
  return [
    ...(isLocal ? ["http://127.0.0.1:*"] : []),
    ...[adminUrl, storageUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
  ];
}
