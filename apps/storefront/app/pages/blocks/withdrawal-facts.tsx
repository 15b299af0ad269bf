import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { Withdrawal } from '@marehalm/checkout-domain';
import { FactList } from '@marehalm/ui';
import { useFormat } from '../../intl/use-format';
import styles from './blocks.module.css';

/** What was stated, as the review and the receipt repeat it. */
export function WithdrawalFacts({
  withdrawal,
  before = [],
}: {
  withdrawal: Withdrawal;
  before?: ComponentProps<typeof FactList>['facts'];
}) {
  const intl = useIntl();
  const format = useFormat();
  const { name, email, orderNumber, scope, goods, receivedOn } = withdrawal;
  return (
    <FactList
      facts={[
        ...before,
        { term: intl.formatMessage({ id: 'withdrawal.name' }), text: name },
        { term: intl.formatMessage({ id: 'withdrawal.email' }), text: email },
        { term: intl.formatMessage({ id: 'withdrawal.orderNumber' }), text: orderNumber },
        {
          term: intl.formatMessage({ id: 'withdrawal.scope' }),
          text:
            scope === 'goods' ? (
              <span className={styles.withdrawalText}>{goods}</span>
            ) : (
              intl.formatMessage({ id: 'withdrawal.scopeOrder' })
            ),
        },
        ...(receivedOn
          ? [{ term: intl.formatMessage({ id: 'withdrawal.receivedOn' }), text: format.date(receivedOn) }]
          : []),
      ]}
    />
  );
}
