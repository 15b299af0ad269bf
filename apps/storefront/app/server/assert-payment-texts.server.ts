/**
 * Checks that the messages of a language name every way to pay.
 *
 * @throws Error when they do not name one.
 */
export function assertPaymentTexts(methods: readonly string[], locale: string, messages: object): void {
  const missing = methods
    .map((method) => `checkout.payment.${method}`)
    .filter((id) => !Object.hasOwn(messages, id));
  if (missing.length > 0)
    throw new Error(
      `Cannot build the shop: apps/storefront/messages/${locale}.json has no ${missing.join(', ')}, which names a way to pay`,
    );
}
