import "server-only";
import { draftMode } from "next/headers";

import { createEdit, noEdit } from "./edit.ts";

// What stands around every page is of no page: these documents have it. Their ids are their types (schemas/documents).

export const settingsEdit = () => getEdit("settings");

export const navigationEdit = () => getEdit("navigation");

async function getEdit(type: string) {
  return (await draftMode()).isEnabled ? createEdit({ _id: type, _type: type }) : noEdit;
}
