import { addToBag, bagButton, commerceCart } from './bag.ts';
import { buyButton, danish, expectConfirmation, main, openCheckout, tellEverything } from './checkout.ts';
import { message } from './messages.ts';
import type { Fault } from './running-shop.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

const t = (key: string) => message('da', key);

/** How the commerce service fails, and what the bag says meanwhile. */
const faults: readonly (readonly [how: string, fault: Fault, bagSays: string])[] = [
  ['answers after five seconds', { latency: 5000 }, 'bag.updating'],
  ['answers 500', { status: 500 }, 'bag.failing'],
  ['answers with half a body', { malformedBody: true }, 'bag.failing'],
  ['hangs up', { cutConnection: true }, 'bag.failing'],
];

test.use({ expectedComplaints: /Failed to load resource|status of 500|ERR_/ });

for (const [how, fault, bagSays] of faults) {
  test(`a shopper whose shop ${how} reads so in the bag and at the last button, and orders once`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(120_000);
    const email = `fejl-${Object.keys(fault).join('')}@example.com`;
    await shop.breakService('commerce', fault);
    await openPage(page, danish.product.path);
    const drawer = await addToBag(page, 'da');
    const status = drawer.getByRole('status');
    await expect(status.filter({ hasText: t(bagSays) })).toBeVisible();
    await shop.repair();
    await expect(status.filter({ hasText: t('bag.settled') })).toBeVisible({ timeout: 20_000 });
    expect(await commerceCart(page, shop, 'dk')).toEqual([{ sku: 'MH-P04-30', quantity: 1 }]);

    await openCheckout(drawer, 'da');
    await tellEverything(page, danish, email);
    await expect(buyButton(page, 'da')).toBeVisible();
    await shop.breakService('commerce', fault);
    await buyButton(page, 'da').click();
    if (fault.latency === undefined) {
      await expect(main(page).getByText(t('checkout.problem.unreachable'))).toBeVisible({ timeout: 15_000 });
      await expect(main(page).getByText(email).first()).toBeVisible();
      expect(await shop.mailsTo(email)).toEqual([]);
      await shop.repair();
      await buyButton(page, 'da').click();
    } else {
      await expect(main(page).getByText(t('checkout.buying'))).toBeVisible();
      await expect(page).toHaveURL(/confirmation/, { timeout: 60_000 });
      await shop.repair();
    }
    await expectConfirmation(page, 'da');
    expect(await shop.mailsTo(email)).toHaveLength(1);
    await openPage(page, '/da');
    await expect(bagButton(page, 'da', 0)).toBeVisible();
  });
}
