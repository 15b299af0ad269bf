import { useState } from 'react';
import { useIntl } from 'react-intl';
import { planReorder } from '@marehalm/cart-domain/bag';
import type { AccountOrder, AccountOrderDetails, AccountOrderLine } from '@marehalm/commerce-client';
import { Button, Notice } from '@marehalm/ui';
import { useIsMountedGetter } from '@marehalm/static-router/client';
import { openOverlay } from '../../session/overlay-store';
import { accountSessions } from '../../session/account-sessions';
import { dispatchToBag } from '../../cart/bag';
import { offerCache } from '../../cart/shop-bag';
import { createShopOfferFinder } from '../../cart/calculate-shop-bag-totals';
import { getOwnValue } from '../../browser/get-own-value';
import type { LoggedInAccount } from '../use-current-market-account';
import { fetchAllOffers } from '../../cart/all-offers';
import { AccountErrorNotice, toAccountErrorKind, type AccountErrorKind } from '../account-error-notice';

type State = 'nothing' | 'asking' | AccountErrorKind | { readonly missing: readonly string[] };

/**
 * Whether a line can be bought again: not samples and gifts, which depend on current rules, and not gift cards, which have a
 * recipient.
 */
const isBought = ({ total, subtotal, attributes }: AccountOrderLine) =>
  subtotal.amount + total.amount > 0 && attributes.length === 0;

const isError = (state: State): state is AccountErrorKind =>
  typeof state === 'string' && state !== 'nothing' && state !== 'asking';

/**
 * Adds the products of an order that are still sold to the bag and opens it; names the others. For an order in the list, its
 * details are fetched first.
 */
export function BuyAgain({
  account: { accounts, session, login, market },
  order,
  variant,
}: {
  account: LoggedInAccount;
  order: AccountOrder | AccountOrderDetails;
  /** As a link it is one of several on its page, so its label includes the order. */
  variant: 'quiet' | 'link';
}) {
  const intl = useIntl();
  const [state, setState] = useState<State>('nothing');
  const isMounted = useIsMountedGetter();
  const buy = async () => {
    if (state === 'asking') return;
    setState('asking');
    try {
      const [offers, whole] = await Promise.all([
        fetchAllOffers(),
        'cost' in order ? ({ kind: 'ok', order } as const) : accounts.fetchOrder(session, order.id),
      ]);
      if (whole.kind === 'signed-out') return accountSessions.end(market, login, 'expired');
      if (whole.kind !== 'ok') return setState(toAccountErrorKind(whole));
      const { lines, missing } = planReorder(
        whole.order.lines.filter(isBought),
        createShopOfferFinder({ market, offers }),
      );
      offerCache.add(lines.flatMap(({ sku }) => getOwnValue(offers, sku) ?? []));
      for (const line of lines) dispatchToBag({ ...line, type: 'addLine' });
      setState({ missing });
      if (lines.length > 0 && isMounted()) openOverlay('bag');
    } catch {
      setState('unreachable');
    }
  };
  return (
    <>
      {typeof state === 'object' && state.missing.length > 0 && (
        <Notice tone="info">
          <p>{intl.formatMessage({ id: 'account.notSold' })}</p>
          <ul>
            {state.missing.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isError(state) && <AccountErrorNotice error={state} />}
      <div>
        <Button
          variant={variant}
          pending={state === 'asking' ? intl.formatMessage({ id: 'account.working' }) : undefined}
          onClick={() => void buy()}
        >
          {variant === 'link'
            ? intl.formatMessage({ id: 'account.buyOrderAgain' }, { number: order.name })
            : intl.formatMessage({ id: 'account.buyAgain' })}
        </Button>
      </div>
    </>
  );
}
