import { REQUEST_CHANGE_PATH } from "contracts/request-page.ts";

import { type ApiResult, createAdminClient } from "#admin-api/client.ts";

import { KIND_NAME, LANGUAGE_NAME, TOKEN_NAME } from "./request-form.ts";

/** Posts a form of the page of a request, as a browser without scripts would. Never throws. */
export function postChange(data: FormData, signal?: AbortSignal): Promise<ApiResult> {
  return createAdminClient({ signal })(REQUEST_CHANGE_PATH, formBody(data), {
    accept: "application/json",
    "content-type": "application/x-www-form-urlencoded",
  });
}

/** How a browser writes a form without files. */
export function formBody(data: FormData): string {
  const fields = [...data].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new URLSearchParams(fields).toString();
}

/** The form of a change that no form on the page makes. */
export function changeForm(
  { token, language }: { readonly token: string; readonly language: string },
  change: Readonly<Record<string, string>>,
): FormData {
  const data = new FormData();
  const { kind = "", ...fields } = change;
  const all = { [TOKEN_NAME]: token, [LANGUAGE_NAME]: language, [KIND_NAME]: kind, ...fields };
  for (const [name, value] of Object.entries(all)) data.append(name, value);
  return data;
}
