import type { Page } from '@playwright/test';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { waitUntilHydrated } from './open-page.ts';

test.use({ expectedComplaints: /Failed to load resource/ });

/**
 * Opens the list of all products, and holds its parser at a script behind the first viewport until the stylesheet has
 * failed.
 */
async function openSlowly(page: Page): Promise<void> {
  const rest = Promise.withResolvers<undefined>();
  await page.route('**/rest.js', async (route) => {
    await rest.promise;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route('/shop', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('</main>', '</main><script src="/rest.js"></script>');
    await route.fulfill({ response: answer, body: html });
  });
  await page.addInitScript(() => {
    const isGone = new Promise<void>((resolve) => {
      const look = ({ target }: Event) => target instanceof HTMLLinkElement && resolve();
      addEventListener('error', look, true);
    });
    Object.assign(window, { isGone });
  });
  await page.goto('/shop', { waitUntil: 'commit' });
  await page.evaluate(() => (window as unknown as { isGone: Promise<void> }).isGone);
  await expect(page.locator('#hydration-plan')).toHaveCount(0);
  rest.resolve(undefined);
}

for (const { how, answer, isSlow } of sampleCases(
  [
    { how: 'does not come', answer: undefined },
    { how: 'is gone', answer: { status: 404, contentType: 'text/html', body: '<p>Not found</p>' } },
  ].flatMap((one) => [false, true].map((isSlow) => ({ ...one, isSlow }))),
  ({ how }) => how,
  ({ isSlow }) => String(isSlow),
)) {
  const when = isSlow ? ', before all of its HTML is here,' : '';
  test(`page whose stylesheet ${how}${when} keeps its inline styles, shows everything and works`, async ({
    page,
  }) => {
    await page.route('**/style-*.css', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await (isSlow ? openSlowly(page) : page.goto('/shop'));
    await waitUntilHydrated(page);
    await expect(page.locator('[data-below-fold]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article').last()).toHaveCSS('visibility', 'visible');
    await expect(page.locator('link[rel=stylesheet]')).toHaveJSProperty('sheet', null);
    await page.getByRole('main').getByRole('link', { name: 'Lee Serum' }).first().click();
    await expect(page).toHaveURL('/product/lee-serum');
  });
}
