import { useIntl } from 'react-intl';
import { Button, Notice } from '@marehalm/ui';

/** Says that the shop cannot be reached before there is a checkout, with a button to try again. */
export function UnreachableNotice({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <Notice tone="problem">
      <p>{intl.formatMessage({ id: 'checkout.problem.unreachable' })}</p>
      <Button variant="link" onClick={onRetry}>
        {intl.formatMessage({ id: 'checkout.problem.retry' })}
      </Button>
    </Notice>
  );
}
