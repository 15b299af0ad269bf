import { useState } from 'react';
import { useLocation } from 'react-router';
import type { AccountOrderDetails, Address } from '@marehalm/commerce-client';
import { formatDate, formatPrice, hrefFor } from '@marehalm/i18n-routing';
import {
  BagLine,
  BagList,
  BagListItem,
  BagSummary,
  Button,
  ButtonLink,
  EmptyState,
  FactList,
  Heading,
  Link,
  Notice,
} from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { openOverlay } from '../../shell/open-overlay';
import { useText } from '../../text';
import { keepOffers } from '../../wiring/bag';
import { dispatchToBag } from '../bag/use-bag';
import { AccountSkeleton } from './account-page';
import { addressLines, nameOf } from './address-lines';
import { reorderOf } from './buy-again';
import { Guarded, type OpenAccount } from './guarded';
import { fetchOffers, useOffers } from './offers';
import { orderStatus } from './order-texts';
import { TroubleNotice } from './trouble';
import { useAnswer } from './use-answer';
import styles from './account.module.css';

/** One order: how it stands, what is in it, where it goes. */
export function Order() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? '';
  return <Guarded>{(account) => <OneOrder key={id} account={account} id={id} />}</Guarded>;
}

function OneOrder({ account, id }: { account: OpenAccount; id: string }) {
  const t = useText();
  const [ask] = useState(
    () =>
      ({ accounts, session }: Pick<OpenAccount, 'accounts' | 'session'>) =>
        accounts.readOrder(session, id),
  );
  const { value, trouble, askAgain } = useAnswer(account, ask);
  if (trouble === 'missing') {
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
  if (trouble) return <TroubleNotice trouble={trouble} onRetry={askAgain} />;
  return value ? <Details account={account} order={value.order} /> : <AccountSkeleton />;
}

function Details({ account, order }: { account: OpenAccount; order: AccountOrderDetails }) {
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
              ? [{ term: t('account.billedTo'), text: <AddressText address={billingAddress} /> }]
              : []),
            ...shipments.flatMap(({ carrier, tracking }) =>
              tracking.map(({ number, url }) => ({
                term: t('account.parcel'),
                text: (
                  <>
                    {[carrier, number].filter(Boolean).join(' ')}{' '}
                    {url && <Link href={url}>{t('account.track', { number: order.name })}</Link>}
                  </>
                ),
              })),
            ),
          ]}
        />
        <BuyAgain account={account} order={order} />
        <div className={styles.row}>
          <Link href={hrefFor('accountOverview', locale)}>{t('account.toOrders')}</Link>
        </div>
      </div>
      <aside className={styles.sum} aria-labelledby="lines-title">
        <Heading level={2} size="title" id="lines-title">
          {t('account.lines')}
        </Heading>
        <BagList label={t('account.lines')}>
          {lines.map((line, index) => {
            const offer = line.sku === undefined ? undefined : offers[line.sku];
            const name = offer?.name[locale] ?? line.title;
            return (
              <BagListItem key={index}>
                <BagLine
                  name={name}
                  {...(offer?.href ? { href: offer.href[locale] } : {})}
                  {...(offer ? { size: offer.size[locale], picture: offer.picture } : {})}
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

/** Puts what is still sold into the bag and shows it; what is not is named. */
function BuyAgain({ account: { market }, order }: { account: OpenAccount; order: AccountOrderDetails }) {
  const t = useText();
  const [state, setState] = useState<
    'nothing' | 'asking' | 'unreachable' | { readonly left: readonly string[] }
  >('nothing');
  const buy = async () => {
    if (state === 'asking') return;
    setState('asking');
    try {
      const { lines, left } = reorderOf(order.lines, await fetchOffers(), market);
      keepOffers(lines.map(({ offer }) => offer));
      for (const { offer, quantity } of lines) dispatchToBag({ type: 'addLine', sku: offer.sku, quantity });
      setState({ left });
      if (lines.length > 0) openOverlay('bag');
    } catch {
      setState('unreachable');
    }
  };
  return (
    <>
      {typeof state === 'object' && state.left.length > 0 && (
        <Notice tone="info">
          <p>{t('account.notSold')}</p>
          <ul>
            {state.left.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </Notice>
      )}
      {state === 'unreachable' && <TroubleNotice trouble="unreachable" />}
      <div>
        <Button
          variant="quiet"
          pending={state === 'asking' ? t('account.working') : undefined}
          onClick={() => void buy()}
        >
          {t('account.buyAgain')}
        </Button>
      </div>
    </>
  );
}
