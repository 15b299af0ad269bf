import type { ComponentType, ReactNode } from 'react';
import { Heading, Skeleton } from '@marehalm/ui';
import { lazyInBrowser, type LoadFrame } from '../../lazy-in-browser';
import { MoreText } from '../../more-text';
import { useText } from '../../text';
import { useSharedQuery } from '../../use-shared-query';
import type { AccountRoute } from './account-routes';
import styles from './account.module.css';

/** What every part of the account is given. */
export interface AccountPartProps {
  /** Path of the page about personal data. */
  readonly privacy: string;
  /** Path of the page where a contract is withdrawn from. */
  readonly withdraw: string;
}

type Part = ComponentType<AccountPartProps & { readonly fallback: ReactNode }>;

/** The words of the account, with those of an address, which the checkout has too. No other page has them. */
const loadWords = {
  en: () =>
    import('../../../messages/en.json?only=account,checkout.field,checkout.mistake,checkout.mistakes,checkout.optional&messages'),
  da: () =>
    import('../../../messages/da.json?only=account,checkout.field,checkout.mistake,checkout.mistakes,checkout.optional&messages'),
};

const withWords: LoadFrame = async (locale) => {
  const { default: messages } = await loadWords[locale]();
  return ({ children }) => <MoreText messages={messages}>{children}</MoreText>;
};

const part = (load: () => Promise<ComponentType<AccountPartProps>>): Part => lazyInBrowser(withWords, load);

const parts: Readonly<Record<AccountRoute, Part>> = {
  account: part(async () => (await import('./guarded')).ToOverview),
  accountLogin: part(async () => (await import('./log-in')).LogIn),
  accountCreate: part(async () => (await import('./create-account')).CreateAccount),
  accountForgottenPassword: part(async () => (await import('./forgotten-password')).ForgottenPassword),
  accountResetPassword: part(async () => (await import('./new-password')).NewPassword),
  accountOverview: part(async () => (await import('./overview')).Overview),
  accountOrder: part(async () => (await import('./order')).Order),
  accountAddresses: part(async () => (await import('./addresses')).Addresses),
  accountAddressAdd: part(async () => (await import('./address-pages')).AddAddress),
  accountAddressEdit: part(async () => (await import('./address-pages')).EditAddress),
  accountEdit: part(async () => (await import('./edit-account')).EditAccount),
};

/** The frame of a page of the account: its title, and the place of what the browser fills in. */
export function AccountPage({
  name,
  title,
  ...paths
}: { readonly name: AccountRoute; readonly title: string } & AccountPartProps) {
  const Content = parts[name];
  useSharedQuery();
  return (
    <div className={styles.page}>
      <Heading level={1} size="m" tabIndex={-1}>
        {title}
      </Heading>
      <Content {...paths} fallback={<AccountSkeleton />} />
    </div>
  );
}

/** The place of what is on its way. It says so once. */
export function AccountSkeleton() {
  const t = useText();
  return (
    <div className={styles.column} aria-busy="true">
      <p role="status" className={styles.hidden}>
        {t('site.loading')}
      </p>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={styles.place}>
          <Skeleton />
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}
