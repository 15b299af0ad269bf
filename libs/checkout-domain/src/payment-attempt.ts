/**
 * The lines and codes that a placed order removes from the bag: an `OrderedBagContents` of `@marehalm/cart-domain`. Stored with the
 * attempt, so it contains no personal data.
 */
export interface OrderedBagContents {
  /** Line keys with units. */
  readonly lines: readonly (readonly [key: string, quantity: number])[];
  /** Promo codes. */
  readonly codes: readonly string[];
}

/** One attempt to pay for a cart. The shop creates at most one order per `token`, however often the attempt is sent. */
export interface PaymentAttempt<Market extends string = string> {
  /** Created once per decision and stored until the shop has answered; empty when only the id is known. */
  readonly token: string;
  /** Empty when only the id is known. */
  readonly cartId: string;
  readonly market: Market;
  /** The shop's id of the attempt, once accepted. */
  readonly id?: string;
  /** Whether another tab started it; only that tab knows what it showed beside the button. */
  readonly isFromOtherTab?: boolean;
  /** Missing when only the id is known. */
  readonly ordered?: OrderedBagContents;
}

/** Whether only the id of the attempt is known, because it was parsed from a bank's return URL. The id is untrusted. */
export function isAttemptKnownByIdOnly({ token }: PaymentAttempt): boolean {
  return token === '';
}

/**
 * Parses the payment attempt in a bank's return URL (`?attempt=<id>`); only its id and market are known. Returns `undefined` when
 * there is no id.
 *
 * @param search As in `location.search`.
 */
export function parseReturnedAttempt<Market extends string>(
  search: string,
  market: Market,
): PaymentAttempt<Market> | undefined {
  const id = new URLSearchParams(search).get('attempt');
  return id ? { token: '', cartId: '', market, id } : undefined;
}

/**
 * Asks the shops, that of the attempt's own market first, which one knows the attempt, and returns its market; `undefined` when
 * none does. A shop that does not answer counts as knowing it.
 *
 * @param isKnown Asks the shop of a market; `undefined` when it does not answer.
 */
export async function fetchAttemptMarket<Market extends string>(
  { market: first }: PaymentAttempt<Market>,
  markets: readonly Market[],
  isKnown: (market: Market) => Promise<boolean | undefined>,
): Promise<Market | undefined> {
  for (const market of [first, ...markets.filter((each) => each !== first)]) {
    if ((await isKnown(market)) !== false) return market;
  }
  return undefined;
}
