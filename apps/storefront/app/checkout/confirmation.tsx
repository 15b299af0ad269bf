import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isCompleteOrder, type PlacedOrder } from '@marehalm/checkout-domain';
import { formatDate } from '@marehalm/i18n-routing';
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
import { usePageLocale } from '../intl/page-locale';
import { useMarket } from '../session/market';
import { Amount } from '../intl/amount';
import { useText } from '../intl/text';
import { accountSessions } from '../session/account-sessions';
import { suggestEmail } from '../session/suggested-email';
import type { CheckoutPaths } from '../server/checkout.server';
import { countryName } from '../intl/country-name';
import { costText, daysText } from './steps/delivery-texts';
import { RichMessage } from './checkout-messages';
import { orderStorage, type ShopOrder } from './state/order-storage';
import { costRows, paymentRows, vatNote } from './order-panel';
import styles from './checkout.module.css';

/** The order that was placed in this visit. Without one, the way home. */
export function Confirmation({ title, paths }: { title: string; paths: CheckoutPaths }) {
  const t = useText();
  const [order, setOrder] = useState(orderStorage.load);
  // A log-out, here or in another tab, has this one forget it.
  useEffect(() => accountSessions.subscribe(() => setOrder(orderStorage.load())), []);
  const { key } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The heading that the shell focused after the page change went with the place of this one. The first page of a visit,
    // whose key is 'default', is left to the browser.
    if (key !== 'default') page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [key]);
  if (!order) {
    return (
      <div ref={page}>
        <EmptyState
          level={1}
          title={t('confirmation.none')}
          action={<ButtonLink href={paths.home}>{t('confirmation.toHome')}</ButtonLink>}
        >
          <p>{t('confirmation.noneHelp')}</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div ref={page} className={styles.placed}>
      <Heading level={1} size="m" tabIndex={-1}>
        {title}
      </Heading>
      {isCompleteOrder(order) ? (
        <Placed order={order} paths={paths} />
      ) : (
        <Known order={order} paths={paths} />
      )}
    </div>
  );
}

/**
 * All that a visitor with a link from the bank may read: the order's number. What was bought, and who lives where, is
 * shown in the tab it was ordered in, and stands in the mail.
 */
function Known({ order: { number, placedAt }, paths }: { order: PlacedOrder; paths: CheckoutPaths }) {
  const t = useText();
  const locale = usePageLocale();
  return (
    <div className={styles.main}>
      <p>{t('confirmation.sentElsewhere')}</p>
      <FactList
        facts={[
          { term: t('confirmation.number'), text: <span translate="no">{number}</span> },
          { term: t('confirmation.placed'), text: formatDate(placedAt, locale) },
        ]}
      />
      <ToShop paths={paths} />
    </div>
  );
}

function ToShop({ paths }: { paths: CheckoutPaths }) {
  const t = useText();
  return (
    <div>
      <ButtonLink href={paths.shop} variant="quiet">
        {t('confirmation.toShop')}
      </ButtonLink>
    </div>
  );
}

/**
 * Offered after the order and never before it (ux-rules, part 2, rule 29). The address is not typed again. Every market has accounts
 * of its own: into one of another market, chosen since in another tab, this order would never come.
 */
function OfferAccount({ order: { email, market } }: { order: ShopOrder }) {
  const t = useText();
  const locale = usePageLocale();
  const here = useMarket();
  if (market !== here || accountSessions.sessionOf(market)) return null;
  return (
    <section className={styles.offer} aria-labelledby="account-title">
      <Heading level={2} size="s" id="account-title">
        {t('confirmation.account')}
      </Heading>
      <p>{t('confirmation.accountText')}</p>
      <div>
        <ButtonLink href={hrefFor('accountCreate', locale)} onClick={() => suggestEmail(email)}>
          {t('confirmation.toAccount')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** How it comes: to the door in so many days, or to a parcel shop with its address and opening hours. */
function DeliveredBy({ title, lines, isCollected, days }: NonNullable<ShopOrder['delivery']>) {
  const t = useText();
  if (!isCollected) return <span>{[title, ...lines].join(', ')}</span>;
  return <Lines lines={[title, ...lines, ...(days ? [daysText(t, days)] : [])]} />;
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={styles.addressLine}>
      {line}
    </span>
  ));

function Placed({ order, paths }: { order: ShopOrder; paths: CheckoutPaths }) {
  const t = useText();
  const locale = usePageLocale();
  const { number, email, placedAt, address, country, delivery, lines, cost, payments } = order;
  const isAllByEmail = lines.every((line) => line.recipient?.isByEmail);
  const strong = (content: ReactNode) => <strong translate="no">{content}</strong>;
  const toWithdrawal = (content: ReactNode) => (
    <Link href={`${paths.withdraw}?${String(new URLSearchParams({ order: number }))}`}>{content}</Link>
  );
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <p>
          <RichMessage id="confirmation.sent" values={{ email, strong }} />
        </p>
        <FactList
          facts={[
            { term: t('confirmation.number'), text: <span translate="no">{number}</span> },
            { term: t('confirmation.placed'), text: formatDate(placedAt, locale) },
            { term: t('confirmation.email'), text: <span translate="no">{email}</span> },
            ...(delivery
              ? [
                  {
                    term: t('confirmation.delivery'),
                    text: <DeliveredBy {...delivery} />,
                  },
                ]
              : []),
            ...(isAllByEmail
              ? []
              : [
                  {
                    term: t(delivery?.isCollected ? 'confirmation.ownAddress' : 'confirmation.address'),
                    text: <Lines lines={[...address, countryName(country, locale)]} />,
                  },
                ]),
          ]}
        />
        <section className={styles.next} aria-labelledby="next-title">
          <Heading level={2} size="s" id="next-title">
            {t('confirmation.next')}
          </Heading>
          <ol>
            {isAllByEmail ? (
              <li>{t('confirmation.next.mailed')}</li>
            ) : (
              <>
                <li>{t('confirmation.next.pack')}</li>
                <li>{t('confirmation.next.send')}</li>
                {delivery?.isCollected && <li>{t('confirmation.next.collect')}</li>}
              </>
            )}
            <li>
              <RichMessage id="confirmation.next.withdraw" values={{ withdraw: toWithdrawal }} />
            </li>
          </ol>
        </section>
        <OfferAccount order={order} />
        <ToShop paths={paths} />
      </div>
      <aside className={styles.aside} aria-labelledby="bought-title">
        <div className={styles.order}>
          <Heading level={2} size="title" id="bought-title">
            {t('confirmation.lines')}
          </Heading>
          <BagList label={t('confirmation.lines')}>
            {lines.map((line, index) => (
              <BagListItem key={index}>
                <BagLine
                  name={line.name[locale]}
                  size={
                    line.recipient
                      ? t('confirmation.giftCardFor', { name: line.recipient.name })
                      : line.size[locale]
                  }
                  detail={t('checkout.quantity', { count: line.quantity })}
                  {...(line.picture ? { picture: line.picture } : {})}
                  total={costText(t, line.total, locale)}
                />
              </BagListItem>
            ))}
          </BagList>
          <BagSummary
            rows={costRows(cost, t)}
            total={{
              label: t('checkout.total'),
              value: <Amount money={cost.total} />,
              ...vatNote(cost.vat, t, locale),
            }}
            // Whatever gift cards leave of an order of this checkout, a card has paid.
            {...paymentRows(payments, t, payments.due.amount > 0 ? t('confirmation.paidByCard') : undefined)}
          />
        </div>
      </aside>
    </div>
  );
}
