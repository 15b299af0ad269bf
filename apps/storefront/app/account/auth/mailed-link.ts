import { isMarketId, type MarketId } from '@marehalm/shop';

/** What a mail about an account has put behind the `#` of its link. */
export interface MailedLink {
  /** The shop that has the account, whichever market the shopper is in now. */
  readonly market: MarketId;
  readonly purpose: 'reset' | 'activation';
  readonly id: string;
  /** A secret that serves once. */
  readonly token: string;
}

/**
 * Reads the part of an address behind the `#`, which no server is ever sent. Nothing for anything that cannot be a mailed link.
 *
 * @param hash With or without its `#`.
 */
export function readMailedLink(hash: string): MailedLink | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const market = parameters.get('shop');
  const id = parameters.get('id');
  const reset = parameters.get('token');
  const activation = parameters.get('activation');
  const token = reset ?? activation;
  if (!isMarketId(market) || !id || !token) return undefined;
  return { market, purpose: reset === null ? 'activation' : 'reset', id, token };
}
