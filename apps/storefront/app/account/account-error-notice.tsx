import { useIntl } from 'react-intl';
import {
  isTemporaryFailure,
  type AccountItemMissing,
  type AccountRefusal,
  type StorefrontFailure,
} from '@marehalm/commerce-client';
import { Button, Notice } from '@marehalm/ui';

/** Kinds of account errors, each with its own message and advice for the shopper. */
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

/**
 * Returns the error to show for a failed answer: `missing`, `refused` or `throttled` as given, `unreachable` for temporary
 * failures, otherwise `failed`.
 */
export function toAccountErrorKind(
  answer: AccountItemMissing | AccountRefusal | StorefrontFailure,
): AccountErrorKind {
  switch (answer.kind) {
    case 'missing':
    case 'refused':
    case 'throttled':
      return answer.kind;
    default:
      return isTemporaryFailure(answer) ? 'unreachable' : 'failed';
  }
}

/**
 * Shows the message for an account error, and a retry button if `onRetry` is given. Retrying moves the focus to the page title.
 */
export function AccountErrorNotice({ error, onRetry }: { error: AccountErrorKind; onRetry?: () => void }) {
  const intl = useIntl();
  return (
    <Notice tone="problem">
      <p>{intl.formatMessage({ id: `account.trouble.${error}` })}</p>
      {onRetry && (
        <Button
          variant="link"
          onClick={() => {
            // The button disappears with the notice, so the focus moves to the title above the content.
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
