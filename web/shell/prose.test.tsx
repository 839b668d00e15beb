import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Prose } from "./prose.tsx";

const text = (_key: string, words: string, marks: string[] = []) => ({
  _key,
  _type: "span" as const,
  text: words,
  marks,
});

test("words in another language say which one", () => {
  const html = renderToStaticMarkup(
    <Prose
      value={[
        {
          _key: "p",
          _type: "block",
          style: "normal",
          markDefs: [{ _key: "de", _type: "foreignWords", code: "de" }],
          children: [text("a", "German drawings say "), text("b", "Rauheit", ["de"]), text("c", ".")],
        },
      ]}
    />,
  );
  expect(html).toContain('German drawings say <span lang="de">Rauheit</span>.');
});
