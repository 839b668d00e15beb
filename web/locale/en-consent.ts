// Apart from the other labels, since few visitors are asked: a file whose labels are in one script of the browser's comes whole.

export const consent = {
  label: "Counting visits",
  text: "May Google Analytics count this visit? The site works the same without it.",
  yes: "Yes",
  no: "No",
};
