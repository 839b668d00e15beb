import {
  type DocumentActionComponent,
  type DocumentActionProps,
  InsufficientPermissionsMessage,
  useCurrentUser,
  useDocumentPairPermissions,
} from "sanity";

/** Disables an action that makes a document go live later for people who may not publish it, as Sanity does with Publish. */
export function createPermittedAction(original: DocumentActionComponent): DocumentActionComponent {
  return function permittedAction(props: DocumentActionProps) {
    const action = original(props);
    const { id, type } = props;
    const [permission] = useDocumentPairPermissions({ id, type, permission: "publish" });
    const currentUser = useCurrentUser();
    if (action === null || permission?.granted !== false) return action;
    const title = <InsufficientPermissionsMessage context="publish-document" currentUser={currentUser} />;
    return { ...action, disabled: true, title };
  };
}
