import { fetchOnce } from '@marehalm/static-router/client';
import type { LoadFrame } from '../intl/lazy-in-browser';
import { MessagesProvider } from '../intl/messages';

/** The messages of the bag, once in each language. Pages that do not show it do not have them. */
export const fetchBagMessages = {
  en: fetchOnce(() => import('../../.messages/bag.en.json')),
  da: fetchOnce(() => import('../../.messages/bag.da.json')),
};

/** Gives the messages of the bag to what shows it. */
export const withBagMessages: LoadFrame = async (locale) => {
  const { default: messages } = await fetchBagMessages[locale]();
  return ({ children }) => <MessagesProvider messages={messages}>{children}</MessagesProvider>;
};
