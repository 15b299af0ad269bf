/** The messages of the checkout. No other page has them. */
export const loadCheckoutMessages = {
  en: () => import('../../.messages/checkout.en.json'),
  da: () => import('../../.messages/checkout.da.json'),
};
