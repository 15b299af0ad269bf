import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { AccountOrderDetails, Address } from '@marehalm/commerce-client';
import { hrefFor } from '@marehalm/shop';
import { ButtonLink, EmptyState, FactList, Heading, Link } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { AccountSkeleton, type AccountContentProps } from '../account-page';
import { getAddressName } from '@marehalm/checkout-domain';
import { addOrderToWithdrawalPath, formatAddressLines } from '@marehalm/page-data';
import { RequireAuth } from '../auth/require-auth';
import type { LoggedInAccount } from '../use-current-market-account';
import { BuyAgain } from './buy-again-button';
import { isSampleOrGift, useAllOffers } from '../../cart/all-offers';
import { OrderCostSummary } from '../../cart/order-cost-summary';
import { OrderedLines } from '../../cart/ordered-lines';
import { OrderReviews } from './order-reviews';
import { formatOrderStatus, formatOrderPaymentMethod } from './order-texts';
import { AccountErrorNotice } from '../account-error-notice';
import { useAccountQuery } from '../use-account-query';
import { useFormat } from '../../intl/use-format';
import styles from '../account.module.css';
import { getOwnValue } from '../../browser/get-own-value';

/** One order: its status, lines and delivery. */
export function OrderDetailsPage({ withdraw }: AccountContentProps) {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? '';
  return (
    <RequireAuth>
      {(account) => <OneOrder key={id} account={account} id={id} withdraw={withdraw} />}
    </RequireAuth>
  );
}

function OneOrder({ account, id, withdraw }: { account: LoggedInAccount; id: string; withdraw: string }) {
  const intl = useIntl();
  const [ask] = useState(
    () =>
      ({ accounts, session }: Pick<LoggedInAccount, 'accounts' | 'session'>) =>
        accounts.fetchOrder(session, id),
  );
  const { value, error, refetch } = useAccountQuery(account, ask);
  if (error === 'missing') {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'account.noSuchOrder' })}
        action={
          <ButtonLink href={hrefFor('accountOverview', account.locale)}>
            {intl.formatMessage({ id: 'account.toOrders' })}
          </ButtonLink>
        }
      >
        <p>{intl.formatMessage({ id: 'account.noSuchOrderText' })}</p>
      </EmptyState>
    );
  }
  if (error) return <AccountErrorNotice error={error} onRetry={refetch} />;
  return value ? <Details account={account} order={value.order} withdraw={withdraw} /> : <AccountSkeleton />;
}

function Details({
  account,
  order,
  withdraw,
}: {
  account: LoggedInAccount;
  order: AccountOrderDetails;
  withdraw: string;
}) {
  const intl = useIntl();
  const format = useFormat();
  const { locale } = account;
  const offers = useAllOffers();
  const { lines, cost, shipments, deliveryAddress, billingAddress } = order;
  const goods = lines.reduce((sum, line) => sum + line.subtotal.amount, 0);
  const paidForGoods = lines.reduce((sum, line) => sum + line.total.amount, 0);
  const { currency } = cost.total;
  const toMoney = (amount: number) => ({ amount, currency });
  return (
    <div className={styles.split}>
      <div className={styles.content}>
        <Heading level={2} size="s">
          {intl.formatMessage({ id: 'account.order' }, { number: order.name })}
        </Heading>
        <FactList
          facts={[
            { term: intl.formatMessage({ id: 'account.status' }), text: formatOrderStatus(intl, order) },
            { term: intl.formatMessage({ id: 'account.placed' }), text: format.date(order.placedAt) },
            {
              term: intl.formatMessage({ id: 'account.payment' }),
              text: intl.formatMessage({ id: `account.payment.${order.payment}` }),
            },
            order.paymentMethod
              ? {
                  term: intl.formatMessage({ id: 'account.paymentMethod' }),
                  text: formatOrderPaymentMethod(intl, order.paymentMethod),
                }
              : undefined,
            deliveryAddress && {
              term: intl.formatMessage({ id: 'account.deliveredTo' }),
              text: <AddressText address={deliveryAddress} />,
            },
            billingAddress && {
              term: intl.formatMessage({ id: 'account.billedTo' }),
              text: isSame(billingAddress, deliveryAddress) ? (
                intl.formatMessage({ id: 'account.billedSame' })
              ) : (
                <AddressText address={billingAddress} />
              ),
            },
            ...shipments.flatMap(({ carrier, tracking }) =>
              tracking.map(({ number, url }) => ({
                term: intl.formatMessage({ id: 'account.parcel' }),
                text: (
                  <>
                    <span translate="no">{`${[carrier, number].filter(Boolean).join(' ')} `}</span>
                    {url && (
                      <Link href={url}>
                        {intl.formatMessage({ id: 'account.track' }, { number: order.name })}
                      </Link>
                    )}
                  </>
                ),
              })),
            ),
          ]}
        />
        {order.reviewUrl && <OrderReviews url={order.reviewUrl} />}
        <BuyAgain account={account} order={order} variant="quiet" />
        <div className={styles.row}>
          <Link href={hrefFor('accountOverview', locale)}>
            {intl.formatMessage({ id: 'account.toOrders' })}
          </Link>
          {order.canceledAt === undefined && (
            <Link href={addOrderToWithdrawalPath(withdraw, order)}>
              {intl.formatMessage({ id: 'account.withdraw' })}
            </Link>
          )}
        </div>
      </div>
      <aside className={styles.sum} aria-labelledby="lines-title">
        <Heading level={2} size="title" id="lines-title">
          {intl.formatMessage({ id: 'account.lines' })}
        </Heading>
        <OrderedLines
          label={intl.formatMessage({ id: 'account.lines' })}
          lines={lines.map(({ sku, title, quantity, total }, key) => {
            const offer = sku === undefined ? undefined : getOwnValue(offers, sku);
            return {
              key,
              name: offer?.name[locale] ?? title,
              quantity,
              total,
              ...(offer?.href && !isSampleOrGift(offer) ? { href: offer.href[locale] } : {}),
              ...(offer ? { picture: offer.picture } : {}),
              // The name of a sample contains its size.
              ...(offer && offer.kind !== 'sample' ? { size: offer.size[locale] } : {}),
            };
          })}
        />
        <OrderCostSummary
          cost={{ ...cost, goods: toMoney(goods), discount: toMoney(goods - paidForGoods) }}
          note={intl.formatMessage({ id: 'account.vatIncluded' })}
        />
      </aside>
    </div>
  );
}

function isSame(one: Address, other: Address | undefined): boolean {
  const text = (address: Address) => JSON.stringify(Object.entries(address).sort());
  return other !== undefined && text(one) === text(other);
}

function AddressText({ address }: { address: Address }) {
  const locale = usePageLocale();
  return (
    <address className={styles.address}>
      {[getAddressName(address), ...formatAddressLines(address, locale)].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
