import type { Words } from "../catalog-type.ts";

export const formFailure: Words["formFailure"] = {
  text: "Das Formular ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
};
