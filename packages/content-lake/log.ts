// For live/, until it imports this itself.
export type { Log } from "server-kit/log.ts";
