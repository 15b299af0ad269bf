import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hrefFor, type LocaleCode } from '@marehalm/shop';
import type { AccountOrder, AccountProfile } from '@marehalm/commerce-client';
import { Button, ButtonLink, EmptyState, Heading, OrderCard } from '@marehalm/ui';
import { AccountSkeleton, type AccountContentProps } from '../account-page';
import { RequireAuth } from '../auth/require-auth';
import type { LoggedInAccount } from '../use-current-market-account';
import { BuyAgain } from './buy-again-button';
import { isSampleOrGift, useAllOffers } from '../../cart/all-offers';
import {
  addOrderToWithdrawalPath,
  type BagOffers,
  getOrderHref,
  getOrderProgress,
  getTrackingHref,
} from '@marehalm/page-data';
import { formatOrderStatus } from './order-texts';
import { AccountErrorNotice, toAccountErrorKind, type AccountErrorKind } from '../account-error-notice';
import { useAccountQuery } from '../use-account-query';
import { accountSessions } from '../../session/account-sessions';
import { useFormat } from '../../intl/use-format';
import styles from '../account.module.css';
import { getOwnValue } from '../../browser/get-own-value';

/** The customer's data and orders. */
export function AccountOverviewPage({ withdraw }: AccountContentProps) {
  return <RequireAuth>{(account) => <Orders account={account} withdraw={withdraw} />}</RequireAuth>;
}

/** Both requests in parallel; the page is shown when both are answered. */
async function readOverview({ accounts, session }: Pick<LoggedInAccount, 'accounts' | 'session'>) {
  const [profile, orders] = await Promise.all([
    accounts.fetchProfile(session),
    accounts.fetchOrders(session),
  ]);
  if (profile.kind !== 'ok') return profile;
  if (orders.kind !== 'ok') return orders;
  const { next } = orders;
  return {
    kind: 'ok' as const,
    profile: profile.profile,
    orders: orders.orders,
    ...(next === undefined ? {} : { next }),
  };
}

function Orders({ account, withdraw }: { account: LoggedInAccount; withdraw: string }) {
  const intl = useIntl();
  const { value, error, refetch } = useAccountQuery(account, readOverview);
  if (error) return <AccountErrorNotice error={error} onRetry={refetch} />;
  if (!value) return <AccountSkeleton />;
  const { profile, orders, next } = value;
  return (
    <>
      <Greeting profile={profile} />
      <section className={styles.orders} aria-labelledby="orders-title">
        <Heading level={2} size="s" id="orders-title">
          {intl.formatMessage({ id: 'account.orders' })}
        </Heading>
        {orders.length === 0 ? (
          <EmptyState
            level={3}
            title={intl.formatMessage({ id: 'account.noOrders' })}
            action={
              <ButtonLink href={hrefFor('shop', account.locale)}>
                {intl.formatMessage({ id: 'account.toShop' })}
              </ButtonLink>
            }
          >
            <p>{intl.formatMessage({ id: 'account.noOrdersText' })}</p>
          </EmptyState>
        ) : (
          <OrderList
            key={account.session.token}
            account={account}
            withdraw={withdraw}
            orders={orders}
            next={next}
          />
        )}
      </section>
    </>
  );
}

function Greeting({ profile: { firstName, email } }: { profile: AccountProfile }) {
  const intl = useIntl();
  return (
    <p className={styles.lead}>
      {firstName
        ? intl.formatMessage({ id: 'account.hello' }, { name: firstName, email: email ?? '' })
        : intl.formatMessage({ id: 'account.loggedInAs' }, { email: email ?? '' })}
    </p>
  );
}

/** Maximum number of pictures on a card. */
const DRAWN = 4;

/** Returns pictures of the order's products that are still sold. */
function picturesOf({ lines }: AccountOrder, offers: BagOffers, locale: LocaleCode) {
  const known = new Map(
    lines.flatMap(({ sku }) => {
      const offer = sku === undefined ? undefined : getOwnValue(offers, sku);
      return offer && !isSampleOrGift(offer) ? [[offer.sku, offer]] : [];
    }),
  );
  return [...known.values()].map(({ picture, name }) => ({ picture, alt: name[locale] }));
}

function OrderActions({
  account,
  order,
  withdraw,
}: {
  account: LoggedInAccount;
  order: AccountOrder;
  withdraw: string;
}) {
  const intl = useIntl();
  const trackingHref = getTrackingHref(order, account.locale);
  return (
    <>
      {trackingHref !== undefined && (
        <ButtonLink variant="link" href={trackingHref}>
          {intl.formatMessage({ id: 'account.track' }, { number: order.name })}
        </ButtonLink>
      )}
      <BuyAgain account={account} order={order} variant="link" />
      {order.canceledAt === undefined && (
        <ButtonLink variant="link" href={addOrderToWithdrawalPath(withdraw, order)}>
          {intl.formatMessage({ id: 'account.withdrawOrder' }, { number: order.name })}
        </ButtonLink>
      )}
    </>
  );
}

/** The newest orders, and older ones on demand. */
function OrderList({
  account,
  withdraw,
  orders,
  next,
}: {
  account: LoggedInAccount;
  withdraw: string;
  orders: readonly AccountOrder[];
  next: string | undefined;
}) {
  const intl = useIntl();
  const format = useFormat();
  const { accounts, session, login, market, locale } = account;
  const offers = useAllOffers();
  const [older, setOlder] = useState<{
    readonly orders: readonly AccountOrder[];
    readonly next: string | undefined;
  }>({ orders: [], next });
  const [work, setWork] = useState<'nothing' | 'asking' | AccountErrorKind>('nothing');
  const list = useRef<HTMLDivElement>(null);
  const count = orders.length + older.orders.length;
  const before = useRef(count);
  // The button may disappear with the last page, so the focus moves to the first added order.
  useLayoutEffect(() => {
    if (count > before.current) list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = count;
  }, [count]);
  const more = async () => {
    if (work === 'asking' || older.next === undefined) return;
    setWork('asking');
    const answer = await accounts.fetchOrders(session, { after: older.next });
    if (answer.kind === 'signed-out') return accountSessions.end(market, login, 'expired');
    if (answer.kind !== 'ok') return setWork(toAccountErrorKind(answer));
    setWork('nothing');
    setOlder(({ orders: before }) => ({ orders: [...before, ...answer.orders], next: answer.next }));
  };
  return (
    <>
      <div ref={list}>
        {[...orders, ...older.orders].map((order) => (
          <OrderCard
            key={order.id}
            level={3}
            title={intl.formatMessage({ id: 'account.order' }, { number: order.name })}
            href={getOrderHref(order.id, locale)}
            date={format.date(order.placedAt)}
            dateTime={order.placedAt.slice(0, 10)}
            status={formatOrderStatus(intl, order)}
            stage={getOrderProgress(order)}
            total={format.price(order.total)}
            pictures={picturesOf(order, offers, locale)}
            {...(order.lines.length > DRAWN ? { more: '…' } : {})}
            actions={<OrderActions account={account} order={order} withdraw={withdraw} />}
          />
        ))}
      </div>
      {work !== 'nothing' && work !== 'asking' && <AccountErrorNotice error={work} />}
      {older.next !== undefined && (
        <div>
          <Button
            variant="quiet"
            pending={work === 'asking' ? intl.formatMessage({ id: 'account.working' }) : undefined}
            onClick={() => void more()}
          >
            {intl.formatMessage({ id: 'account.olderOrders' })}
          </Button>
        </div>
      )}
    </>
  );
}
