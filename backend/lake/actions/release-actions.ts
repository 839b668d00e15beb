import { releaseDocumentId } from "../documents/ids.ts";
import { isObject } from "../documents/json.ts";
import { alreadyExists, invalid } from "../mutations/refusal.ts";
import { checkedDocument } from "../mutations/request.ts";
import { create, createOrReplace, existing, patch } from "../mutations/write.ts";
import type { Action } from "./fields.ts";
import { patchIn } from "./patch-field.ts";
import { releaseIn } from "./release-state.ts";

const TYPE = "system.release";

export const createRelease: Action = (workspace, fields) => {
  const name = fields.release();
  const metadata = {
    releaseType: "undecided",
    ...(fields.has("metadata") ? fields.object("metadata") : {}),
  };
  create(workspace, { _id: releaseDocumentId(name), _type: TYPE, name, state: "active", metadata });
};

export const editRelease: Action = (workspace, fields) => {
  const { _id } = existing(workspace, releaseDocumentId(fields.release()));
  const { operations, ifRevisionId } = patchIn(fields);
  for (const operation of Object.values(operations)) {
    const paths = Array.isArray(operation) ? operation : Object.keys(isObject(operation) ? operation : {});
    if (!paths.every((path) => /^"metadata(?![A-Za-z0-9_])/.test(JSON.stringify(path))))
      throw invalid('Only the "metadata" of a release can be edited');
  }
  patch(workspace, _id, operations, ifRevisionId);
};

export const importRelease: Action = (workspace, fields) => {
  const _id = releaseDocumentId(fields.release());
  const ifExists = fields.text("ifExists");
  if (!["fail", "ignore", "replace"].includes(ifExists))
    throw invalid('"ifExists" must be "fail", "ignore" or "replace"');
  const document = checkedDocument(
    fields.object(fields.has("document") ? "document" : "attributes"),
    "optional id",
  );
  if (document._type !== TYPE) throw invalid(`An imported release must be of type "${TYPE}"`);
  const exists = workspace.get(_id) !== null;
  if (exists && ifExists === "fail") throw alreadyExists(_id);
  if (!exists || ifExists === "replace") createOrReplace(workspace, { ...document, _id });
};

export const scheduleRelease: Action = (workspace, fields) => {
  const at = Date.parse(fields.text("publishAt"));
  if (Number.isNaN(at)) throw invalid('"publishAt" must be an ISO 8601 date and time');
  const { _id } = releaseIn(workspace, fields.release(), ["active"]);
  patch(workspace, _id, {
    set: { state: "scheduled", publishAt: new Date(at).toISOString() },
    unset: ["error"],
  });
};

export const unscheduleRelease: Action = (workspace, fields) => {
  const { _id } = releaseIn(workspace, fields.release(), ["scheduled"]);
  patch(workspace, _id, { set: { state: "active" }, unset: ["publishAt"] });
};
