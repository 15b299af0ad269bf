import { useIntl } from 'react-intl';
import { isTemporaryFailure, type StorefrontFailure } from '@marehalm/commerce-client';
import { Button, Notice } from '@marehalm/ui';

/** Why something did not work, as far as a shopper can do something about it. */
export type AccountErrorKind =
  | 'unreachable'
  | 'throttled'
  | 'failed'
  | 'wrong-credentials'
  | 'created'
  | 'disabled'
  | 'refused'
  | 'missing'
  | 'already-active';

/** What a shopper is told of a failure between the page and the shop. */
export function toErrorKind(failure: StorefrontFailure): AccountErrorKind {
  if (failure.kind === 'throttled') return 'throttled';
  return isTemporaryFailure(failure) ? 'unreachable' : 'failed';
}

/** Says what did not work and what to do now. With `onRetry` it can be tried again at once. */
export function ErrorNotice({ error, onRetry }: { error: AccountErrorKind; onRetry?: () => void }) {
  const intl = useIntl();
  return (
    <Notice tone="problem">
      <p>{intl.formatMessage({ id: `account.trouble.${error}` })}</p>
      {onRetry && (
        <Button
          variant="link"
          onClick={() => {
            // The button goes with the notice. What was asked for stands below the title of the page.
            document.querySelector('h1')?.focus();
            onRetry();
          }}
        >
          {intl.formatMessage({ id: 'account.retry' })}
        </Button>
      )}
    </Notice>
  );
}
