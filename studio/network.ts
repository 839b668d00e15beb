/** Sanity's own services, which every Studio calls whatever its configuration: version check, feedback, error reports. */
const VENDOR = /^https:\/\/([\w-]+\.)*(sanity\.io|sanity-cdn\.com)\//;

interface Home {
  lakeUrl: string;
  projectId: string;
  fetch: typeof globalThis.fetch;
}

/**
 * Keeps the requests that the Studio makes past its client on this machine: the vendor's services are answered with
 * "nothing new", and calls to `<project id>.<lake host>`, which only exists at Sanity, go to the lake itself.
 */
export function keepRequestsHome({ lakeUrl, projectId, fetch }: Home): typeof globalThis.fetch {
  const lake = new URL(lakeUrl);
  const projectOrigin = `${lake.protocol}//${projectId}.${lake.host}`;

  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (VENDOR.test(address)) return Promise.resolve(Response.json({}));
    if (!address.startsWith(`${projectOrigin}/`)) return fetch(input, init);

    const home = lake.origin + address.slice(projectOrigin.length);
    return fetch(input instanceof Request ? new Request(home, input) : home, init);
  };
}
