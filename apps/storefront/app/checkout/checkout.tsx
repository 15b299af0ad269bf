import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { normalizeCode } from '@marehalm/cart-domain/bag';
import {
  type CheckoutStep,
  checkoutSteps,
  findCompletedSteps,
  getNextStep,
  findStepForHash,
} from '@marehalm/checkout-domain';
import { ButtonLink, Disclosure, EmptyState, Heading, Link, Notice, Steps } from '@marehalm/ui';
import { matchesMedia, onMediaChange } from '@marehalm/static-router/client';
import { getOwnValue } from '../browser/get-own-value';
import { configuration } from '../config/configuration';
import { addPendingToBag } from '../cart/bag';
import { BagChanges } from './bag-changes';
import { CheckoutSkeleton } from './checkout-skeleton';
import type { CheckoutPaths, PaymentMeans, Seller } from '../server/checkout.server';
import { ContactStep } from './steps/contact-step';
import { DeliveryStep } from './steps/delivery-step';
import { DoneStep } from './steps/done-step';
import { HostedCheckout } from './hosted-checkout';
import { LinkedCart } from './linked-cart';
import { MarketChangeNotice } from './market-change-notice';
import { CheckoutNotice } from './checkout-notice';
import { OrderContents, OrderSum, sumOf, TotalAnnouncement } from './order-panel';
import { PaymentStep } from './steps/payment-step';
import { ReviewStep } from './steps/review-step';
import { useCheckout, type Checkout as CheckoutInUse } from './state/use-checkout';
import { useFormat } from '../intl/use-format';
import styles from './checkout.module.css';

/** Where the order stands beside the steps; `checkout.module.css` has the same number. */
const WIDE = '(width >= 64em)';

interface CheckoutProps {
  readonly paths: CheckoutPaths;
  readonly seller: Seller;
  readonly payment: PaymentMeans;
}

/** The live checkout: one step open, those before it as summaries that can be edited, the order beside them. */
export function Checkout(props: CheckoutProps) {
  const { paths } = props;
  // Here is no header to do so.
  useEffect(addPendingToBag, []);
  const own = <OwnCheckout {...props} />;
  return (
    <LinkedCart>
      {configuration.checkout === 'hosted' ? <HostedCheckout paths={paths}>{own}</HostedCheckout> : own}
    </LinkedCart>
  );
}

function OwnCheckout({ paths, seller, payment }: CheckoutProps) {
  const intl = useIntl();
  const format = useFormat();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isWide = useIsWide();
  const checkout = useCheckout(paths);
  const { state, view, work } = checkout;
  const isEmpty = view.totals.lines.length === 0 && !state.attempt;
  const current = findStepForHash(hash, findCompletedSteps(state));
  const heading = useRef<HTMLDivElement>(null);

  // A new step is a new place: the focus begins where it begins. The first one is left to the page.
  const { previousCountry } = state;
  const { market } = view;
  const shown = useRef({ current, previousCountry, market, isEmpty });
  useEffect(() => {
    const before = shown.current;
    shown.current = { current, previousCountry, market, isEmpty };
    // So is the same step in another market, and when its address is asked for again, or when that is no longer so.
    if (before.current !== current || before.previousCountry !== previousCountry || before.market !== market)
      heading.current?.querySelector('h2')?.focus();
    // Another tab has ordered, or put everything out of the bag: nothing of the step is left.
    if (isEmpty && !before.isEmpty) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [current, previousCountry, market, isEmpty]);

  // Every entry of the history names its step, or the way back to the first one would lead to the last.
  const isNamed = hash === `#${current}`;
  useEffect(() => {
    if (isNamed || work === 'leaving') return;
    void navigate({ hash: `#${current}` }, { replace: true });
  }, [isNamed, current, work, navigate]);

  if (work === 'leaving') return <CheckoutSkeleton />;
  if (isEmpty) {
    return (
      <div className={styles.step}>
        <Notices checkout={checkout} />
        <EmptyBag paths={paths} />
      </div>
    );
  }

  const goTo = (step: CheckoutStep) => void navigate({ hash: `#${step}` });
  const stepNames: Record<CheckoutStep, string> = {
    contact: intl.formatMessage({
      id: state.requiresShipping ? 'checkout.step.contact' : 'checkout.step.contactMailed',
    }),
    delivery: intl.formatMessage({ id: 'checkout.step.delivery' }),
    payment: intl.formatMessage({ id: 'checkout.step.payment' }),
    review: intl.formatMessage({ id: 'checkout.step.review' }),
  };
  const content: Record<CheckoutStep, ReactElement> = {
    // What was wrong with an address may be right in another market.
    contact: (
      <ContactStep key={view.market} checkout={checkout} onDone={() => goTo(getNextStep('contact'))} />
    ),
    delivery: <DeliveryStep checkout={checkout} onDone={() => goTo(getNextStep('delivery'))} />,
    payment: (
      <PaymentStep checkout={checkout} payment={payment} onDone={() => goTo(getNextStep('payment'))} />
    ),
    review: <ReviewStep checkout={checkout} paths={paths} seller={seller} isWide={isWide} />,
  };
  const position = checkoutSteps.indexOf(current);
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <Steps
          label={intl.formatMessage({ id: 'checkout.steps' })}
          current={current}
          steps={checkoutSteps.map((step) => ({ id: step, label: stepNames[step], href: `#${step}` }))}
        />
        {!isWide && current !== 'review' && (
          <Disclosure
            summary={intl.formatMessage(
              { id: 'checkout.orderTotal' },
              { total: format.price(sumOf(checkout).total) },
            )}
          >
            <OrderContents checkout={checkout}>
              <OrderSum checkout={checkout} />
            </OrderContents>
          </Disclosure>
        )}
        <p role="status" className={styles.hidden}>
          <span key={work}>
            {work === 'asking'
              ? intl.formatMessage({ id: 'checkout.asking' })
              : work === 'order'
                ? intl.formatMessage({ id: 'checkout.buying' })
                : ''}
          </span>
        </p>
        <TotalAnnouncement checkout={checkout} />
        {checkoutSteps.slice(0, position).map((step) => (
          <section key={step} className={styles.done} aria-labelledby={`${step}-title`}>
            <div className={styles.doneHead}>
              <Heading level={2} size="title" id={`${step}-title`}>
                {stepNames[step]}
              </Heading>
              <Link
                href={`#${step}`}
                aria-label={intl.formatMessage({ id: 'checkout.editStep' }, { step: stepNames[step] })}
              >
                {intl.formatMessage({ id: 'checkout.edit' })}
              </Link>
            </div>
            <DoneStep step={step} checkout={checkout} />
          </section>
        ))}
        <section key={current} className={styles.step} aria-labelledby={`${current}-title`}>
          <div ref={heading}>
            <Heading level={2} size="s" id={`${current}-title`} tabIndex={-1}>
              {stepNames[current]}
            </Heading>
          </div>
          <Notices checkout={checkout} />
          {content[current]}
        </section>
      </div>
      {isWide && (
        <aside className={styles.aside} aria-labelledby="order-title">
          <div className={styles.order}>
            <Heading level={2} size="title" id="order-title">
              {intl.formatMessage({ id: 'checkout.order' })}
            </Heading>
            <OrderContents checkout={checkout} isBounded>
              {current !== 'review' && <OrderSum checkout={checkout} />}
            </OrderContents>
          </div>
        </aside>
      )}
    </div>
  );
}

/** What the shopper must know before going on. A cart that has changed tells more than the bag about the same change. */
function Notices({ checkout }: { checkout: CheckoutInUse }) {
  return (
    <>
      <MarketChangeNotice checkout={checkout} />
      {checkout.notice?.kind !== 'changed' && <BagChanges checkout={checkout} />}
      <LostCodes checkout={checkout} />
      <CheckoutNotice checkout={checkout} />
    </>
  );
}

/** Codes that gave something until the shop learnt who buys: one for a first order, for instance. */
function LostCodes({ checkout: { cart, codeReasons } }: { checkout: CheckoutInUse }) {
  const intl = useIntl();
  const lost = (cart?.discountCodes ?? []).filter(({ applicable }) => !applicable);
  if (lost.length === 0) return null;
  return (
    <Notice tone="info">
      {lost.map(({ code }) => (
        <p key={code}>
          {getOwnValue(codeReasons, normalizeCode(code)) ??
            intl.formatMessage({ id: 'checkout.promo.refused' }, { code })}
        </p>
      ))}
    </Notice>
  );
}

function EmptyBag({ paths }: { paths: CheckoutPaths }) {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'checkout.empty' })}
      action={<ButtonLink href={paths.shop}>{intl.formatMessage({ id: 'checkout.toShop' })}</ButtonLink>}
    >
      <p>{intl.formatMessage({ id: 'checkout.emptyHelp' })}</p>
    </EmptyState>
  );
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => onMediaChange(WIDE, changed),
    () => matchesMedia(WIDE),
    () => true,
  );
}
