import { addToBag, bagButton, bagDrawer, quantityOf } from './bag.ts';
import { buy, european, field, openCheckout } from './checkout.ts';
import { message } from './messages.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { homeLink, openPage } from './visit.ts';

/*
 * Privacy settings, extensions, embedded and old browsers block, lack or break APIs. Whatever they do to one of those below, the
 * shop can be bought from, and nothing is thrown or rejected that is not handled: `test.ts` fails the test otherwise.
 */

/** How an API is broken. What is a function, such as `matchMedia`, is constructed by being called. */
const ways = ['is missing', 'throws on access', 'throws on construction', 'throws on use'] as const;
type Way = (typeof ways)[number];

/** Where a page finds each API, and the ways in which it can be broken. */
const apis: Readonly<Record<string, readonly Way[]>> = {
  BroadcastChannel: ways,
  IntersectionObserver: ways,
  ResizeObserver: ways,
  MutationObserver: ways,
  PerformanceObserver: ways,
  matchMedia: ['is missing', 'throws on access', 'throws on construction'],
  MediaQueryList: ['throws on use'],
  // Playwright itself accesses it.
  requestIdleCallback: ['is missing', 'throws on construction'],
  'document.startViewTransition': ['is missing', 'throws on access', 'throws on construction'],
  localStorage: ['is missing', 'throws on access', 'throws on use'],
  sessionStorage: ['is missing', 'throws on access', 'throws on use'],
  indexedDB: ['is missing', 'throws on access', 'throws on use'],
  caches: ['is missing', 'throws on access', 'throws on use'],
  crypto: ['is missing', 'throws on access', 'throws on use'],
  'crypto.subtle': ['is missing', 'throws on access', 'throws on use'],
  scheduler: ['is missing', 'throws on access', 'throws on use'],
  navigation: ['is missing', 'throws on access', 'throws on use'],
  'navigator.locks': ['is missing', 'throws on access', 'throws on use'],
  'navigator.serviceWorker': ['is missing', 'throws on access', 'throws on use'],
  'navigator.connection': ['is missing', 'throws on access'],
  'document.cookie': ['throws on access'],
};

/** Breaks the APIs of the page that it runs in, before any script of the page. */
function breakApis({ names, way }: { readonly names: readonly string[]; readonly way: Way }): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const path of names) {
    const steps = path.split('.');
    const name = steps.pop() ?? '';
    const owner = steps.reduce<object>((found, step) => Reflect.get(found, step) as object, window);
    const define = (descriptor: PropertyDescriptor) =>
      Object.defineProperty(owner, name, { configurable: true, ...descriptor });
    if (way === 'is missing') define({ value: undefined });
    else if (way === 'throws on access') define({ get: refuse, set: refuse });
    else if (way === 'throws on construction')
      define({
        value: function () {
          refuse();
        },
      });
    else {
      const api = Reflect.get(owner, name) as object;
      const prototype =
        typeof api === 'function' ? (api.prototype as object) : (Object.getPrototypeOf(api) as object);
      const methods = Object.entries(Object.getOwnPropertyDescriptors(prototype))
        .filter(([method, { value }]) => method !== 'constructor' && typeof value === 'function')
        .map(([method]) => method);
      const inherited = 'addEventListener' in prototype ? ['addEventListener', 'removeEventListener'] : [];
      for (const method of [...methods, ...inherited])
        Object.defineProperty(prototype, method, { value: refuse });
    }
  }
}

const cases = Object.entries(apis).flatMap(([name, broken]) => broken.map((way) => ({ name, way })));

for (const { name, way } of sampled(
  cases,
  (one) => one.name,
  (one) => one.way,
)) {
  test(
    `shopper can fill the bag and reach the checkout where ${name} ${way}`,
    { tag: '@all' },
    async ({ page }) => {
      await page.addInitScript(breakApis, { names: [name], way });
      await openPage(page, european.product.path);
      const drawer = await addToBag(page, 'en');
      await expect(quantityOf(drawer, 'en', european.product.name)).toHaveValue('1');
      await page.keyboard.press('Escape');
      await homeLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await bagButton(page, 'en', 1).click();
      await openCheckout(bagDrawer(page, 'en'), 'en');
      await expect(field(page, 'en', 'checkout.field.email')).toBeVisible();
      await expect(page.getByText(message('en', 'error.somethingWrong'))).toBeHidden();
    },
  );
}

for (const way of ways) {
  test(`shopper can place an order where every API ${way}`, async ({ page }) => {
    const names = Object.entries(apis)
      .filter(([, broken]) => broken.includes(way))
      .map(([name]) => name);
    // What holds another of the table would be broken before that is.
    names.sort((one, other) => other.length - one.length);
    await page.addInitScript(breakApis, { names, way });
    await buy(page, european, `${way.replaceAll(' ', '-')}@example.com`);
  });
}
