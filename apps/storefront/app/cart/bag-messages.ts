import { perLocale } from '@marehalm/shop';
import { fetchOnce } from '@marehalm/static-router/client';
import { loadMessages } from '../../.messages/bag';

/** The messages of the bag, once in each language. Pages that do not show it do not have them. */
export const fetchBagMessages = perLocale((locale) => fetchOnce(loadMessages[locale]));
