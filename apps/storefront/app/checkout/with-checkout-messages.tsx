import type { LoadFrame } from '../intl/lazy-in-browser';
import { MessagesProvider } from '../intl/messages';

/** The messages of the checkout. No other page has them. */
const loadMessages = {
  en: () => import('../../.messages/checkout.en.json'),
  da: () => import('../../.messages/checkout.da.json'),
};

/** Gives the messages of the checkout to what is fetched with them. */
export const withCheckoutMessages: LoadFrame = async (locale) => {
  const { default: messages } = await loadMessages[locale]();
  return ({ children }) => <MessagesProvider messages={messages}>{children}</MessagesProvider>;
};
