import { fetchOnce } from '@marehalm/static-router/client';

/** The messages of the bag, once in each language. Pages that do not show it do not have them. */
export const fetchBagMessages = {
  en: fetchOnce(() => import('../../.messages/bag.en.json')),
  da: fetchOnce(() => import('../../.messages/bag.da.json')),
};
