// A separate file, because few visitors see the question: a script that uses one label of a file loads all labels of it that any
// script uses.

export const consent = {
  label: "Counting visits",
  text: "May Google Analytics count this visit? The site works the same without it.",
  yes: "Yes",
  no: "No",
};
