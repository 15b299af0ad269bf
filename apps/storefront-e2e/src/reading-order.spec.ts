import { addToBag } from './bag.ts';
import {
  danish,
  european,
  fillContact,
  goToDelivery,
  goToPayment,
  inLanguage,
  main,
  openCheckout,
  payWith,
  press,
} from './checkout.ts';
import { message } from './messages.ts';
import { openSearch } from './search.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

/*
 * What a screen reader has to say, in its order: roles, names and states are compared with the files in `reading-order/`, which
 * are written to be read aloud. Whoever changes one reads it so.
 */

for (const shopper of [european, danish]) {
  const { locale } = shopper;
  const at = (path: string) => inLanguage(locale, path);
  const written = (what: string) => ({ name: `${what}-${locale}.aria.yml` });

  test(`a shopper who listens hears a product, the bag and the checkout in good order, in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await openPage(page, shopper.product.path);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(written('header'));
    await expect(main(page)).toMatchAriaSnapshot(written('product'));

    const bag = await addToBag(page, locale);
    await bag.getByRole('button', { name: message(locale, 'samples.choose') }).click();
    await expect(bag).toMatchAriaSnapshot(written('bag-over-the-page'));

    await openPage(page, at('/cart'));
    await expect(main(page)).toMatchAriaSnapshot(written('bag'));

    await openCheckout(main(page), locale);
    await press(page, locale, 'checkout.continueToDelivery');
    await expect(main(page)).toMatchAriaSnapshot(written('checkout-mistakes'));
    await fillContact(page, shopper, `listens-${locale}@example.com`);
    await goToDelivery(page, locale);
    await expect(main(page)).toMatchAriaSnapshot(written('checkout-delivery'));
    await goToPayment(page, locale);
    await expect(main(page)).toMatchAriaSnapshot(written('checkout-payment'));
    await payWith(page, locale, 'success');
    await expect(main(page)).toMatchAriaSnapshot(written('checkout-review'));
  });

  test(`a shopper who listens hears the search in good order, in ${locale}`, async ({ page }) => {
    const { dialog, field } = await openSearch(page, locale);
    await expect(dialog).toMatchAriaSnapshot(written('search'));
    await field.fill('serum');
    await expect(dialog).toMatchAriaSnapshot(written('search-found'));
    await field.fill('xqzwv');
    await expect(dialog).toMatchAriaSnapshot(written('search-nothing-found'));
  });
}
