import type { RequestContext } from './request-context.ts';

/** Returns the payment settings of the shop as the schema's `PaymentSettings`: only local test cards. */
export function toPaymentSettingsObject({ shop, links }: RequestContext) {
  return {
    acceptedCardBrands: ['VISA', 'MASTERCARD'],
    cardVaultUrl: `${links.home()}/shops/${shop.id}/payments/sessions`,
    countryCode: shop.country,
    currencyCode: shop.currency,
    enabledPresentmentCurrencies: [shop.currency],
    shopifyPaymentsAccountId: null,
    supportedDigitalWallets: [],
  };
}
