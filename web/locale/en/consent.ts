/** The question of the analytics. In a file of its own, because few visitors see it, and a script loads all words of a file. */
export const consent = {
  label: "Analytics",
  text: "Allow Google Analytics to count this visit? The site works the same either way.",
  yes: "Yes",
  no: "No",
};
