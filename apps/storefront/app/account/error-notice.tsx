import { useIntl } from 'react-intl';
import {
  isTemporaryFailure,
  type AccountItemMissing,
  type AccountRefusal,
  type StorefrontFailure,
} from '@marehalm/commerce-client';
import { Button, Notice } from '@marehalm/ui';

/** Kinds of errors with an action for the shopper. */
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

/** Converts a failed request to the Storefront API into the error that the page shows: `throttled`, `unreachable` or `failed`. */
export function toErrorKind(
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

/** Says what failed and what to do. Shows a button to try again if there is `onRetry`. */
export function ErrorNotice({ error, onRetry }: { error: AccountErrorKind; onRetry?: () => void }) {
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
