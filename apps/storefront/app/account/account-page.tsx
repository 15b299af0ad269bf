import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Heading, Skeleton } from '@marehalm/ui';
import { useSharedQuery } from '../session/use-shared-query';
import styles from './account.module.css';

/** What the content of every page of the account is given. */
export interface AccountContentProps {
  /** Path of the page about personal data. */
  readonly privacy: string;
  /** Path of the page where a contract is withdrawn from. */
  readonly withdraw: string;
}

/** The frame of a page of the account: its title, and the place of the content that the browser fills in. */
export function AccountPage({
  title,
  content: Content,
  privacy,
  withdraw,
}: AccountContentProps & {
  readonly title: string;
  readonly content: ComponentType<AccountContentProps & { readonly fallback: ReactNode }>;
}) {
  useSharedQuery();
  return (
    <div className={styles.page}>
      <Heading level={1} size="m" tabIndex={-1}>
        {title}
      </Heading>
      <Content privacy={privacy} withdraw={withdraw} fallback={<AccountSkeleton />} />
    </div>
  );
}

/** The place of content that is loading. It says so once. */
export function AccountSkeleton() {
  const intl = useIntl();
  return (
    <div className={styles.column} aria-busy="true">
      <p role="status" className={styles.hidden}>
        {intl.formatMessage({ id: 'site.loading' })}
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
