import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { Withdrawal } from '@marehalm/checkout-domain';
import { brand, locales } from '@marehalm/shop';
import { Button, Notice, WithdrawalStep, WithdrawnGoods } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { useFormat } from '../../intl/use-format';

/** The progress of a confirmed withdrawal, or the reason for its failure. */
export type WithdrawalStatus = 'nothing' | 'sending' | 'failed' | 'throttled';

/** A withdrawal that the service has received. */
export interface ReceivedWithdrawal {
  readonly withdrawal: Withdrawal;
  readonly reference: string;
  /** ISO instant. */
  readonly receivedAt: string;
}

interface StepProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly id: string;
}

/** What was stated, once more, with the button that confirms it. */
export function WithdrawalReview({
  withdrawal,
  work,
  onConfirm,
  onChange,
  ...step
}: StepProps & {
  withdrawal: Withdrawal;
  work: WithdrawalStatus;
  onConfirm: () => void;
  onChange: () => void;
}) {
  const intl = useIntl();
  return (
    <WithdrawalStep
      {...step}
      title={intl.formatMessage({ id: 'withdrawal.review' })}
      text={intl.formatMessage({ id: 'withdrawal.reviewText' })}
      facts={useFacts(withdrawal)}
      problem={
        (work === 'failed' || work === 'throttled') && (
          <Notice tone="problem">
            {intl.formatMessage({ id: work === 'failed' ? 'withdrawal.failed' : 'withdrawal.tooMany' })}
          </Notice>
        )
      }
      actions={
        <>
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
        </>
      }
    />
  );
}

/** The receipt, which is mailed as well. */
export function WithdrawalReceipt({
  receipt: { withdrawal, reference, receivedAt },
  ...step
}: StepProps & { receipt: ReceivedWithdrawal }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  // Drawn in the browser alone, so prerendered pages need not have the same words for a time.
  const time = new Intl.DateTimeFormat(locales[locale].dateLocale, {
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(new Date(receivedAt));
  return (
    <WithdrawalStep
      {...step}
      title={intl.formatMessage({ id: 'withdrawal.received' })}
      receipt={
        <Notice tone="success">
          {intl.formatMessage({ id: 'withdrawal.receiptSent' }, { email: withdrawal.email })}
        </Notice>
      }
      facts={[
        { term: intl.formatMessage({ id: 'withdrawal.reference' }), text: reference },
        {
          term: intl.formatMessage({ id: 'withdrawal.receivedAt' }),
          text: intl.formatMessage({ id: 'withdrawal.dateAndTime' }, { date: format.date(receivedAt), time }),
        },
        ...useFacts(withdrawal),
      ]}
    />
  );
}

/** What was stated, as the review and the receipt repeat it. */
function useFacts({ name, email, orderNumber, scope, goods, receivedOn }: Withdrawal) {
  const intl = useIntl();
  const format = useFormat();
  return [
    { term: intl.formatMessage({ id: 'withdrawal.name' }), text: name },
    { term: intl.formatMessage({ id: 'withdrawal.email' }), text: email },
    { term: intl.formatMessage({ id: 'withdrawal.orderNumber' }), text: orderNumber },
    {
      term: intl.formatMessage({ id: 'withdrawal.scope' }),
      text:
        scope === 'goods' ? (
          <WithdrawnGoods>{goods}</WithdrawnGoods>
        ) : (
          intl.formatMessage({ id: 'withdrawal.scopeOrder' })
        ),
    },
    ...(receivedOn
      ? [{ term: intl.formatMessage({ id: 'withdrawal.receivedOn' }), text: format.date(receivedOn) }]
      : []),
  ];
}
