import type { ComponentType, ReactNode } from 'react';
import { lazyInBrowser, type LoadFrame } from '../intl/lazy-in-browser';
import { MessagesProvider } from '../intl/messages';

/** What the content of every page of the account is given. */
export interface AccountContentProps {
  /** Path of the page about personal data. */
  readonly privacy: string;
  /** Path of the page where a contract is withdrawn from. */
  readonly withdraw: string;
}

export type AccountContent = ComponentType<AccountContentProps & { readonly fallback: ReactNode }>;

/** The messages of the account, with those of an address, which the checkout has too. No other page has them. */
const loadMessages = {
  en: () => import('../../.messages/account.en.json'),
  da: () => import('../../.messages/account.da.json'),
};

const withMessages: LoadFrame = async (locale) => {
  const { default: messages } = await loadMessages[locale]();
  return ({ children }) => <MessagesProvider messages={messages}>{children}</MessagesProvider>;
};

/** Returns the content of a page of the account, which the browser loads with the messages of the account. */
export function lazyAccountContent(load: () => Promise<ComponentType<AccountContentProps>>): AccountContent {
  return lazyInBrowser(withMessages, load);
}
