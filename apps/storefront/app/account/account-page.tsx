import type { ComponentType, ReactNode } from 'react';
import { Heading, Skeleton } from '@marehalm/ui';
import { LoadingStatus } from '../layout/loading-status';
import { useKeepQueryOnLocaleSwitch } from '../session/use-keep-query-on-locale-switch';
import styles from './account.module.css';

/** Props of the content of every account page. */
export interface AccountContentProps {
  /** Path of the privacy page. */
  readonly privacy: string;
  /** Path of the withdrawal page. */
  readonly withdraw: string;
}

/** The prerendered frame of an account page: its title, and a skeleton of the content that the browser renders. */
export function AccountPage({
  title,
  content: Content,
  privacy,
  withdraw,
}: AccountContentProps & {
  readonly title: string;
  readonly content: ComponentType<AccountContentProps & { readonly fallback: ReactNode }>;
}) {
  useKeepQueryOnLocaleSwitch();
  return (
    <div className={styles.page}>
      <Heading level={1} size="m" tabIndex={-1}>
        {title}
      </Heading>
      <Content privacy={privacy} withdraw={withdraw} fallback={<AccountSkeleton />} />
    </div>
  );
}

/** A skeleton of the content. */
export function AccountSkeleton() {
  return (
    <div className={styles.column} aria-busy="true">
      <LoadingStatus />
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={styles.place}>
          <Skeleton />
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}
