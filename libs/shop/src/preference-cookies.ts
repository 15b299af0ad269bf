import { createPreferenceCookie } from '@marehalm/i18n-routing';
import { brand } from './brand.ts';
import { localeCodes } from './locales.ts';
import { marketIds } from './markets.ts';

/** Remembers the shopper's language for 365 days (specification, section 9). */
export const localeCookie = createPreferenceCookie(`${brand.key}_locale`, localeCodes);

/** Remembers the shopper's market for 365 days (specification, section 9). */
export const marketCookie = createPreferenceCookie(`${brand.key}_market`, marketIds);
