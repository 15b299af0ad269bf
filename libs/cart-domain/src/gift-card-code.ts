/**
 * Whether a text looks like a gift-card code issued by Shopify: 16 letters and digits, in groups of four with hyphens
 * or spaces, or unbroken with at least one digit, because a word of 16 letters may be a promo code.
 *
 * @example
 * ```ts
 * isGiftCardCode('7k2m-9qxd-4hjt-w8pc'); // => true
 * isGiftCardCode('WELCOME15'); // => false
 * ```
 */
export function isGiftCardCode(typed: string): boolean {
  return /^(?:[A-Z\d]{4}[- ]){3}[A-Z\d]{4}$|^(?=.*\d)[A-Z\d]{16}$/i.test(typed.trim());
}
