import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink, EmptyState } from '@marehalm/ui';
import { texts } from '../../.messages/texts';
import { usePageLocale } from './page-locale';
import styles from './prerendered-fallback.module.css';

/** Messages for pages without scripts, which are in the HTML only. */
const wordsOfHtml = import.meta.env.SSR ? texts : undefined;

/**
 * Shows `children` until scripts replace them. CSS shows an error message with a retry link instead if scripts are disabled or
 * fail to load.
 */
export function PrerenderedFallback({ children }: { readonly children: ReactNode }) {
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
