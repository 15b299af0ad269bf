import type { Page } from '@playwright/test';
import { addToBag, getBagButton } from './bag.ts';
import { toLocalizedPath } from './localized-path.ts';
import { getMain } from './page-elements.ts';
import { setMarketCookie } from './switch-market.ts';
import { germanShopper } from './test-shoppers.ts';
import { FAULT_ERRORS_PATTERN, faultCases, shortenTimeouts, setTimeoutsShortened } from './faults.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, getPageProgress, waitUntilHydrated } from './open-page.ts';
import { type FaultFlowContext, type ShopperFaultFlows, getOtherLocale } from './fault-flow.ts';
import { checkoutFaultFlows } from './checkout-fault-flows.ts';
import { accountFaultFlows } from './account-fault-flows.ts';

/** Goes to `path` as a link would. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    (to) =>
      void (
        window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
      ).__reactRouterDataRouter.navigate(to),
    path,
  );

/** One per fault, because a loaded page is cached. None links to the next, which would be prefetched. */
const pages = [
  { en: '/dune-grass', da: '/da/marehalm' },
  { en: '/face', da: '/da/ansigt' },
  { en: '/care-journal', da: '/da/care-journal' },
  { en: '/tips-tricks', da: '/da/tips-tricks' },
  { en: '/routine', da: '/da/routine' },
  { en: '/about/help', da: '/da/om/hjaelp' },
  { en: '/about/club', da: '/da/om/klubben' },
] as const;

const products = [
  { en: ['/product/lee-serum', 'Lee Serum'], da: ['/da/produkt/lae-serum', 'Læ Serum'] },
  {
    en: ['/product/amber-lip-balm', 'Amber Lip Balm'],
    da: ['/da/produkt/ravlaebepomade', 'Ravlæbepomade'],
  },
  {
    en: ['/product/clear-water-serum', 'Clear Water Serum'],
    da: ['/da/produkt/klart-vand-serum', 'Klart Vand-serum'],
  },
  { en: ['/product/still-cream', 'Still Cream'], da: ['/da/produkt/stille-creme', 'Stille Creme'] },
  { en: ['/product/dusk-serum', 'Dusk Serum'], da: ['/da/produkt/skumringsserum', 'Skumringsserum'] },
  {
    en: ['/product/oat-body-lotion', 'Oat Body Lotion'],
    da: ['/da/produkt/havrebodylotion', 'Havrebodylotion'],
  },
  {
    en: ['/product/path-foot-cream', 'Path Foot Cream'],
    da: ['/da/produkt/stiens-fodcreme', 'Stiens Fodcreme'],
  },
] as const;

/** By who the shopper is. */
const journeys: Readonly<Record<string, ShopperFaultFlows>> = {
  ...checkoutFaultFlows,
  ...accountFaultFlows,

  'on the way': {
    shopper: germanShopper,
    flows: {
      'goes to another page': {
        service: 'shop',
        part: (round, locale) => ({ path: `${pages[round - 1]?.[locale] ?? ''}.data` }),
        open: ({ page, locale }) => openAndHydratePage(page, toLocalizedPath(locale, '/cart')),
        attempt: ({ page, locale }, { round }) => follow(page, pages[round - 1]?.[locale] ?? ''),
        async expectFailure({ page, locale }, { how }) {
          if (how === 'is slow') return;
          await expect(
            page.getByRole('heading', { level: 1, name: getMessage(locale, 'error.somethingWrong') }),
          ).toBeFocused();
          await expect(getPageProgress(page)).toHaveText(getMessage(locale, 'site.loadFailed'));
        },
        async retry({ page, locale }, { round, how }) {
          if (how !== 'is slow')
            await getMain(page)
              .getByRole('link', { name: getMessage(locale, 'error.tryAgain') })
              .click();
          const title = page.getByRole('heading', { level: 1 });
          await expect(title).not.toHaveText(getMessage(locale, 'error.somethingWrong'));
          await expect(page).toHaveURL(pages[round - 1]?.[locale] ?? '');
          await expect(title).toBeFocused();
        },
      },

      'opens a page without pictures': {
        service: 'shop',
        part: () => ({ path: '/pictures/' }),
        open: ({ page, locale }) => openAndHydratePage(page, toLocalizedPath(locale, '/cart')),
        attempt: ({ page, locale }, { round }) => follow(page, products[round - 1]?.[locale][0] ?? ''),
        async expectFailure({ page, locale }, { round }) {
          const name = products[round - 1]?.[locale][1] ?? '';
          await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
          const picture = getMain(page).getByRole('img').first();
          await expect(picture).toHaveAccessibleName(/\p{L}/u);
          await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(200);
          await addToBag(page, locale);
          await page.keyboard.press('Escape');
        },
        async end({ page, locale }) {
          await expect(
            getBagButton(page, locale, metBy('opens a page without pictures').length),
          ).toBeVisible();
          await page.reload();
          await waitUntilHydrated(page);
          await expect(getMain(page).getByRole('img').first()).toHaveJSProperty('complete', true);
        },
      },

      'opens the search without its code': {
        service: 'shop',
        part: () => ({ path: '/assets/search-dialog' }),
        async open({ page, locale }) {
          await keepNoCode(page);
          await openAndHydratePage(page, toLocalizedPath(locale, '/cart'));
        },
        reopen: ({ page, locale }) => openAndHydratePage(page, toLocalizedPath(locale, '/cart')),
        async attempt({ page, locale }, { isFirst }) {
          // A page that has opened the search keeps its code.
          if (!isFirst) await openAndHydratePage(page, toLocalizedPath(locale, '/cart'));
          // As if a minute had passed: the page may reload once more for the code.
          await page.evaluate(() => sessionStorage.removeItem('static-router.reloaded-at'));
          await page
            .getByRole('banner')
            .getByRole('button', { name: getMessage(locale, 'site.search'), exact: true })
            .click();
        },
        async expectFailure({ page, locale }, { how }) {
          // The page reloads once for the code, and then reports that it did not load. Late code is used all the same.
          if (how !== 'is slow')
            await expect(page.locator('[role=status][data-connection]')).toContainText(
              getMessage(locale, 'offline.missing'),
            );
          await waitUntilHydrated(page);
          await expect(
            page.getByRole('heading', { level: 1, name: getMessage(locale, 'bag.title') }),
          ).toBeVisible();
          await expect(
            getBagButton(page, locale, metBy('opens a page without pictures').length),
          ).toBeVisible();
        },
        async retry({ page, locale }) {
          await openAndHydratePage(page, toLocalizedPath(locale, '/cart'));
          await page
            .getByRole('banner')
            .getByRole('button', { name: getMessage(locale, 'site.search'), exact: true })
            .click();
          const dialog = page.getByRole('dialog', { name: getMessage(locale, 'search.title') });
          await expect(dialog).toBeVisible();
          // The URL controls whether it is open: closing it is back navigation.
          await page.keyboard.press('Escape');
          await expect(page).toHaveURL(toLocalizedPath(locale, '/cart'));
        },
      },
    },
  },
};

/** Disables the HTTP cache, so that code that loaded in one round is requested again in the next. */
async function keepNoCode(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/**
 * The faults that each flow meets: all of them, in the gate one; every fault occurs in some flow. The second half is
 * met in the other language.
 */
const encounters = sampleCases(
  Object.values(journeys).flatMap(({ flows }) =>
    Object.keys(flows).flatMap((what) =>
      faultCases.map(([how, fault], index) => ({
        what,
        how,
        fault,
        isTurned: index >= faultCases.length / 2,
      })),
    ),
  ),
  ({ what }) => what,
  ({ how }) => how,
);

/** The rounds of the flow `what`. */
const metBy = (what: string) => encounters.filter((one) => one.what === what);

test.use({ expectedComplaints: FAULT_ERRORS_PATTERN });

for (const [who, { shopper, flows }] of Object.entries(journeys)) {
  test(`shopper ${who} loses nothing, whatever the services do`, async ({ page, shop }) => {
    test.setTimeout(120_000);
    await shortenTimeouts(page, false);
    await setMarketCookie(page, shopper, shop);
    let visit: FaultFlowContext = { page, shop, locale: shopper.locale };
    for (const [what, flow] of Object.entries(flows)) {
      const { service, part, open, reopen = open, attempt, expectFailure, retry, end } = flow;
      await open(visit);
      let wasTurned = false;
      for (const [index, { how, fault, isTurned }] of metBy(what).entries()) {
        const isFirst = index === 0 || isTurned !== wasTurned;
        if (isTurned && !wasTurned) {
          visit = { ...visit, locale: getOtherLocale(visit.locale) };
          await test.step(`${what} in ${visit.locale}`, () => reopen(visit));
        }
        wasTurned = isTurned;
        const round = { round: index + 1, how, isFirst };
        await test.step(`${what} while the ${service} service ${how}`, async () => {
          await shop.breakService(service, { ...fault, ...part?.(round.round, visit.locale) });
          await setTimeoutsShortened(page, true);
          await attempt(visit, round);
          await expectFailure(visit, round);
          await shop.clearFaults();
          await setTimeoutsShortened(page, false);
          await retry?.(visit, round);
        });
      }
      await test.step(`${what} in the end`, () => end?.(visit));
    }
  });
}
