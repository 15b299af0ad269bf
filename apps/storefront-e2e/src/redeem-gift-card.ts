import type { Page } from '@playwright/test';
import { getMain } from './page-elements.ts';
import type { TestShopper } from './test-shoppers.ts';
import { getMessage } from './messages.ts';
import type { RunningShop } from './running-shop.ts';

/** Returns the gift card code in `text`, such as `ABCD-1234-EFGH-5678`, or `no code`. */
export const findGiftCardCode = (text: string) =>
  /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? 'no code';

/** Buys a gift card of `amount` minor units for `email` through the API and returns the code from the mail. */
export async function buyGiftCardByApi(
  shop: RunningShop,
  { market }: TestShopper,
  amount: number,
  email: string,
): Promise<string> {
  const { product } = await shop.askCommerce<{
    product: { variants: { nodes: { id: string; sku: string }[] } };
  }>(market, '{ product(handle: "gift-card") { variants(first: 20) { nodes { id sku } } } }');
  const variant = product.variants.nodes.find(({ sku }) => sku === `MH-GIFT-CARD-${amount}`);
  const { cartCreate } = await shop.askCommerce<{
    cartCreate: { cart: { id: string; cost: { checkoutChargeAmount: object } } };
  }>(
    market,
    `mutation ($input: CartInput!) {
      cartCreate(input: $input) { cart { id cost { checkoutChargeAmount { amount currencyCode } } } }
    }`,
    {
      input: {
        lines: [
          {
            merchandiseId: variant?.id,
            quantity: 1,
            attributes: [
              { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
              { key: 'Recipient email', value: email },
              { key: 'Recipient name', value: 'Inge' },
            ],
          },
        ],
        buyerIdentity: { email: `buyer-${email}` },
      },
    },
  );
  const { id: cartId, cost } = cartCreate.cart;
  await shop.askCommerce(
    market,
    `mutation ($cartId: ID!, $payment: CartPaymentInput!) {
      cartPaymentUpdate(cartId: $cartId, payment: $payment) { userErrors { message } }
    }`,
    {
      cartId,
      payment: {
        amount: cost.checkoutChargeAmount,
        directPaymentMethod: {
          sessionId: 'test-success',
          billingAddress: { firstName: 'Bodil', country: { dk: 'DK', no: 'NO', int: 'DE' }[market] },
        },
      },
    },
  );
  await shop.askCommerce(
    market,
    `mutation ($cartId: ID!) {
      cartSubmitForCompletion(cartId: $cartId, attemptToken: "once") { userErrors { message } }
    }`,
    { cartId },
  );
  const [mail] = await shop.fetchMailsTo(email);
  return findGiftCardCode(mail?.text ?? '');
}

/** Types a gift card code into the payment step and applies it, opening the field first if needed. */
export async function enterGiftCardCode(page: Page, { locale }: TestShopper, code: string): Promise<void> {
  const field = page.getByLabel(getMessage(locale, 'checkout.giftCard.label'));
  if (!(await field.isVisible())) {
    await getMain(page).getByText(getMessage(locale, 'checkout.giftCard.ask')).click();
  }
  await field.fill(code);
  await getMain(page)
    .getByRole('button', { name: getMessage(locale, 'checkout.giftCard.use') })
    .click();
}
