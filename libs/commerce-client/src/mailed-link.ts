/** The shop, purpose and one-time key in the hash of a link from an account mail. */
export interface MailedLink<Shop extends string = string> {
  /** The shop that has the account. */
  readonly shop: Shop;
  readonly purpose: 'reset' | 'activation';
  readonly id: string;
  /** A secret that works once. */
  readonly token: string;
}

/**
 * Parses the hash of a mailed link, which no server receives: `#shop=dk&id=1&token=…` for a new password, `activation=…` for a
 * new account. Returns `undefined` for any other hash.
 *
 * @param hash With or without its `#`.
 *
 * @example
 * ```ts
 * parseMailedLink('#shop=eu&id=1&token=secret', ['eu', 'us'])?.purpose; // => 'reset'
 * ```
 */
export function parseMailedLink<Shop extends string>(
  hash: string,
  shops: readonly Shop[],
): MailedLink<Shop> | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const shop = shops.find((each) => each === parameters.get('shop'));
  const id = parameters.get('id');
  const reset = parameters.get('token');
  const token = reset ?? parameters.get('activation');
  if (shop === undefined || !id || !token) return undefined;
  return { shop, purpose: reset === null ? 'activation' : 'reset', id, token };
}
