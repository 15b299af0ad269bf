/** What an order takes out of the bag once it is placed. It is stored with the attempt, so it names no people. */
export interface OrderedGoods {
  /** Keys of lines with whole units. */
  readonly lines: readonly (readonly [key: string, quantity: number])[];
  /** Promo codes. */
  readonly codes: readonly string[];
}

/** One decision to pay. The shop makes one order of it, however often it is sent. */
export interface PaymentAttempt<Market extends string = string> {
  /** Created once for each decision and kept until the shop has answered; empty where only the id is known. */
  readonly token: string;
  /** Empty where only the id is known. */
  readonly cartId: string;
  readonly market: Market;
  /** The shop's own id of the attempt, once it has accepted it. */
  readonly id?: string;
  /** Whether another tab began it, which alone knows what it showed beside the button. */
  readonly isFromOtherTab?: boolean;
  /** Missing where the id is all that is known. */
  readonly ordered?: OrderedGoods;
}

/** Whether all that is known of an attempt is the id in a return address, which can come from any source. */
export function isReturnedAttempt({ token }: PaymentAttempt): boolean {
  return token === '';
}

/**
 * Returns the attempt in the address that a bank leads back to, `?attempt=<id>`. A bank's app may open it in a browser or tab
 * that knows nothing else of the attempt.
 *
 * @param search As in `location.search`.
 */
export function parseReturnAddress<Market extends string>(
  search: string,
  market: Market,
): PaymentAttempt<Market> | undefined {
  const id = new URLSearchParams(search).get('attempt');
  return id ? { token: '', cartId: '', market, id } : undefined;
}

/**
 * Returns the market whose shop knows an attempt, asking the attempt's own first; `undefined` where none does. A shop that cannot
 * be asked is taken to know it, because following the attempt asks again.
 *
 * @param isKnown Asks the shop of a market; `undefined` where it does not answer.
 */
export async function findAttemptMarket<Market extends string>(
  { market: first }: PaymentAttempt<Market>,
  markets: readonly Market[],
  isKnown: (market: Market) => Promise<boolean | undefined>,
): Promise<Market | undefined> {
  for (const market of [first, ...markets.filter((each) => each !== first)]) {
    if ((await isKnown(market)) !== false) return market;
  }
  return undefined;
}
