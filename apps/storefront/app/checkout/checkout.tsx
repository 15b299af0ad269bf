import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { normalizeCode } from '@marehalm/cart-domain/bag';
import {
  type CheckoutStep,
  checkoutSteps,
  getCompletedSteps,
  getNextStep,
  getStepForHash,
} from '@marehalm/checkout-domain';
import { ButtonLink, Disclosure, EmptyState, Heading, Link, Notice, StepIndicator } from '@marehalm/ui';
import { useMatchesMedia } from '@marehalm/static-router/client';
import { getOwnValue } from '../browser/get-own-value';
import { configuration } from '../config/public-configuration';
import { addPendingToBag } from '../cart/bag';
import { BagCorrections } from './bag-corrections';
import { CheckoutSkeleton } from './checkout-skeleton';
import type { CheckoutPaths, PaymentMethodsPerMarket, Seller } from '@marehalm/page-data';
import { ContactStep } from './steps/contact-step';
import { DeliveryStep } from './steps/delivery-step';
import { CompletedStepSummary } from './steps/completed-step-summary';
import { HostedCheckout } from './hosted-checkout';
import { CartLinkOpener } from './cart-link-opener';
import { CountryChangeNotice } from './country-change-notice';
import { CheckoutNotice } from './checkout-notice';
import { OrderContents } from './order-contents';
import { CheckoutTotals, getCheckoutCost, TotalAnnouncement } from './checkout-totals';
import { PaymentStep } from './steps/payment-step';
import { ReviewStep } from './steps/review-step';
import { useCheckout, type CheckoutController as UseCheckoutSessionResult } from './state/use-checkout';
import { useFormat } from '../intl/use-format';
import styles from './checkout.module.css';

/** Width at which the order is next to the steps; the same as in `checkout.module.css`. */
const WIDE_VIEWPORT = '(width >= 64em)';

interface CheckoutProps {
  readonly paths: CheckoutPaths;
  readonly seller: Seller;
  readonly payment: PaymentMethodsPerMarket;
}

/** The interactive checkout: one open step, earlier ones as editable summaries, the order next to them. */
export function Checkout(props: CheckoutProps) {
  const { paths } = props;
  // There is no header here that would add them.
  useEffect(addPendingToBag, []);
  const own = <OwnCheckout {...props} />;
  return (
    <CartLinkOpener>
      {configuration.checkout === 'hosted' ? <HostedCheckout paths={paths}>{own}</HostedCheckout> : own}
    </CartLinkOpener>
  );
}

function OwnCheckout({ paths, seller, payment }: CheckoutProps) {
  const intl = useIntl();
  const format = useFormat();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isWide = useMatchesMedia(WIDE_VIEWPORT, true);
  const checkout = useCheckout(paths);
  const { state, view, activity } = checkout;
  const isEmpty = view.totals.lines.length === 0 && !state.attempt;
  const current = getStepForHash(hash, getCompletedSteps(state));
  const heading = useRef<HTMLDivElement>(null);

  // A new step gets the focus at its start. The focus of the first one is left to the page.
  const { previousCountry } = state;
  const { market } = view;
  const shown = useRef({ current, previousCountry, market, isEmpty });
  useEffect(() => {
    const before = shown.current;
    shown.current = { current, previousCountry, market, isEmpty };
    // The same step gets it, too, if the market changes or its address is requested again.
    if (before.current !== current || before.previousCountry !== previousCountry || before.market !== market)
      heading.current?.querySelector('h2')?.focus();
    // Another tab has ordered or emptied the bag, so the step is gone.
    if (isEmpty && !before.isEmpty) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [current, previousCountry, market, isEmpty]);

  // Every entry of the history has its step in the hash; otherwise going back to the first would show the last.
  const isNamed = hash === `#${current}`;
  useEffect(() => {
    if (isNamed || activity === 'leaving') return;
    void navigate({ hash: `#${current}` }, { replace: true });
  }, [isNamed, current, activity, navigate]);

  if (activity === 'leaving') return <CheckoutSkeleton />;
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
    // Mistakes of an address may be none in another market.
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
        {isWide && (
          <StepIndicator
            label={intl.formatMessage({ id: 'checkout.steps' })}
            current={current}
            steps={checkoutSteps.map((step) => ({ id: step, label: stepNames[step], href: `#${step}` }))}
          />
        )}
        {!isWide && current !== 'review' && (
          <Disclosure
            summary={intl.formatMessage(
              { id: 'checkout.orderTotal' },
              { total: format.price(getCheckoutCost(checkout).total) },
            )}
          >
            <OrderContents checkout={checkout}>
              <CheckoutTotals checkout={checkout} />
            </OrderContents>
          </Disclosure>
        )}
        <p role="status" className={styles.hidden}>
          <span key={activity}>
            {activity === 'asking'
              ? intl.formatMessage({ id: 'checkout.asking' })
              : activity === 'order'
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
            <CompletedStepSummary step={step} checkout={checkout} />
          </section>
        ))}
        <section key={current} className={styles.step} aria-labelledby={`${current}-title`}>
          <div ref={heading}>
            {!isWide && (
              <p className={styles.quiet}>
                {intl.formatMessage(
                  { id: 'checkout.stepCount' },
                  { number: position + 1, count: checkoutSteps.length },
                )}
              </p>
            )}
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
              {current !== 'review' && <CheckoutTotals checkout={checkout} />}
            </OrderContents>
          </div>
        </aside>
      )}
    </div>
  );
}

/** Notices of the checkout. A changed cart is more precise than the bag about the same change. */
function Notices({ checkout }: { checkout: UseCheckoutSessionResult }) {
  return (
    <>
      <CountryChangeNotice checkout={checkout} />
      {checkout.notice?.kind !== 'changed' && <BagCorrections checkout={checkout} />}
      <LostCodes checkout={checkout} />
      <CheckoutNotice checkout={checkout} />
    </>
  );
}

/** Codes that applied until the shop knew the buyer, such as one for a first order. */
function LostCodes({ checkout: { cart, codeReasons } }: { checkout: UseCheckoutSessionResult }) {
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
