import { Toast } from "#ui/toast.client.tsx";

export interface NoticeValue {
  /** Another one for each time, so that the same words are shown and read again. */
  readonly id: number;
  readonly text: string;
  /** What a person who helps wants to know. */
  readonly detail?: string | undefined;
  /** Whether a request was on its way. */
  readonly isAfterSending: boolean;
}

/** A warning: for three seconds over the page, and in the form until the next attempt. */
export function Notice({ notice }: { notice: NoticeValue | undefined }) {
  return (
    <div role="alert">
      {notice && (
        <div key={notice.id} className="mb-4 border-l-2 border-red bg-sheet px-4 py-2.5 text-14">
          <p className="font-medium">{notice.text}</p>
          {notice.isAfterSending && (
            <p className="text-ink-2">
              Everything you typed is kept. You can send it again: it will not arrive twice.
            </p>
          )}
          {notice.detail && <p className="font-mono text-12 break-words text-ink-3">{notice.detail}</p>}
          <Toast text={notice.text} />
        </div>
      )}
    </div>
  );
}
