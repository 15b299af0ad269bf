/** State of the shop outside the checkout that a session depends on: market, country, log-ins and bag. */
export interface CheckoutContext<Market extends string> {
  readonly market: Market;
  /** Country that the shopper has chosen outside of the checkout, ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** Names of the log-ins of this browser, by market. */
  readonly logins: Readonly<Partial<Record<Market, string | undefined>>>;
  /** Whether anything in the bag is shipped; missing while the bag is empty. */
  readonly requiresShipping?: boolean | undefined;
  /** Any text that changes with the contents of the bag's settled cart; missing while it is not settled. */
  readonly contents?: string | undefined;
}
