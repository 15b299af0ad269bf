import type { LoadFrame } from '../intl/lazy-in-browser';
import { MoreText } from '../intl/more-text';
import { fetchOnce } from './fetch-once';

/** The words of the bag, once in each language. Pages that do not show it do not have them. */
export const fetchBagWords = {
  en: fetchOnce(() => import('../../messages/en.json?only=bag,promo,samples&messages')),
  da: fetchOnce(() => import('../../messages/da.json?only=bag,promo,samples&messages')),
};

/** Puts the words of the bag around what shows it. */
export const withBagWords: LoadFrame = async (locale) => {
  const { default: messages } = await fetchBagWords[locale]();
  return ({ children }) => <MoreText messages={messages}>{children}</MoreText>;
};
