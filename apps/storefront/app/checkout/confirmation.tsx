import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { isDetailedOrder, type OrderWithoutDetails } from '@marehalm/checkout-domain';
import { hrefFor, isWallet, walletNames } from '@marehalm/shop';
import { ButtonLink, EmptyState, FactList, Heading, Link } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { useMarket } from '../session/market';
import { OrderCostSummary } from '../cart/order-cost-summary';
import { OrderedLines } from '../cart/ordered-lines';
import { accountSessions } from '../session/account-sessions';
import { suggestEmail } from '../session/suggested-email';
import { type CheckoutPaths, getCountryName } from '@marehalm/page-data';
import { formatArrivalDays } from './steps/delivery-texts';
import { SpanWrappedText } from '../intl/messages';
import { orderStorage, type ShopOrder } from './state/order-storage';
import { toPaymentRows } from './payment-rows';
import { useFormat } from '../intl/use-format';
import styles from './checkout.module.css';

interface ConfirmationProps {
  readonly paths: CheckoutPaths;
  /** Called before the first paint, and after a logout: without an order, the heading here replaces that of the page. */
  readonly onLoad: (hasOrder: boolean) => void;
}

/** The order that was placed in this visit. Without one, a link to the shop. */
export function Confirmation({ paths, onLoad }: ConfirmationProps) {
  const [order, setOrder] = useState(orderStorage.load);
  // A logout in any tab deletes the order here.
  useEffect(() => accountSessions.subscribe(() => setOrder(orderStorage.load())), []);
  const hasOrder = order !== undefined;
  useLayoutEffect(() => onLoad(hasOrder), [hasOrder, onLoad]);
  if (!order) return <NoOrder paths={paths} />;
  return isDetailedOrder(order) ? (
    <Placed order={order} paths={paths} />
  ) : (
    <Known order={order} paths={paths} />
  );
}

function NoOrder({ paths }: { paths: CheckoutPaths }) {
  const intl = useIntl();
  const { key } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused heading of the page is gone. On the first page of a visit, whose key is 'default', the focus is left to the browser.
    if (key !== 'default') page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [key]);
  return (
    <div ref={page}>
      <EmptyState
        level={1}
        title={intl.formatMessage({ id: 'confirmation.none' })}
        action={
          <ButtonLink href={paths.home}>{intl.formatMessage({ id: 'confirmation.toHome' })}</ButtonLink>
        }
      >
        <p>{intl.formatMessage({ id: 'confirmation.noneHelp' })}</p>
      </EmptyState>
    </div>
  );
}

/**
 * All that a link from the bank may reveal: the order's number. Goods and addresses are shown only in the tab of the order and in
 * the mail.
 */
function Known({ order: { number, placedAt }, paths }: { order: OrderWithoutDetails; paths: CheckoutPaths }) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <div className={styles.main}>
      <p>{intl.formatMessage({ id: 'confirmation.sentElsewhere' })}</p>
      <FactList
        facts={[
          {
            term: intl.formatMessage({ id: 'confirmation.number' }),
            text: <span translate="no">{number}</span>,
          },
          { term: intl.formatMessage({ id: 'confirmation.placed' }), text: format.date(placedAt) },
        ]}
      />
      <ToShop paths={paths} />
    </div>
  );
}

function ToShop({ paths }: { paths: CheckoutPaths }) {
  const intl = useIntl();
  return (
    <div>
      <ButtonLink href={paths.shop} variant="quiet">
        {intl.formatMessage({ id: 'confirmation.toShop' })}
      </ButtonLink>
    </div>
  );
}

/**
 * Offers an account after the order, never before it, with the address filled in. Every market has its
 * own accounts, so it is not offered after a change of market in another tab, where the order would be missing.
 */
function OfferAccount({ order: { email, market } }: { order: ShopOrder }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const here = useMarket();
  if (market !== here || accountSessions.getSession(market)) return null;
  return (
    <section className={styles.offer} aria-labelledby="account-title">
      <Heading level={2} size="s" id="account-title">
        {intl.formatMessage({ id: 'confirmation.account' })}
      </Heading>
      <p>{intl.formatMessage({ id: 'confirmation.accountText' })}</p>
      <div>
        <ButtonLink href={hrefFor('accountCreate', locale)} onClick={() => suggestEmail(email)}>
          {intl.formatMessage({ id: 'confirmation.toAccount' })}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The delivery: to the door, or to a parcel shop with its address and opening hours. */
function DeliveredBy({
  delivery: { title, lines, isCollected, days },
  placedAt,
}: {
  delivery: NonNullable<ShopOrder['delivery']>;
  placedAt: string;
}) {
  const intl = useIntl();
  const format = useFormat();
  if (!days) return <span>{[title, ...lines].join(', ')}</span>;
  const arrival = formatArrivalDays(intl, days, new Date(placedAt), format);
  // The description of home delivery is its duration.
  return <Lines lines={isCollected ? [title, ...lines, arrival] : [title, arrival]} />;
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={styles.addressLine}>
      {line}
    </span>
  ));

function Placed({ order, paths }: { order: ShopOrder; paths: CheckoutPaths }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const { number, email, placedAt, address, country, delivery, lines, cost, payments, paymentMethod } = order;
  const wallet =
    paymentMethod !== undefined && isWallet(paymentMethod) ? walletNames[paymentMethod] : undefined;
  const paidBy = wallet
    ? intl.formatMessage({ id: 'confirmation.paidWith' }, { method: wallet })
    : intl.formatMessage({ id: 'confirmation.paidByCard' });
  const isAllByEmail = lines.every((line) => line.recipient?.isByEmail);
  const strong = (content: ReactNode) => (
    <strong translate="no">
      <SpanWrappedText>{content}</SpanWrappedText>
    </strong>
  );
  const toWithdrawal = (content: ReactNode) => (
    <Link href={`${paths.withdraw}?${String(new URLSearchParams({ order: number }))}`}>
      <SpanWrappedText>{content}</SpanWrappedText>
    </Link>
  );
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <p>
          <FormattedMessage id="confirmation.sent" values={{ email, strong }} />
        </p>
        <FactList
          facts={[
            {
              term: intl.formatMessage({ id: 'confirmation.number' }),
              text: <span translate="no">{number}</span>,
            },
            { term: intl.formatMessage({ id: 'confirmation.placed' }), text: format.date(placedAt) },
            {
              term: intl.formatMessage({ id: 'confirmation.email' }),
              text: <span translate="no">{email}</span>,
            },
            payments.due.amount > 0 && {
              term: intl.formatMessage({ id: 'confirmation.payment' }),
              text: wallet ?? intl.formatMessage({ id: 'confirmation.card' }),
            },
            delivery && {
              term: intl.formatMessage({ id: 'confirmation.delivery' }),
              text: <DeliveredBy delivery={delivery} placedAt={placedAt} />,
            },
            !isAllByEmail && {
              term: intl.formatMessage({
                id: delivery?.isCollected ? 'confirmation.ownAddress' : 'confirmation.address',
              }),
              text: <Lines lines={[...address, getCountryName(country, locale)]} />,
            },
          ]}
        />
        <section className={styles.next} aria-labelledby="next-title">
          <Heading level={2} size="s" id="next-title">
            {intl.formatMessage({ id: 'confirmation.next' })}
          </Heading>
          <ol>
            {isAllByEmail ? (
              <li>{intl.formatMessage({ id: 'confirmation.next.mailed' })}</li>
            ) : (
              <>
                <li>{intl.formatMessage({ id: 'confirmation.next.pack' })}</li>
                <li>{intl.formatMessage({ id: 'confirmation.next.send' })}</li>
                {delivery?.isCollected && <li>{intl.formatMessage({ id: 'confirmation.next.collect' })}</li>}
              </>
            )}
            <li>
              <FormattedMessage id="confirmation.next.withdraw" values={{ withdraw: toWithdrawal }} />
            </li>
          </ol>
        </section>
        <OfferAccount order={order} />
        <div>
          <ButtonLink
            variant="link"
            href={`${hrefFor('orderStatus', locale)}?${String(new URLSearchParams({ order: number }))}`}
          >
            {intl.formatMessage({ id: 'confirmation.toStatus' })}
          </ButtonLink>
        </div>
        <ToShop paths={paths} />
      </div>
      <aside className={styles.aside} aria-labelledby="bought-title">
        <div className={styles.order}>
          <Heading level={2} size="title" id="bought-title">
            {intl.formatMessage({ id: 'confirmation.lines' })}
          </Heading>
          <OrderedLines
            label={intl.formatMessage({ id: 'confirmation.lines' })}
            lines={lines.map((line, key) => ({
              key,
              name: line.name[locale],
              size: line.recipient
                ? intl.formatMessage({ id: 'confirmation.giftCardFor' }, { name: line.recipient.name })
                : line.size[locale],
              quantity: line.quantity,
              total: line.total,
              ...(line.picture ? { picture: line.picture } : {}),
            }))}
          />
          <OrderCostSummary
            cost={cost}
            {...toPaymentRows(payments, intl, payments.due.amount > 0 ? paidBy : undefined)}
          />
        </div>
      </aside>
    </div>
  );
}
