import { useStore } from 'zustand';
import { marketIds } from '@marehalm/i18n-routing';
import { Button } from '@marehalm/ui';
import { chooseMarket } from '../../shell/market';
import { openOverlay } from '../../shell/open-overlay';
import { useText } from '../../text';
import { sessionsStore } from '../../wiring/account-sessions';
import { useAccounts } from './use-accounts';
import styles from './account.module.css';

/**
 * Each market is a shop of its own with accounts of its own: says which one this is, and leads to the one where the shopper is
 * logged in.
 */
export function MarketNote() {
  const t = useText();
  const { market } = useAccounts();
  const sessions = useStore(sessionsStore);
  const elsewhere = marketIds.find((id) => id !== market && sessions[id]?.session);
  return (
    <div className={styles.note}>
      <p>{t('account.market.here', { market })}</p>
      {elsewhere ? (
        <>
          <p>{t('account.market.elsewhere', { market: elsewhere })}</p>
          <Button variant="link" onClick={() => chooseMarket(elsewhere)}>
            {t('account.market.switch', { market: elsewhere })}
          </Button>
        </>
      ) : (
        <Button variant="link" onClick={() => openOverlay('preferences')}>
          {t('account.market.change')}
        </Button>
      )}
    </div>
  );
}
