// A separate file, because few visitors see the question: a script that uses one label of a file loads all labels of it that any
// script uses.

export const consent = {
  label: "Analytics",
  text: "Allow Google Analytics to count this visit? The site works the same either way.",
  yes: "Yes",
  no: "No",
};
