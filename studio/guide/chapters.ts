interface Chapter {
  title: string;
  steps: string[];
  remark?: string;
}

export const chapters: Chapter[] = [
  {
    title: "Make a page",
    steps: [
      "Open Content, choose the kind of page (Services, Guides, Industries …), and press the plus sign.",
      "Write the title, and take the path that is offered under the field or write another. It is the address on the site: /cnc-machining.",
      "The page starts with the blocks that readers of such pages expect. Every text is a prompt: replace it, or remove the block.",
      "Add item… under the list of blocks opens the menu of blocks. Search by what you need: table, figures, steps, questions.",
      "Drag a block by its handle to move it. The three dots at its end copy, duplicate or remove it. A copied block can be pasted into another page.",
    ],
    remark:
      "Numbers belong in the fields for figures, with their unit. The site then writes inches where a visitor asks for them, and tables can be sorted.",
  },
  {
    title: "Place and time of a block",
    steps: [
      "Open the block and choose the tab Place and time.",
      "Hide this block takes it off the site and keeps it here. The list shows a badge.",
      "Show from and Show until let it appear and go by itself, within a minute of the time you choose.",
      "Anchor gives the place a name. Anyone who links to the page can then choose it under Place on the page.",
    ],
  },
  {
    title: "Preview",
    steps: [
      "Open Preview at the top: the site with everything that is not published yet.",
      "Click a text or a picture in it to open its field, a card to open the page that it leads to, or a row of a table of grades or finishes to open that record. The tip, the menus and the footer open too. What you write appears immediately.",
      "Hold Alt to click as a visitor does, for example to open a menu and follow a link.",
      "Drag blocks in the preview to reorder them, and let go where the blue line shows, between two blocks. A right click duplicates, removes, moves or inserts one.",
      "The icons above the preview change its width. The share button makes a link for people without an account; switching it off makes the link worthless.",
    ],
    remark: "A block with missing fields says so in its place and does not break the page.",
  },
  {
    title: "Publish",
    steps: [
      "Publish at the bottom right puts the page on the site within seconds. It stays gray while there is an error: the sign at the top right of the document lists what to mend.",
      "Warnings do not stop you. Mend them when you can: a missing description, a missing text for a picture, a link to a page that is not published.",
      "When the path of a published page changes, the Studio offers a redirect from the old path. Take it, unless nobody knows the page yet.",
      "A release publishes several pages together: choose it at the top right before you write. A page that moves in it warns beside its path; the menu of the release adds the redirects from all old paths.",
    ],
  },
  {
    title: "Undo",
    steps: [
      "Ctrl+Z takes back what you have just written. A block that was removed or moved comes back with History.",
      "Discard changes (in the menu beside Publish) returns to what is on the site.",
      "History (in the three dots at the top right of the document) shows every version, who wrote it, and restores any of them.",
      "Unpublish takes a page off the site and keeps it as a draft: press Published above the form, then Unpublish at the bottom right.",
      "Unpublish and Delete are refused while another document refers to the page. Where used names them all: take it out of them first. Lists that fill themselves let it go.",
    ],
  },
  {
    title: "Answer quote requests",
    steps: [
      "Open Quote requests at the top. New ones come first, and appear by themselves.",
      "Open one to read it. Download takes its file from the visitor's upload; open it with care.",
      "Mark it Answered or Spam, write a note for your colleagues, and press Save. Everybody sees who did it.",
      "CSV saves what is listed as a table for a spreadsheet.",
      "Page statistics shows which pages are read, on which devices, how often the form is opened and sent there, and how quick the pages are.",
    ],
    remark: "Spam is only suspected: look there when somebody says that a request was not answered.",
  },
  {
    title: "Keep it in order",
    steps: [
      "Check at the top lists the errors and warnings of every document, each with a way to its field, and shows which pages use which block. It remembers what has not changed; Check again looks at everything anew.",
      "All pages by path shows the whole site as a tree.",
      "Search and sharing, beside the form, shows how a page looks in search results and when somebody shares it. Where used, beside it, names what leads to a document and which lists show it.",
    ],
  },
];
