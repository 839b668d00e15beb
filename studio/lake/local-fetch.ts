/** Sanity's own services. Every Studio calls them: version check, feedback, error reports. */
const SANITY_SERVICE = /^https:\/\/([\w-]+\.)*(sanity\.io|sanity-cdn\.com)\//;

interface LocalFetchOptions {
  lakeUrl: string;
  projectId: string;
  fetch: typeof globalThis.fetch;
}

/**
 * Wraps `fetch` for the requests that the Studio makes without its client, so that they stay on this machine. Sanity's services
 * get an empty response. Requests to `<project id>.<lake host>`, a host name that exists only on sanity.io, go to the lake.
 */
export function createLocalFetch({ lakeUrl, projectId, fetch }: LocalFetchOptions): typeof globalThis.fetch {
  const lake = new URL(lakeUrl);
  const projectOrigin = `${lake.protocol}//${projectId}.${lake.host}`;

  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (SANITY_SERVICE.test(url)) return Promise.resolve(Response.json({}));
    if (!url.startsWith(`${projectOrigin}/`)) return fetch(input, init);

    const lakeAddress = lake.origin + url.slice(projectOrigin.length);
    return fetch(input instanceof Request ? new Request(lakeAddress, input) : lakeAddress, init);
  };
}
