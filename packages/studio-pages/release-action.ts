import { TransferIcon } from "@sanity/icons/Transfer";
import { useToast } from "@sanity/ui/toast";
import { pageMove } from "page-paths/redirects.ts";
import {
  getPublishedId,
  getReleaseIdFromReleaseDocumentId,
  type ReleaseActionComponent,
  type SanityDocument,
  useClient,
} from "sanity";
import { API } from "studio-kit/api.ts";
import { useFailureToast } from "studio-kit/failure-toast.ts";

import { releaseRedirects } from "./moved-page-redirects.ts";

/** A release action: adds a redirect from the old path of each published page that moves in the release. */
export const redirectMovedPagesAction: ReleaseActionComponent = ({ release, documents }) => {
  const client = useClient(API);
  const toast = useToast();
  const report = useFailureToast();

  /** Returns the redirected paths. */
  const addRedirects = async () => {
    const ids = documents.map(({ document }) => getPublishedId(document._id));
    const published = await client.fetch<SanityDocument[]>("*[_id in $ids]", { ids }, { perspective: "raw" });
    const moved = published.flatMap((page) => {
      const version = documents.find(({ document }) => getPublishedId(document._id) === page._id);
      const move = pageMove(page, version?.document ?? null);
      return move === undefined ? [] : [{ pageId: page._id, move }];
    });
    const transaction = client.transaction();
    const releaseId = getReleaseIdFromReleaseDocumentId(release._id);
    const redirects = await releaseRedirects(client, releaseId, moved);
    for (const redirect of redirects) transaction.createOrReplace(redirect);
    if (redirects.length > 0) await transaction.commit({ tag: "redirect-moved-pages" });
    return redirects.map(({ from }) => from);
  };
  const onHandle = () => {
    addRedirects()
      .then((paths) =>
        toast.push(
          paths.length === 0
            ? { status: "info", title: "No published page changes its path in this release" }
            : {
                status: "success",
                title: "The release now has redirects from the old paths",
                description: paths.join(", "),
              },
        ),
      )
      .catch(report("The redirects could not be added to the release"));
  };
  return {
    label: "Redirect old paths of moved pages",
    icon: TransferIcon,
    disabled: release.state !== "active" || documents.length === 0,
    onHandle,
  };
};
