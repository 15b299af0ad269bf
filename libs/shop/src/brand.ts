/** The brand, which titles, feeds and mails contain. */
export const brand = {
  name: 'Marehalm',
  /** Begins the names of cookies and of keys in browser storage. */
  key: 'marehalm',
  /** IANA name of the time zone whose days decide when an offer, a promo code or a gift card begins and ends. */
  timeZone: 'Europe/Copenhagen',
} as const;

/** Returns the title of a page, as browsers and search engines show it: 'Bag – Marehalm'. */
export const formatPageTitle = (title: string): string => `${title} – ${brand.name}`;
