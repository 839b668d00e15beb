interface LocalSocketOptions {
  lakeUrl: string;
  projectId: string;
  WebSocket: typeof globalThis.WebSocket;
}

/**
 * Wraps `WebSocket`, as local-fetch.ts wraps `fetch`: connections to `<project id>.<lake host>` go to the lake. The Studio creates the
 * client of its tasks without the client factory, and that client opens a connection for presence.
 */
export function createLocalSocket({
  lakeUrl,
  projectId,
  WebSocket,
}: LocalSocketOptions): typeof globalThis.WebSocket {
  const { host } = new URL(lakeUrl);
  const projectHost = `${projectId}.${host}`;

  return class extends WebSocket {
    constructor(address: string | URL, protocols?: ConstructorParameters<typeof WebSocket>[1]) {
      const url = new URL(address);
      if (url.host === projectHost) url.host = host;
      super(url, protocols);
    }
  };
}
