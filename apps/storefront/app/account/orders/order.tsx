import { useState } from 'react';
import { useLocation } from 'react-router';
import type { AccountOrderDetails, Address } from '@marehalm/commerce-client';
import { formatDate, formatPrice } from '@marehalm/i18n-routing';
import { hrefFor } from '@marehalm/shop';
import {
  BagLine,
  BagList,
  BagListItem,
  BagSummary,
  ButtonLink,
  EmptyState,
  FactList,
  Heading,
  Link,
} from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { useText } from '../../intl/text';
import { AccountSkeleton } from '../account-page';
import type { AccountContentProps } from '../lazy-account-content';
import { addressLines, nameOf } from '../addresses/address-lines';
import { RequireAuth } from '../auth/require-auth';
import type { OpenAccount } from '../open-account';
import { BuyAgain } from './buy-again-button';
import { isGiven, useOffers } from '../../cart/fetch-offers';
import { orderStatus, withdrawHref } from './order-texts';
import { ErrorNotice } from '../error-notice';
import { useAccountQuery } from '../use-account-query';
import styles from '../account.module.css';
import { ownValue } from '../../browser/own-value';

/** One order: how it stands, what is in it, where it goes. */
export function Order({ withdraw }: AccountContentProps) {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? '';
  return (
    <RequireAuth>
      {(account) => <OneOrder key={id} account={account} id={id} withdraw={withdraw} />}
    </RequireAuth>
  );
}

function OneOrder({ account, id, withdraw }: { account: OpenAccount; id: string; withdraw: string }) {
  const t = useText();
  const [ask] = useState(
    () =>
      ({ accounts, session }: Pick<OpenAccount, 'accounts' | 'session'>) =>
        accounts.readOrder(session, id),
  );
  const { value, error, refetch } = useAccountQuery(account, ask);
  if (error === 'missing') {
    return (
      <EmptyState
        title={t('account.noSuchOrder')}
        action={
          <ButtonLink href={hrefFor('accountOverview', account.locale)}>{t('account.toOrders')}</ButtonLink>
        }
      >
        <p>{t('account.noSuchOrderText')}</p>
      </EmptyState>
    );
  }
  if (error) return <ErrorNotice error={error} onRetry={refetch} />;
  return value ? <Details account={account} order={value.order} withdraw={withdraw} /> : <AccountSkeleton />;
}

function Details({
  account,
  order,
  withdraw,
}: {
  account: OpenAccount;
  order: AccountOrderDetails;
  withdraw: string;
}) {
  const t = useText();
  const { locale } = account;
  const offers = useOffers();
  const { lines, cost, shipments, deliveryAddress, billingAddress } = order;
  const goods = lines.reduce((sum, line) => sum + line.subtotal.amount, 0);
  const paidForGoods = lines.reduce((sum, line) => sum + line.total.amount, 0);
  const { currency } = cost.total;
  const write = (amount: number) => formatPrice({ amount, currency }, locale);
  return (
    <div className={styles.split}>
      <div className={styles.content}>
        <Heading level={2} size="s">
          {t('account.order', { number: order.name })}
        </Heading>
        <FactList
          facts={[
            { term: t('account.status'), text: orderStatus(t, order) },
            { term: t('account.placed'), text: formatDate(order.placedAt, locale) },
            { term: t('account.payment'), text: t(`account.payment.${order.payment}`) },
            ...(deliveryAddress
              ? [{ term: t('account.deliveredTo'), text: <AddressText address={deliveryAddress} /> }]
              : []),
            ...(billingAddress
              ? [
                  {
                    term: t('account.billedTo'),
                    text: isSame(billingAddress, deliveryAddress) ? (
                      t('account.billedSame')
                    ) : (
                      <AddressText address={billingAddress} />
                    ),
                  },
                ]
              : []),
            ...shipments.flatMap(({ carrier, tracking }) =>
              tracking.map(({ number, url }) => ({
                term: t('account.parcel'),
                text: (
                  <>
                    <span translate="no">{`${[carrier, number].filter(Boolean).join(' ')} `}</span>
                    {url && <Link href={url}>{t('account.track', { number: order.name })}</Link>}
                  </>
                ),
              })),
            ),
          ]}
        />
        <BuyAgain account={account} order={order} variant="quiet" />
        <div className={styles.row}>
          <Link href={hrefFor('accountOverview', locale)}>{t('account.toOrders')}</Link>
          <Link href={withdrawHref(withdraw, order)}>{t('account.withdraw')}</Link>
        </div>
      </div>
      <aside className={styles.sum} aria-labelledby="lines-title">
        <Heading level={2} size="title" id="lines-title">
          {t('account.lines')}
        </Heading>
        <BagList label={t('account.lines')}>
          {lines.map((line, index) => {
            const offer = line.sku === undefined ? undefined : ownValue(offers, line.sku);
            const name = offer?.name[locale] ?? line.title;
            return (
              <BagListItem key={index}>
                <BagLine
                  name={name}
                  {...(offer?.href && !isGiven(offer) ? { href: offer.href[locale] } : {})}
                  {...(offer ? { picture: offer.picture } : {})}
                  // The name of a sample says its size already.
                  {...(offer && offer.kind !== 'sample' ? { size: offer.size[locale] } : {})}
                  detail={t('account.quantity', { count: line.quantity })}
                  total={line.total.amount === 0 ? t('account.free') : formatPrice(line.total, locale)}
                />
              </BagListItem>
            );
          })}
        </BagList>
        <BagSummary
          rows={[
            { id: 'goods', label: t('account.subtotal'), value: write(goods) },
            ...(goods > paidForGoods
              ? [
                  {
                    id: 'discount',
                    label: t('account.discount'),
                    value: write(paidForGoods - goods),
                    tone: 'discount' as const,
                  },
                ]
              : []),
            {
              id: 'delivery',
              label: t('account.delivery'),
              value: cost.delivery.amount === 0 ? t('account.free') : formatPrice(cost.delivery, locale),
            },
            ...(cost.refunded.amount > 0
              ? [{ id: 'refunded', label: t('account.refunded'), value: formatPrice(cost.refunded, locale) }]
              : []),
          ]}
          total={{
            label: t('account.total'),
            value: formatPrice(cost.total, locale),
            note: cost.vat
              ? t('account.vat', { amount: formatPrice(cost.vat, locale) })
              : t('account.vatIncluded'),
          }}
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
      {[nameOf(address), ...addressLines(address, locale)].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
