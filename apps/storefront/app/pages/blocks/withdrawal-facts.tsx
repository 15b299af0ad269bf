import type { ComponentProps } from 'react';
import type { Withdrawal } from '@marehalm/checkout-domain';
import { formatDate } from '@marehalm/i18n-routing';
import { FactList } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { useText } from '../../intl/text';
import styles from './blocks.module.css';

/** What was stated, as the review and the receipt repeat it. */
export function WithdrawalFacts({
  withdrawal,
  before = [],
}: {
  withdrawal: Withdrawal;
  before?: ComponentProps<typeof FactList>['facts'];
}) {
  const t = useText();
  const locale = usePageLocale();
  const { name, email, orderNumber, scope, goods, receivedOn } = withdrawal;
  return (
    <FactList
      facts={[
        ...before,
        { term: t('withdrawal.name'), text: name },
        { term: t('withdrawal.email'), text: email },
        { term: t('withdrawal.orderNumber'), text: orderNumber },
        {
          term: t('withdrawal.scope'),
          text:
            scope === 'goods' ? (
              <span className={styles.withdrawalText}>{goods}</span>
            ) : (
              t('withdrawal.scopeOrder')
            ),
        },
        ...(receivedOn ? [{ term: t('withdrawal.receivedOn'), text: formatDate(receivedOn, locale) }] : []),
      ]}
    />
  );
}
