import { useIntl } from 'react-intl';
import type { Withdrawal } from '@marehalm/checkout-domain';
import { brand, locales } from '@marehalm/shop';
import { Button, Heading, Notice } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { useFormat } from '../../intl/use-format';
import styles from './blocks.module.css';
import { WithdrawalFacts } from './withdrawal-facts';

/** What the shop does with a withdrawal that was confirmed, or why it could not. */
export type WithdrawalWork = 'nothing' | 'sending' | 'failed' | 'throttled';

/** A withdrawal that the service has received. */
export interface Withdrawn {
  readonly withdrawal: Withdrawal;
  readonly reference: string;
  /** ISO instant. */
  readonly receivedAt: string;
}

/** What was stated, once more, with the button that confirms it. */
export function WithdrawalReview({
  withdrawal,
  work,
  onConfirm,
  onChange,
}: {
  withdrawal: Withdrawal;
  work: WithdrawalWork;
  onConfirm: () => void;
  onChange: () => void;
}) {
  const intl = useIntl();
  return (
    <>
      <Heading level={3} size="title" tabIndex={-1}>
        {intl.formatMessage({ id: 'withdrawal.review' })}
      </Heading>
      <p>{intl.formatMessage({ id: 'withdrawal.reviewText' })}</p>
      <WithdrawalFacts withdrawal={withdrawal} />
      {(work === 'failed' || work === 'throttled') && (
        <Notice tone="problem">
          {intl.formatMessage({ id: work === 'failed' ? 'withdrawal.failed' : 'withdrawal.tooMany' })}
        </Notice>
      )}
      <div className={styles.withdrawalButtons}>
        <Button
          {...(work === 'sending' ? { pending: intl.formatMessage({ id: 'withdrawal.sending' }) } : {})}
          onClick={onConfirm}
        >
          {intl.formatMessage({ id: 'withdrawal.confirm' })}
        </Button>
        {work !== 'sending' && (
          <Button variant="link" onClick={onChange}>
            {intl.formatMessage({ id: 'withdrawal.change' })}
          </Button>
        )}
      </div>
    </>
  );
}

/** The receipt, which is mailed as well. */
export function WithdrawalReceipt({ receipt }: { receipt: Withdrawn }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const { withdrawal, reference, receivedAt } = receipt;
  // Drawn in the browser alone, so prerendered pages need not have the same words for a time.
  const time = new Intl.DateTimeFormat(locales[locale].dateLocale, {
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(new Date(receivedAt));
  return (
    <>
      <Heading level={3} size="title" tabIndex={-1}>
        {intl.formatMessage({ id: 'withdrawal.received' })}
      </Heading>
      <Notice tone="success">
        {intl.formatMessage({ id: 'withdrawal.receiptSent' }, { email: withdrawal.email })}
      </Notice>
      <WithdrawalFacts
        withdrawal={withdrawal}
        before={[
          { term: intl.formatMessage({ id: 'withdrawal.reference' }), text: reference },
          {
            term: intl.formatMessage({ id: 'withdrawal.receivedAt' }),
            text: intl.formatMessage(
              { id: 'withdrawal.dateAndTime' },
              { date: format.date(receivedAt), time },
            ),
          },
        ]}
      />
    </>
  );
}
