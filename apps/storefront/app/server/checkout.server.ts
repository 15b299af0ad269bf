import { createCheckoutPageData } from '@marehalm/page-data/build';
import { isWallet } from '@marehalm/shop';
import { messages } from '../../.messages/all';
import { paymentProvider } from '../config/payment-provider.ts';
import { assertPaymentTexts } from './assert-payment-texts.server.ts';
import { createPageLoader } from './create-page-loader.server.ts';
import { getText } from './intl.server.ts';

const cardMethods = paymentProvider.methods.filter((method) => !isWallet(method));

/** Loads the prerendered part of the checkout. */
export const loadCheckout = createPageLoader('checkout', (sources, match) => {
  assertPaymentTexts(cardMethods, match.locale, messages[match.locale]);
  return createCheckoutPageData(sources, match, getText(match.locale, 'checkout.title'));
});
