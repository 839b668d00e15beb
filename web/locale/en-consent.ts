// These labels are in a separate file because few visitors see them. A script that uses one label of a file also loads the file's
// labels for other scripts.

export const consent = {
  label: "Analytics",
  text: "Allow Google Analytics to count this visit? The site works the same either way.",
  yes: "Yes",
  no: "No",
};
