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
      "Pages not found in the last 7 days lists addresses that visitors opened and that lead nowhere. Make a redirect opens a new redirect from that address. Choose the page it leads to, then publish it.",
      "In a narrow window, the last tools at the top are behind the three dots.",
    ],
  },
  {
    title: "Create a page",
    steps: [
      "Open Content, choose the kind of page (Services, Guides, Industries …), and press the plus sign.",
      "Write the title. Then accept the suggested path or write your own. The path is the page's address on the site: /cnc-machining.",
      "The page starts with the blocks that readers expect on it. Their text is an example: replace it, or remove the block.",
      "To add a block, press Add item... under the list. Search for what you need: table, figures, steps, questions.",
      "Drag a block by its handle to move it. The three dots at its end copy, duplicate or remove it. You can paste a copied block into another page.",
      "When the page is published, Open the live page next to its path shows it in a new tab, as visitors see it.",
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
      "To use a section, press Add item... and search for its name. The page then follows every change to it. To make the blocks the page’s own, press Insert a copy instead.",
      "Publishing a section changes every page that uses it. Where used lists these pages. In Preview, a click on a block of a section opens the section.",
    ],
  },
  {
    title: "Fill in a table",
    steps: [
      "Rows of specification tables, key figures, comparisons, design values and tables are edited in a grid. Click a cell and type. Tab, Enter and the arrow keys move between cells. Enter in the last row adds a row.",
      "Copy cells in Excel or Google Sheets and paste them into a cell: they fill the rows from there. A message names what did not fit its column.",
      "Write a semicolon between several figures in one cell, and a condition in parentheses: ±0.1 mm (up to 100 mm); ±0.2 mm.",
      "The three dots before a row move it, remove it, or open its other fields. Alt with an arrow key moves a row too.",
      "Undo (Ctrl+Z) and Redo (Ctrl+Shift+Z) take back and repeat one change at a time. Esc leaves the grid.",
    ],
  },
  {
    title: "Figures of a process",
    steps: [
      "What a process can do, for example its tolerance or its lead time, is under Content → Capabilities. Pages show these figures: change and publish one there, and every page follows.",
      "Above the figures, a list says where they show. Open it before you change one.",
      "To show a figure of a capability, press From a capability below a figure and search for the process and the name. Hide the condition if the label already says it, or write another one. Use own number takes the figure out again.",
      "In a text, Figure at the end of the toolbar, or behind its three dots, puts a figure into the sentence.",
      "In the tool Capabilities, check the figures and press Confirm in each row. Ctrl+Z takes back the last one. A changed figure has to be confirmed again.",
      "A comparison chart (Content → Capabilities → Comparison charts) compares processes by one figure. Show it with the block Comparison chart, or in a design rule.",
    ],
  },
  {
    title: "Add a calculator",
    steps: [
      "Add the block Calculator and choose one of the ten under Calculator. Write a heading and an introduction that say what readers can decide with the result.",
      "Below its fields, a calculator shows a table of common values. On a long page, a link can replace that table: under Page with the table of common values, choose the page Calculators and the section with the same calculator.",
      "In the calculators for weight and snap fits, visitors choose one of your grades. To shorten that list, name processes or grades in the block. A grade without a density (weight) or a modulus (snap fits) is not in the list.",
    ],
  },
  {
    title: "Count the rules of a design guide",
    steps: [
      "Lists of guides show how many rules a guide has, for example 12 rules. Each Design rule block on its page counts as one.",
      "If the rules of a guide describe defects, choose Defects under Its rules are in the form of the guide. Lists then show 12 defects.",
    ],
  },
  {
    title: "Placement and timing of a block",
    steps: [
      "Open the block and choose the Placement and timing tab.",
      "Hide this block takes the block off the site but keeps it here. A badge in the list says so.",
      "Show from and Show until make the block appear and disappear by itself, within a minute of the time you choose.",
      "Anchor names the block. Anyone who links to the page can then choose it under Section of the page.",
    ],
  },
  {
    title: "Preview",
    steps: [
      "Open Preview at the top to see the site with all unpublished changes.",
      "Click a text or a picture to open its field, a card to open the page it links to, or a row in a table of grades or finishes to open that record. The tip, the menus and the footer open too. Your changes appear immediately.",
      "Hold Alt to click like a visitor, for example to open a menu and follow a link.",
      "Point at a heading or a short text and press Type here to change it in the page itself. Enter saves it to the draft, Escape leaves it as it was.",
      "Drag a block to move it. Drop it where the blue line appears between two others. Right-click to duplicate, remove, move or insert a block.",
      "Site on, above the preview, shows the site as it will be at the date and time you enter: with the blocks of that time, and with the releases and drafts that are scheduled until then. To leave out drafts without a schedule, choose Published at the top right. Without a date, a note marks each block that visitors do not see now.",
      "The icons above the preview change its width. The share button creates a link for people without an account. Turn sharing off, and the link stops working.",
    ],
    remark: "A block with missing fields shows a note in its place and does not break the page.",
  },
  {
    title: "Pictures and files",
    steps: [
      "Open Media at the top to see every picture and file. Search by name or text, and give pictures tags or put them into folders. Select in a picture field opens the same library.",
      "Click a picture to write its alternative text and its credit. The site uses the alternative text where a block has none of its own, and shows the credit under the picture. Write it as visitors should read it: Photo: Jane Doe.",
      "The same window lists every place that shows the picture. Replace everywhere puts another picture in all of them, on the site too.",
      "Not used, at the top of Media, lists pictures and files that no document uses, and deletes them. Similar lists pictures that may be copies of each other. A click on a row opens the picture or file.",
      "Text that you paste from Word brings its pictures along. If a picture is missing from the clipboard, a message says so: save it as a file and add it as a picture.",
    ],
    remark:
      "Open in Media, below each picture field, leads to the same window. HEIC photos from iPhones become JPEG when you add them; libheif (LGPL 3) reads them in your browser.",
  },
  {
    title: "Make a technical drawing",
    steps: [
      "Draw it in Inkscape, Illustrator or Figma, 320 pixels wide (at most 720), with texts of 12 px. Save or export it as SVG.",
      "Open Content → Drawings and press the plus sign. Write the title, choose the layout, and add a part: one drawing, a wrong and a right one, or one for each step.",
      "Press Upload an SVG, or drop the file there. Below it you see the drawing as visitors do, on light and on dark backgrounds and on a phone. If the file is refused, a message says why and what to change.",
      "Write the alternative text: what the drawing shows, with its values.",
      "Publish it, and choose it in the block Drawing, in a design rule, in a step or in an article.",
      "Download gives you the file to change it. When you publish the new one, it changes on every page. Where used lists these pages.",
    ],
    remark:
      "Black and the colors that the form names follow the background of the section. Other colors stay as they are. Texts appear in the font of the site.",
  },
  {
    title: "Publish",
    steps: [
      "Publish at the bottom right puts the page on the site within seconds.",
      "If something is unfinished, such as example text, a missing description or a link to an unpublished page, Publish lists it first, with a link to each field. Fix it, or choose Publish anyway. Errors have to be fixed: while there is one, the list has no Publish anyway. Releases and schedules show the same list.",
      "If the page uses a saved section, a person or another record that was never published, or links to such a page, Publish lists these too, and what is unfinished in each. Publish both, or Publish all, puts everything on the site in one step: all of it, or nothing if one cannot be published. Publish only this one leaves the others as drafts. It is offered if the page works without them.",
      "If the first hero has no heading, visitors see the title of the page there.",
      "When the path of a published page changes, the Studio offers a redirect from the old path. Accept it unless no one knows the page yet.",
    ],
  },
  {
    title: "Publish one page later",
    steps: [
      "In the menu next to Publish, choose Schedule publish. Enter the date and time, and press Schedule.",
      "This makes a locked copy of the draft: Scheduled publish, above the form, opens it. What you change in the draft afterward is not in the copy.",
      "To change the copy or its time, open it and press Pause to edit. A paused copy does not go live: press Schedule publish and choose a time again. Publish now, in the menu, does not wait.",
      "To cancel, choose Delete schedule in the menu of the copy. The draft stays, with what you changed in the copy. If you changed both, the dialog asks whether to keep the changes of the copy.",
      "Open Releases and choose Scheduled drafts at the top left to see all of them. Paused ones are under Paused.",
      "Calendar at the top shows everything that goes live or ends at a set time: releases, scheduled drafts, blocks with a time, certificates that expire. Each entry leads to its field or release.",
    ],
    remark: "If the server is down at the chosen time, the page goes live as soon as the server runs again.",
  },
  {
    title: "Publish several pages together",
    steps: [
      "Open Releases at the top and press New release. Write a title, for example Spring campaign, and press Create release.",
      "The release is now chosen at the top right. Open each page that belongs to it, press Add to release, and change it. New pages belong to the release too. The site and the drafts stay as they are.",
      "Preview shows the site with the release as long as it is chosen. Choose Drafts at the top right when you are done.",
      "The page of the release lists its documents. Run release publishes all of them now. Schedule release..., in the menu next to it, publishes them at a time you choose. Both list first what is unfinished.",
      "A scheduled release is locked. Unschedule release unlocks it.",
      "If the release moves a page, a warning appears next to its path. Redirect old paths of moved pages, in the menu of the release, adds redirects from all old paths.",
      "To give up a release, choose Archive release in its menu. Nothing changes on the site.",
    ],
  },
  {
    title: "Work together",
    steps: [
      "Point at a field and press the speech bubble to comment on it. Type @ to mention a colleague. The speech bubble at the top right lists all comments of the document. Resolve comments once they are settled.",
      "Ask for a review, in the menu next to Publish, puts the document on a colleague's list of tasks, with a note if you like.",
      "The check mark at the top right opens your tasks. Set a task to Done when you have finished it.",
      "Contributors write drafts and comment; an editor publishes. Viewers read and comment.",
    ],
    remark: "Visitors never see comments or tasks. They are deleted only when someone deletes them.",
  },
  {
    title: "Remove a page",
    steps: [
      "In the menu next to Publish, choose Delete and send visitors to…. The dialog lists every link to the page: in menus, the footer, blocks, texts and redirects.",
      "Choose the page that visitors are sent to. The old address redirects there, and the links lead there too. Choose Remove for a link that should go.",
      "If you choose no page, all links are removed, and the address shows the “not found” page.",
      "Undo in the notification brings everything back. Later, open the history of each document and restore it.",
    ],
    remark:
      "Unpublished changes in the linking documents stay unpublished. A scheduled release that contains the page or links to it has to be unscheduled first.",
  },
  {
    title: "Undo",
    steps: [
      "Ctrl+Z undoes what you just wrote. Removed blocks come back with Undo above the list, until you reload the Studio. Later, use History.",
      "Discard changes, in the menu next to Publish, returns to the published version.",
      "History, in the three dots at the top right of the document, shows every version and who wrote it, and can restore any of them.",
      "Unpublish takes a page off the site and keeps it as a draft: press Published above the form, then Unpublish at the bottom right.",
      "You cannot unpublish a page while another document links to it. The Studio then lists these links. Choose one to go to its field. Automatic lists drop the page by themselves.",
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
      "Mail, at the top, sets who gets an email about each new request, its subject and its introduction.",
      "Page statistics, at the top, shows which pages people read, on which devices, how often they open and send the form, and how fast the pages are.",
    ],
    remark: "Spam is only a guess: check it if someone says they never got an answer.",
  },
  {
    title: "Change the brand, the contact details and the tip",
    steps: [
      "Open Content → Settings. Publishing the settings changes every page.",
      "Brand has the name, the wordmark in the header, the icon of browser tabs, the accent color, and the labels of the quote button and the factory tour. The Studio rejects an accent color that would be hard to read.",
      "When the company name changes, replace the wordmark too, and write the new name under Name in the picture. The Studio warns you if the two names differ.",
      "Tips has the line above the header, with a link and the dates between which it shows. Tip in the quote form can say something else.",
      "Contact has the email address, the phone number, the postal address, the office hours, the reply time and the social networks.",
      "Menus and the footer are not here but under Content → Navigation.",
    ],
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
    title: "Keep the site in order",
    steps: [
      "Check at the top lists the errors and warnings of every document with links to the fields, also figures that differ between two pages, and shows which pages use which block. It rechecks only what changed; Check again rechecks everything.",
      "All pages by path, under Content, shows the whole site as a tree.",
      "Search and sharing, next to the form, shows how a page looks in search results and when someone shares it. Where used, next to that, shows what links to a document and which lists show it.",
    ],
  },
];
