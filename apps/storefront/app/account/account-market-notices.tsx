import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import { marketIds } from '@marehalm/shop';
import { Button, Notice } from '@marehalm/ui';
import { chooseMarket } from '../session/market';
import { openOverlay } from '../session/overlay-store';
import { accountSessions } from '../session/account-sessions';
import { useCurrentMarketAccount } from './use-current-market-account';
import styles from './account.module.css';

/** The market whose account the shopper logs in to, and a button to change it. */
export function AccountMarketNote() {
  const intl = useIntl();
  const { market } = useCurrentMarketAccount();
  return (
    <div className={styles.note}>
      <p>{intl.formatMessage({ id: 'account.market.here' }, { market })}</p>
      <Button variant="link" onClick={() => openOverlay('preferences')}>
        {intl.formatMessage({ id: 'account.market.change' })}
      </Button>
    </div>
  );
}

/** Tells a shopper who is logged in only in another market so, with a button that switches to it. Renders nothing otherwise. */
export function OtherMarketSessionNotice() {
  const intl = useIntl();
  const { market } = useCurrentMarketAccount();
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
