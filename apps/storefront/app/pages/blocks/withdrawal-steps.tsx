import type { Withdrawal } from '@marehalm/checkout-domain';
import { formatDate } from '@marehalm/i18n-routing';
import { brand } from '@marehalm/shop';
import { Button, Heading, Notice } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { useText } from '../../intl/text';
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
  const t = useText();
  return (
    <>
      <Heading level={3} size="title" tabIndex={-1}>
        {t('withdrawal.review')}
      </Heading>
      <p>{t('withdrawal.reviewText')}</p>
      <WithdrawalFacts withdrawal={withdrawal} />
      {(work === 'failed' || work === 'throttled') && (
        <Notice tone="problem">{t(work === 'failed' ? 'withdrawal.failed' : 'withdrawal.tooMany')}</Notice>
      )}
      <div className={styles.withdrawalButtons}>
        <Button {...(work === 'sending' ? { pending: t('withdrawal.sending') } : {})} onClick={onConfirm}>
          {t('withdrawal.confirm')}
        </Button>
        {work !== 'sending' && (
          <Button variant="link" onClick={onChange}>
            {t('withdrawal.change')}
          </Button>
        )}
      </div>
    </>
  );
}

/** The receipt, which is mailed as well. */
export function WithdrawalReceipt({ receipt }: { receipt: Withdrawn }) {
  const t = useText();
  const locale = usePageLocale();
  const { withdrawal, reference, receivedAt } = receipt;
  // Drawn in the browser alone, so prerendered pages need not have the same words for a time.
  const time = new Intl.DateTimeFormat(locale === 'da' ? 'da-DK' : 'en-GB', {
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(new Date(receivedAt));
  return (
    <>
      <Heading level={3} size="title" tabIndex={-1}>
        {t('withdrawal.received')}
      </Heading>
      <Notice tone="success">{t('withdrawal.receiptSent', { email: withdrawal.email })}</Notice>
      <WithdrawalFacts
        withdrawal={withdrawal}
        before={[
          { term: t('withdrawal.reference'), text: reference },
          {
            term: t('withdrawal.receivedAt'),
            text: t('withdrawal.dateAndTime', { date: formatDate(receivedAt, locale), time }),
          },
        ]}
      />
    </>
  );
}
