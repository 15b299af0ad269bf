import { addToBag, getBagButton, getBagDrawer, getQuantityField } from './bag.ts';
import { buyProduct } from './buy-product.ts';
import { openCheckoutFromDrawer } from './checkout.ts';
import { getTextField } from './page-elements.ts';
import { setMarketCookie } from './switch-market.ts';
import { germanShopper, norwegianShopper } from './test-shoppers.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { getHomeLink, openAndHydratePage } from './open-page.ts';

/*
 * Privacy settings, extensions, embedded and old browsers block, lack or break APIs. In each case the shopper can
 * buy, and no error is unhandled: `test.ts` fails the test otherwise.
 */

/** How an API is broken. A function such as `matchMedia` is constructed by being called. */
const ways = ['is missing', 'throws on access', 'throws on construction', 'throws on use'] as const;
type Way = (typeof ways)[number];

/** The path of each API, and how it can be broken. */
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

/** Breaks the APIs before any script of the page runs. */
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

for (const { name, way } of sampleCases(
  cases,
  (one) => one.name,
  (one) => one.way,
)) {
  test(
    `shopper can fill the bag and reach the checkout where ${name} ${way}`,
    { tag: '@all' },
    async ({ page }) => {
      await page.addInitScript(breakApis, { names: [name], way });
      await openAndHydratePage(page, germanShopper.product.path);
      const drawer = await addToBag(page, 'en');
      await expect(getQuantityField(drawer, 'en', germanShopper.product.name)).toHaveValue('1');
      await page.keyboard.press('Escape');
      await getHomeLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await getBagButton(page, 'en', 1).click();
      await openCheckoutFromDrawer(getBagDrawer(page, 'en'), 'en');
      await expect(getTextField(page, 'en', 'checkout.field.email')).toBeVisible();
      await expect(page.getByText(getMessage('en', 'error.somethingWrong'))).toBeHidden();
    },
  );
}

for (const { way, shopper, tag } of [
  { way: 'is missing', shopper: norwegianShopper, tag: [] },
  { way: 'throws on access', shopper: germanShopper, tag: [] },
  { way: 'throws on construction', shopper: germanShopper, tag: ['@all'] },
  { way: 'throws on use', shopper: germanShopper, tag: ['@all'] },
] as const) {
  test(`shopper can place an order where every API ${way}`, { tag: [...tag] }, async ({ page, shop }) => {
    await setMarketCookie(page, shopper, shop);
    const names = Object.entries(apis)
      .filter(([, broken]) => broken.includes(way))
      .map(([name]) => name);
    // Nested APIs first, while their owner still works.
    names.sort((one, other) => other.length - one.length);
    await page.addInitScript(breakApis, { names, way });
    await buyProduct(page, shopper, `${way.replaceAll(' ', '-')}@example.com`);
  });
}
