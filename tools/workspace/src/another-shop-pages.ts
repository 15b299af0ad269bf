import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright';
import { ensureBrowser } from './ensure-browser.ts';

/** Paths of pages of the generated shop, and texts that each contains. */
const PAGES: readonly (readonly [path: string, words: readonly string[]])[] = [
  ['/', ['lang="sv"', 'Vård när dagarna är korta', 'Nordlys']],
  ['/de', ['lang="de"', 'Pflege, wenn die Tage kurz sind']],
  ['/produkt/norrsken-serum', ['Norrsken Serum', '429', '39']],
  ['/de/produkt/nordlicht-serum', ['Nordlicht Serum', 'In den Warenkorb']],
  ['/norrsken', ['Norrsken']],
  ['/de/scharen', ['Schären']],
  ['/varukorg', ['Varukorg']],
  ['/de/kasse', ['Kasse']],
];

/** The visit of a shopper in each language. */
const VISITS = [
  {
    home: '/',
    product: '/produkt/norrsken-serum',
    addToBag: 'Lägg i varukorgen',
    bag: 'Varukorg',
    bought: 'Norrsken Serum',
  },
  {
    home: '/de',
    product: '/de/produkt/nordlicht-serum',
    addToBag: 'In den Warenkorb',
    bag: 'Warenkorb',
    bought: 'Nordlicht Serum',
  },
] as const;

const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Requests pages of the generated shop at `origin`.
 *
 * @throws Error when a page does not answer with status 200, or lacks its texts.
 */
export async function checkGeneratedPages(origin: string): Promise<void> {
  for (const [path, words] of PAGES) {
    const answer = await fetch(origin + path);
    const html = await answer.text();
    const missing = words.filter((word) => !html.includes(word));
    if (answer.status !== 200 || missing.length > 0)
      throw new Error(`${path} answers ${answer.status} without ${missing.join(', ')}`);
  }
}

/**
 * Opens a product in each language in a browser, checks it with axe and adds it to the bag.
 *
 * @throws Error when, in one of the languages, a script fails, axe finds a violation, or the product cannot be added to the bag.
 */
export async function checkAddingToBag(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  try {
    for (const visit of VISITS) await expectVisit(browser, origin, visit);
  } finally {
    await browser.close();
  }
}

async function expectVisit(
  browser: Browser,
  origin: string,
  { home, product, addToBag, bag, bought }: (typeof VISITS)[number],
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  for (const path of [home, product]) {
    await page.goto(path);
    await page.locator('html[data-hydration=done]').waitFor();
    failures.push(...(await findViolations(page)).map((violation) => `${path}: ${violation}`));
  }
  await page.getByRole('main').getByRole('button', { name: addToBag }).first().click();
  await page.getByRole('dialog', { name: bag }).getByText(bought).first().waitFor();
  await context.close();
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

async function findViolations(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
