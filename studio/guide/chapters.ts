interface Chapter {
  title: string;
  steps: string[];
  remark?: string;
}

export const chapters: Chapter[] = [
  {
    title: "Start at Home",
    steps: [
      "The Studio opens on Home. It lists your drafts and tasks, what colleagues edited, what goes live next, new quote requests and failed checks.",
      "Pages not found are addresses that visitors opened in the last 7 days and that lead nowhere. Make a redirect opens a new redirect from that address: choose its page and publish.",
    ],
  },
  {
    title: "Make a page",
    steps: [
      "Open Content, choose the kind of page (Services, Guides, Industries …), and press the plus sign.",
      "Write the title, then accept the suggested path or write your own. It is the address on the site: /cnc-machining.",
      "The page starts with the blocks that readers expect on it. All text is a prompt: replace it, or remove the block.",
      "Press Add item… under the list to choose a block. Search for what you need: table, figures, steps, questions.",
      "Drag a block by its handle to move it. Use the three dots at its end to copy, duplicate or remove it. You can paste a copied block into another page.",
    ],
    remark:
      "Type a figure as one line: ±0.1 mm, 12–15 days, ≤ 3.2 µm Ra, 0.005 in. The line below it shows what visitors see. The site can then convert it to inches, and visitors can sort tables.",
  },
  {
    title: "Several blocks and saved sections",
    steps: [
      "Check the boxes beside the blocks to select them. Hold Shift to select all blocks between two. The bar above the list moves, copies, hides or deletes them together.",
      "To use copied blocks on another page, open it and press Paste blocks under its list.",
      "Save as section, in the same bar, keeps the selected blocks under a name. Content → Saved sections lists all sections.",
      "To use a section, press Add item…, choose Saved section, then the section. The page then follows every change to it. To make the blocks the page’s own, choose Insert a copy instead.",
      "Publishing a section changes every page that uses it. Where used lists them. In Preview, a click on a block of a section opens the section.",
    ],
  },
  {
    title: "Fill in a table",
    steps: [
      "Rows of specification tables, key figures, comparisons, design values and tables are edited in a grid. Click a cell and type. Enter and the arrow keys move between cells; Enter in the last row adds a row.",
      "Copy cells in a spreadsheet and paste them into a cell: they fill the rows from there. A message names what did not fit its column.",
      "Several figures in one cell need a semicolon between them; a condition goes in parentheses: ±0.1 mm (up to 100 mm); ±0.2 mm.",
      "The three dots before a row move or remove it, or open its other fields. Alt with an arrow key moves a row too.",
      "Ctrl+Z or Undo takes back one change at a time. Esc leaves the grid.",
    ],
  },
  {
    title: "Calculators and the number of rules",
    steps: [
      "The Calculator block has ten calculators. Choose one, and write a heading and a sentence that say what readers decide with it.",
      "Page with the table of common values, in that block: on a page that is long already, link to the section of Calculators that shows the same one. The block then has that link in place of its table. Leave it empty where the table belongs.",
      "Weight and snap fit calculate with your grades. Name processes or grades to shorten their list; a grade without the figures they need does not appear.",
      "Its rules are, in a design guide, sets how lists of guides count the rules on the page: 12 rules, or 9 defects. Choose Defects for a guide whose rules each describe a defect.",
    ],
  },
  {
    title: "Placement and timing of a block",
    steps: [
      "Open the block and choose the Placement and timing tab.",
      "Hide this block takes the block off the site but keeps it here. The list shows a badge.",
      "Show from and Show until make the block appear and disappear automatically, within a minute of the time you choose.",
      "Anchor names the block. Anyone who links to the page can then choose it under Section of the page.",
    ],
  },
  {
    title: "Preview",
    steps: [
      "Open Preview at the top to see the site with all unpublished changes.",
      "Click text or a picture to open its field, a card to open the page it links to, or a row in a grade or finish table to open that record. The tip, the menus and the footer open too. Your changes appear immediately.",
      "Hold Alt to click like a visitor, for example to open a menu and follow a link.",
      "Point at a heading or a short text and press “Type here” to change it in the page itself. Enter saves it to the draft, Escape leaves it as it was.",
      "Drag blocks in the preview to reorder them. Drop a block where the blue line appears between two others. Right-click to duplicate, remove, move or insert a block.",
      "Site on, above the preview, shows the site as it will be at the date and time you enter: blocks by their times, and releases and drafts that are scheduled until then. Choose Published at the top right to leave unscheduled drafts out. Without a date, a note marks each block that visitors do not see now.",
      "The icons above the preview change its width. The share button creates a link for people without an account; turn sharing off and the link stops working.",
    ],
    remark: "A block with missing fields shows a note in its place and does not break the page.",
  },
  {
    title: "Pictures and files",
    steps: [
      "Open Media at the top to see every picture and file. Search by name or text, and give pictures tags or put them into folders. Select in a picture field opens the same library.",
      "Click a picture to write its alternative text and its credit. The site uses the alternative text where a block has none of its own, and shows the credit under the picture. Write it as visitors should read it: Photo: Jane Doe.",
      "The same window lists every place that shows the picture. Replace everywhere puts another picture in all of them, on the site too.",
      "Not used, at the top of Media, lists pictures and files that no document uses, and deletes them. Look alike lists pictures that may be copies of each other.",
      "Text that you paste from Word brings its pictures along as figures. If the clipboard does not hold one, a message says so: save it as a file and add it as a figure.",
    ],
    remark:
      "Open in Media, below each picture field, leads to the same window. HEIC photos from iPhones become JPEG when you add them; libheif (LGPL 3) reads them in your browser.",
  },
  {
    title: "Publish",
    steps: [
      "Publish at the bottom right puts the page on the site within seconds.",
      "If something is unfinished, such as example text, a missing description or a link to an unpublished page, Publish lists it first, with a link to each field. Fix it, or choose Publish anyway. Errors have to be fixed: while there is one, the list has no Publish anyway. Releases and schedules show the same list.",
      "Without a heading in the hero, visitors see the title of the page there.",
      "When the path of a published page changes, the Studio offers a redirect from the old path. Accept it unless no one knows the page yet.",
      "Schedule publish (in the menu next to Publish) publishes one draft at a time you choose. Until then it is locked: Pause to edit unlocks it, and Schedule publish sets a new time. Releases → Scheduled drafts lists them all.",
      "Calendar at the top shows everything that goes live or ends at a set time: releases, scheduled drafts, blocks with a time, certificates that expire. Each entry leads to its field.",
      "A release publishes several pages together: choose it at the top right before you edit. If a release moves a page, a warning appears next to its path; the release menu adds redirects from all old paths.",
    ],
  },
  {
    title: "Work together",
    steps: [
      "Point at a field and press the speech bubble to comment on it. Type @ to mention a colleague. The speech bubble at the top right lists all comments of the document; resolve comments once they are settled.",
      "Ask for a review, in the menu next to Publish, puts the document on a colleague's list of tasks, with a note if you like.",
      "The check mark at the top right opens your tasks. Set a task to Done when it is.",
      "Contributors write drafts and comment; an editor publishes. Viewers read and comment.",
    ],
    remark: "Visitors never see comments or tasks. They are deleted only when someone deletes them.",
  },
  {
    title: "Remove a page",
    steps: [
      "In the menu next to Publish, choose Delete and send visitors to…. The dialog lists every link to the page: in menus, the footer, blocks, texts and redirects.",
      "Choose the page that visitors are sent to. The old address redirects there, and the links lead there too. Choose Remove for a link that should go.",
      "Without a page, all links are removed and the address shows the “not found” page.",
      "Undo in the notification brings everything back. Later, open the history of each document and restore it.",
    ],
    remark:
      "Unpublished changes in the linking documents stay unpublished. A scheduled release that contains the page or links to it has to be unscheduled first.",
  },
  {
    title: "Undo",
    steps: [
      "Ctrl+Z undoes what you just wrote. To bring back a removed or moved block, use History.",
      "Discard changes (in the menu next to Publish) returns to the published version.",
      "History (in the three dots at the top right of the document) shows every version and who wrote it, and can restore any of them.",
      "Unpublish takes a page off the site and keeps it as a draft: press Published above the form, then Unpublish at the bottom right.",
      "You cannot unpublish a page while another document links to it. The Studio then lists these links. Choose one to go to its field. Automatic lists drop the page.",
    ],
  },
  {
    title: "Answer quote requests",
    steps: [
      "Open Quote requests at the top. New ones come first and appear automatically.",
      "Open one to read it. Download gets the visitor's file; open it with care.",
      "Below the file you see the part in 3D with its size and what the design guides' rules say about it. Your browser works this out from the file, as the part check on the site does for visitors.",
      "Mark it Answered or Spam, write a note for your colleagues, and press Save. Everyone sees who did it.",
      "CSV exports the list for a spreadsheet.",
      "Page statistics shows which pages people read, on which devices, how often they open and send the form, and how fast the pages are.",
    ],
    remark: "Spam is only a guess: check it if someone says they never got an answer.",
  },
  {
    title: "Go live",
    steps: [
      "Launch list at the top shows every placeholder that is still to fill in, such as the phone number, each with a link to its field.",
      "Certificates, equipment and people stay hidden until you fill them in. Enter a certificate with its number, scope, expiry date and file.",
      "Read the terms with the operator. Then tick them under Settings → Launch.",
    ],
  },
  {
    title: "Keep it in order",
    steps: [
      "Check at the top lists the errors and warnings of every document with links to the fields, and shows which pages use which block. It rechecks only what changed; Check again rechecks everything.",
      "All pages by path shows the whole site as a tree.",
      "Search and sharing, next to the form, shows how a page looks in search results and when someone shares it. Where used, next to that, shows what links to a document and which lists show it.",
    ],
  },
];
