import { useStore } from 'zustand';
import { marketIds } from '@marehalm/shop';
import { Button, Notice } from '@marehalm/ui';
import { chooseMarket } from '../session/market';
import { openOverlay } from '../session/open-overlay';
import { useText } from '../intl/text';
import { accountSessions } from '../session/account-sessions';
import { useAccounts } from './use-accounts';
import styles from './account.module.css';

/** Which market's account one logs in to, and how to choose another. */
export function MarketNote() {
  const t = useText();
  const { market } = useAccounts();
  return (
    <div className={styles.note}>
      <p>{t('account.market.here', { market })}</p>
      <Button variant="link" onClick={() => openOverlay('preferences')}>
        {t('account.market.change')}
      </Button>
    </div>
  );
}

/** For a customer who has changed market, each of which has accounts of its own: leads back to theirs. */
export function MarketElsewhere() {
  const t = useText();
  const { market } = useAccounts();
  const sessions = useStore(accountSessions);
  const elsewhere = marketIds.find((id) => id !== market && sessions[id]?.session);
  return (
    elsewhere && (
      <Notice tone="info">
        <p>{t('account.market.elsewhere', { market: elsewhere })}</p>
        <Button variant="link" onClick={() => chooseMarket(elsewhere)}>
          {t('account.market.switch', { market: elsewhere })}
        </Button>
      </Notice>
    )
  );
}
