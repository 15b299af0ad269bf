import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RecoveryAnswer } from '@marehalm/commerce-client';
import { Button, Heading, Notice, type NonTextNode } from '@marehalm/ui';
import { AccountErrorNotice, toAccountErrorKind, type AccountErrorKind } from '../account-error-notice';
import styles from '../account.module.css';

/**
 * Replaces a form after an email has been sent, and takes the focus so that screen readers announce it. A button sends the email
 * again.
 */
export function EmailSentMessage({
  title,
  text,
  help,
  again,
  back,
}: {
  title: string;
  text: string;
  /** Advice if no mail arrives. */
  help: string;
  /** Sends the mail again. */
  again: () => Promise<RecoveryAnswer>;
  /** A link back. */
  back: NonTextNode;
}) {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'nothing' | 'sending' | 'sent' | AccountErrorKind>('nothing');
  useEffect(() => place.current?.querySelector('h2')?.focus(), []);
  const repeat = async () => {
    if (state === 'sending') return;
    setState('sending');
    const answer = await again();
    setState(answer.kind === 'ok' ? 'sent' : toAccountErrorKind(answer));
  };
  return (
    <div ref={place} className={styles.column}>
      <Heading level={2} size="s" tabIndex={-1}>
        {title}
      </Heading>
      <p>{text}</p>
      <p className={styles.quiet}>{help}</p>
      {state === 'sent' && (
        <Notice tone="success">{intl.formatMessage({ id: 'account.mailedAgain' })}</Notice>
      )}
      {state !== 'nothing' && state !== 'sending' && state !== 'sent' && <AccountErrorNotice error={state} />}
      <div className={styles.row}>
        <Button
          variant="link"
          pending={state === 'sending' ? intl.formatMessage({ id: 'account.working' }) : undefined}
          onClick={() => void repeat()}
        >
          {intl.formatMessage({ id: 'account.mailAgain' })}
        </Button>
        {back}
      </div>
    </div>
  );
}
