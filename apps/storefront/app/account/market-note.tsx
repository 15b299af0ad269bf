import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { marketIds } from '@marehalm/shop';
import { Button, Notice } from '@marehalm/ui';
import { chooseMarket } from '../session/market';
import { openOverlay } from '../session/open-overlay';
import { accountSessions } from '../session/account-sessions';
import { useAccounts } from './use-accounts';
import styles from './account.module.css';

/** Which market's account one logs in to, and how to choose another. */
export function MarketNote() {
  const intl = useIntl();
  const { market } = useAccounts();
  return (
    <div className={styles.note}>
      <p>{intl.formatMessage({ id: 'account.market.here' }, { market })}</p>
      <Button variant="link" onClick={() => openOverlay('preferences')}>
        {intl.formatMessage({ id: 'account.market.change' })}
      </Button>
    </div>
  );
}

/** For a customer who has changed market, each of which has accounts of its own: leads back to theirs. */
export function MarketElsewhere() {
  const intl = useIntl();
  const { market } = useAccounts();
  const sessions = useStore(accountSessions);
  const elsewhere = marketIds.find((id) => id !== market && sessions[id]?.session);
  return (
    elsewhere && (
      <Notice tone="info">
        <p>{intl.formatMessage({ id: 'account.market.elsewhere' }, { market: elsewhere })}</p>
        <Button variant="link" onClick={() => chooseMarket(elsewhere)}>
          {intl.formatMessage({ id: 'account.market.switch' }, { market: elsewhere })}
        </Button>
      </Notice>
    )
  );
}
