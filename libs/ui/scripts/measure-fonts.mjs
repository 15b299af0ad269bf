/* global document, FontFace */
/**
 * Prints the numbers of the fallback faces in src/tokens/latin-fonts.css. Run after a typeface is updated:
 * `node libs/ui/scripts/measure-fonts.mjs`. Needs Chromium (CHROMIUM_PATH, or Playwright's own) and the Liberation
 * fonts, whose metrics equal those of Times New Roman and Arial.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';

const require = createRequire(import.meta.url);

/** A sentence in each language of the shop, so that the widths stand for what is really set. */
const SAMPLE =
  'The quiet of the dunes after wind. Marehalm binder sandet på kysten; øjencreme, læbepomade og håndcreme uden parfume. Daily moisture for skin that lives with the wind. 1.249,00 kr.';

const pairs = [
  ['Cormorant Garamond fallback', 'cormorant-garamond', 500, '400 1000px "Liberation Serif"'],
  ['Hanken Grotesk fallback', 'hanken-grotesk', 400, '400 1000px "Liberation Sans"'],
  ['Hanken Grotesk fallback, bold', 'hanken-grotesk', 600, '700 1000px "Liberation Sans"'],
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [name, family, weight, standIn] of pairs) {
  const file = require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const { web, other } = await page.evaluate(
    async ({ data, weight, standIn, sample }) => {
      const face = new FontFace('measured', `url(data:font/woff2;base64,${data})`, { weight: '100 900' });
      document.fonts.clear();
      document.fonts.add(await face.load());
      const canvas = document.createElement('canvas').getContext('2d');
      const measure = (font) => {
        canvas.font = font;
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(sample);
        return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
      };
      return { web: measure(`${weight} 1000px measured`), other: measure(standIn) };
    },
    { data: readFileSync(file, 'base64'), weight, standIn, sample: SAMPLE },
  );
  const size = web.width / other.width;
  const percent = (part) => `${(part * 100).toFixed(2)}%`;
  process.stdout.write(
    `${name}: size-adjust ${percent(size)}; ascent-override ${percent(web.ascent / 1000 / size)}; descent-override ${percent(web.descent / 1000 / size)}\n`,
  );
}
await browser.close();
