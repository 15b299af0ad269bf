import type { ReactNode } from 'react';
import { formatPrice } from '@marehalm/i18n-routing';
import { Button, ButtonLink, Notice } from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import type { BagView } from '../bag/use-bag-view';
import type { ShopOrderChange } from './checkout-facts';
import type { Checkout } from './use-checkout';
import type { CheckoutNews } from './use-checkout-state';
import styles from './checkout.module.css';

/** What the shopper must be told before going on, and what can be done about it. */
export function News({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const { news, view, work, state, bring, setNews, ask, payOtherwise } = checkout;
  if (!news) return null;
  const retry = async () => {
    setNews(undefined);
    const answer = await bring(state);
    if (answer.kind === 'refused') setNews(answer);
  };
  return (
    <Notice tone={isProblem(news) ? 'problem' : 'info'}>
      <p>{t(textOf(news))}</p>
      {news.kind === 'changed' && <OrderChanges changes={news.changes} view={view} />}
      {'problems' in news && (
        <Reasons reasons={news.problems.map(({ code, message }) => message ?? code ?? '')} />
      )}
      {/* Before there is an address to send, the form's own button is the way to try again. */}
      {news.kind === 'unreachable' && state.isContactConfirmed && (
        <Button
          variant="link"
          pending={work === 'nothing' ? undefined : t('checkout.working')}
          onClick={() => void retry()}
        >
          {t('checkout.problem.retry')}
        </Button>
      )}
      {news.kind === 'action-required' && (
        <div className={styles.choices}>
          <ButtonLink href={news.redirectUrl}>{t('checkout.challenge.toBank')}</ButtonLink>
          <Button variant="link" onClick={payOtherwise}>
            {t('checkout.challenge.otherwise')}
          </Button>
        </div>
      )}
      {news.kind === 'unanswered' && (
        <Button variant="link" onClick={ask}>
          {t('checkout.problem.ask')}
        </Button>
      )}
    </Notice>
  );
}

function isProblem({ kind }: CheckoutNews): boolean {
  return ![
    'not-placed',
    'changed',
    'action-required',
    'logged-out',
    'other-account',
    'address-needed',
    'gift-cards-left',
    'gift-card-gone',
  ].includes(kind);
}

function textOf({ kind }: CheckoutNews) {
  switch (kind) {
    case 'changed':
      return 'checkout.changed';
    case 'action-required':
      return 'checkout.challenge.waiting';
    case 'logged-out':
      return 'checkout.loggedOut';
    case 'other-account':
      return 'checkout.otherAccount';
    case 'address-needed':
      return 'checkout.addressNeeded';
    case 'gift-cards-left':
      return 'checkout.giftCard.left';
    case 'gift-card-gone':
      return 'checkout.giftCard.gone';
    case 'not-placed':
      return 'checkout.problem.notPlaced';
    default:
      return `checkout.problem.${kind}` as const;
  }
}

/** What is otherwise than it was, sentence by sentence. */
export function OrderChanges({
  changes,
  view,
}: {
  changes: readonly ShopOrderChange[];
  view: Pick<BagView, 'offerOf'>;
}) {
  const t = useText();
  const locale = usePageLocale();
  const product = (sku: string) => view.offerOf(sku)?.name[locale] ?? sku;
  const sentence = (change: ShopOrderChange): string => {
    if (change.kind === 'quantity') {
      const { sku, from, to } = change;
      if (to === 0) return t('checkout.changed.gone', { product: product(sku) });
      if (from === 0) return t('checkout.changed.added', { product: product(sku) });
      return t('checkout.changed.quantity', { product: product(sku), from, to });
    }
    if (change.kind === 'pickup-point') {
      const { from, to } = change;
      return t('checkout.changed.place', { from, to });
    }
    const prices = { from: formatPrice(change.from, locale), to: formatPrice(change.to, locale) };
    if (change.kind === 'price') {
      return t('checkout.changed.price', { product: product(change.sku), ...prices });
    }
    return t(`checkout.changed.${change.kind}`, prices);
  };
  return <Reasons reasons={changes.map(sentence)} />;
}

/** One is a sentence; more are a list. */
function Reasons({ reasons }: { reasons: readonly ReactNode[] }) {
  if (reasons.length === 1) return <p>{reasons[0]}</p>;
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason, index) => (
        <li key={index}>{reason}</li>
      ))}
    </ul>
  );
}
