// Few visitors are asked. A script that uses one label of a file carries all that other scripts use of it: so a file of its own.

export const consent = {
  label: "Counting visits",
  text: "May Google Analytics count this visit? The site works the same without it.",
  yes: "Yes",
  no: "No",
};
