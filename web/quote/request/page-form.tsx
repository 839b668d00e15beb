import type { ReactNode } from "react";

import { buttonClass } from "#ui/button.ts";

import { ACTION_NAME, type FormAction, REQUEST_FORM_ID } from "./request-form.ts";
import type { FormProblem, ShownForm } from "./sent-form.ts";

// Shared parts of the request page, which is one form.

/** Why this part of the form was rejected. Undefined if it was not. */
export function problemOf(sent: ShownForm | undefined, kind: FormProblem["kind"]): string | undefined {
  return sent?.problem?.kind === kind ? sent.problem.message : undefined;
}

/** Why a part of the form was not accepted. In a page that the server sends, the browser focuses it. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div
      id={id}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it says what is wrong with the form that was just sent
      autoFocus
      className="mt-3 max-w-text border-2 border-accent px-4 py-3 text-14 font-medium text-accent-text outline-none"
    >
      {children}
    </div>
  );
}

interface ActionButtonProps {
  action: FormAction;
  isPrimary?: boolean;
  /** Whether the form contains files. */
  isMultipart?: boolean;
  children: string;
}

/** A button that saves the details, and then does something. */
export function ActionButton({
  action,
  isPrimary = false,
  isMultipart = false,
  children,
}: ActionButtonProps) {
  return (
    <button
      type="submit"
      form={REQUEST_FORM_ID}
      name={ACTION_NAME}
      value={action}
      formEncType={isMultipart ? "multipart/form-data" : undefined}
      className={buttonClass(isPrimary ? "primary" : "secondary")}
    >
      {children}
    </button>
  );
}
