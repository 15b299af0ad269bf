import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink, EmptyState } from '@marehalm/ui';
import { texts } from '../../.messages/texts';
import { usePageLocale } from './page-locale';
import styles from './without-scripts.module.css';

/** They are read where no scripts run: they stand in the HTML alone. */
const wordsOfHtml = import.meta.env.SSR ? texts : undefined;

/**
 * The place of what scripts make. Where they are switched off, or did not come, nothing is on its way: it says so instead of what in
 * `children` is busy (`aria-busy`).
 */
export function WithoutScripts({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const words = wordsOfHtml?.[locale];
  return (
    <>
      <div className={styles.made}>{children}</div>
      <div className={styles.missing} role="alert">
        <EmptyState
          title={<span suppressHydrationWarning>{words?.['scripts.missing'] ?? ''}</span>}
          action={<ButtonLink href="">{intl.formatMessage({ id: 'error.tryAgain' })}</ButtonLink>}
        >
          <p suppressHydrationWarning>{words?.['scripts.missingHelp'] ?? ''}</p>
        </EmptyState>
      </div>
    </>
  );
}
