import {
  type DocumentActionComponent,
  type DocumentActionProps,
  InsufficientPermissionsMessage,
  useCurrentUser,
  useDocumentPairPermissions,
} from "sanity";
import { useMayMakeReleases } from "studio-kit/permissions.ts";

/**
 * Disables an action that schedules a publish, for accounts that may not publish the document or may not make releases: a scheduled draft
 * is a release.
 */
export function createPermittedAction(original: DocumentActionComponent): DocumentActionComponent {
  return function permittedAction(props: DocumentActionProps) {
    const action = original(props);
    const { id, type } = props;
    const [permission] = useDocumentPairPermissions({ id, type, permission: "publish" });
    const currentUser = useCurrentUser();
    const mayMakeReleases = useMayMakeReleases();
    if (action === null || (permission?.granted !== false && mayMakeReleases)) return action;
    const title = <InsufficientPermissionsMessage context="publish-document" currentUser={currentUser} />;
    return { ...action, disabled: true, title };
  };
}
