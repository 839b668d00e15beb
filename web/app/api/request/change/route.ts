import { receiveChange } from "#quote/request/receive-change.ts";

export const POST = receiveChange;
