/** Why the admin API did not take a request. */
export const adminApi = {
  timeout: (seconds: number) => `The server did not answer within ${seconds} seconds.`,
  connectionLost: "The connection was lost. Check that you are online.",
  unreadable: "The server can't take requests right now.",
  sessionEnded: "Your session has expired (code 102). Reload the page and try again.",
  /** `message` is the server's own, in English. In other languages, `reason` is one of REJECTIONS in contracts/rejection.ts, or another. */
  rejected: (code: number, message: string, _reason?: string) =>
    message || `The server rejected the request (code ${code}).`,
};
