import type { Locator, Page } from "@playwright/test";

import { expect, test } from "#fixtures.ts";
import { quoteForm } from "#quote-form.ts";

/** The contrast ratio between an element's computed color and the theme's background. */
function contrastOf(target: Locator, property: string): Promise<number> {
  return target.evaluate((element, name) => {
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.color = "Canvas";
    const [color = 0, canvas = 0] = [
      getComputedStyle(element).getPropertyValue(name),
      getComputedStyle(probe).color,
    ].map((text) => {
      const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map((value) => {
        const part = Number(value) / 255;
        return part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
    probe.remove();
    return (Math.max(color, canvas) + 0.05) / (Math.min(color, canvas) + 0.05);
  }, property);
}

/** Drawings and icons that are invisible because they have the color of the background. */
function unseenLines(page: Page): Promise<string[]> {
  return page.locator("svg").evaluateAll((drawings) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return drawings
      .filter((drawing) => drawing.checkVisibility({ visibilityProperty: true }))
      .flatMap((drawing) => {
        const marks = [...drawing.querySelectorAll("path, circle, rect, polygon, text, use")];
        const isSeen = marks.some((mark) => {
          const { stroke, fill, color } = getComputedStyle(mark);
          // The marks of an icon in another file have the color of the text.
          const paints = mark.matches("use") ? [color] : [stroke, fill];
          return paints.some((paint) => paint !== "none" && paint !== canvas);
        });
        const unread = [...drawing.querySelectorAll("text")].filter(
          (text) => getComputedStyle(text).fill === canvas,
        );
        return isSeen && unread.length === 0 ? [] : [drawing.outerHTML.slice(0, 160)];
      });
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in a ${colorScheme} contrast theme`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active" } });

    test(`buttons, selections, focus and drawings are visible (${colorScheme})`, async ({ page }) => {
      await page.goto("/cnc01");
      await expect(page.locator("html")).toHaveCSS("forced-color-adjust", "auto");
      const header = page.getByRole("banner");
      const opener = header.getByRole("button", { name: "Request A Quote" });
      await expect(opener).toHaveCSS("border-top-width", "1px");
      await opener.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(opener).toBeFocused();
      await expect(opener).toHaveCSS("outline-style", "solid");
      expect(await contrastOf(opener, "outline-color")).toBeGreaterThan(3);

      const units = page.getByRole("group", { name: "Units", exact: true });
      const backgroundOf = (text: string) =>
        units
          .locator("label", { hasText: text })
          .evaluate((label) => getComputedStyle(label).backgroundColor);
      expect(await backgroundOf("mm")).not.toBe(await backgroundOf("inch"));

      const outline = page.locator('.drawing [stroke="var(--dw-ink)"]').first();
      expect(await contrastOf(outline, "stroke")).toBeGreaterThan(4.5);
      expect(await contrastOf(page.locator(".drawing text").first(), "fill")).toBeGreaterThan(4.5);
      expect(
        await contrastOf(page.locator('.drawing [stroke="var(--dw-accent)"]').first(), "stroke"),
      ).toBeGreaterThan(3);
      expect(await unseenLines(page)).toEqual([]);
      await page.goto("/");
      expect(await unseenLines(page)).toEqual([]);

      const brand = header.getByRole("link", { name: /home page$/ }).locator("img");
      await expect(brand).toHaveCSS("background-color", "rgb(255, 255, 255)");
    });

    test(`menus, the dialog and its list have visible borders and marks (${colorScheme})`, async ({
      page,
    }) => {
      await page.goto("/about-us");
      const about = page.getByRole("banner").getByRole("button", { name: "About", exact: true });
      const mark = await about.evaluate((button) => getComputedStyle(button, "::after").borderBottomStyle);
      expect(mark).toBe("solid");
      await about.click();
      await expect(page.locator("#menu-about")).toHaveCSS("border-bottom-style", "solid");
      await page.keyboard.press("Escape");

      const quote = quoteForm(page);
      await quote.open();
      await expect(quote.dialog).toHaveCSS("border-left-style", "solid");
      const close = quote.dialog.getByRole("button", { name: "Close" }).locator("svg");
      expect(await contrastOf(close, "stroke")).toBeGreaterThan(4.5);
      await quote.country.press("ArrowDown");
      await quote.country.press("ArrowDown");
      const backgrounds = await quote.dialog
        .getByRole("option")
        .evaluateAll((options) => options.map((option) => getComputedStyle(option).backgroundColor));
      expect(new Set(backgrounds).size).toBe(2);
      expect(await unseenLines(page)).toEqual([]);

      await page.setViewportSize({ width: 360, height: 740 });
      await page.reload();
      await page.getByRole("banner").getByRole("button", { name: "Menu", exact: true }).click();
      const plus = await page
        .locator("#phone-menu summary")
        .first()
        .evaluate((summary) => getComputedStyle(summary, "::after").backgroundImage);
      expect(plus).toContain("linear-gradient");
      expect(await unseenLines(page)).toEqual([]);
    });
  });
}
