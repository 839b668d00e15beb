/** Replaces messages of Sanity's own rules, in forms and in the check. */
export const validationMessages = {
  // The default does not say what to do.
  "object.reference-not-published":
    "What this field refers to is not published yet. Publish both together: press Publish, or have both in the same release",
};
