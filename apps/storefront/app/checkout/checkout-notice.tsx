import { useIntl } from 'react-intl';
import { isProblemNotice } from '@marehalm/checkout-domain';
import { Button, ButtonLink, Notice } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import type { BagView } from '../cart/use-bag-view';
import type { ShopCheckoutNotice, ShopOrderChange } from './state/checkout-types';
import type { CheckoutController } from './state/use-checkout';
import { useFormat } from '../intl/use-format';
import styles from './checkout.module.css';

/** A notice that the shopper must see before continuing, with possible actions. */
export function CheckoutNotice({ checkout }: { checkout: CheckoutController }) {
  const intl = useIntl();
  const { notice, view, activity, state, updateCart, setNotice, recoverOrder, changePaymentMethod } =
    checkout;
  if (!notice) return null;
  const retry = async () => {
    setNotice(undefined);
    const answer = await updateCart(state);
    if (answer.kind === 'refused') setNotice(answer);
  };
  return (
    <Notice tone={isProblemNotice(notice) ? 'problem' : 'info'}>
      <p key={textOf(notice)}>{intl.formatMessage({ id: textOf(notice) })}</p>
      {notice.kind === 'changed' && <OrderChanges changes={notice.changes} view={view} />}
      {'problems' in notice && (
        <Reasons reasons={notice.problems.map(({ code, message }) => message ?? code ?? '')} />
      )}
      {/* Before there is an address to send, the form's own button is the way to try again. */}
      {notice.kind === 'unreachable' && state.isContactConfirmed && (
        <Button
          variant="link"
          pending={activity === 'nothing' ? undefined : intl.formatMessage({ id: 'checkout.working' })}
          onClick={() => void retry()}
        >
          {intl.formatMessage({ id: 'checkout.problem.retry' })}
        </Button>
      )}
      {notice.kind === 'action-required' && (
        <div className={styles.choices}>
          <ButtonLink href={notice.redirectUrl}>
            {intl.formatMessage({ id: 'checkout.challenge.toBank' })}
          </ButtonLink>
          <Button variant="link" onClick={changePaymentMethod}>
            {intl.formatMessage({ id: 'checkout.challenge.otherwise' })}
          </Button>
        </div>
      )}
      {notice.kind === 'unanswered' && (
        <Button variant="link" onClick={recoverOrder}>
          {intl.formatMessage({ id: 'checkout.problem.ask' })}
        </Button>
      )}
    </Notice>
  );
}

function textOf({ kind }: ShopCheckoutNotice) {
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

/** The changes of the order, one sentence each. */
export function OrderChanges({
  changes,
  view,
}: {
  changes: readonly ShopOrderChange[];
  view: Pick<BagView, 'offerOf'>;
}) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const product = (sku: string) => view.offerOf(sku)?.name[locale] ?? sku;
  const sentence = (change: ShopOrderChange): string => {
    if (change.kind === 'quantity') {
      const { sku, from, to } = change;
      if (to === 0) return intl.formatMessage({ id: 'checkout.changed.gone' }, { product: product(sku) });
      if (from === 0) return intl.formatMessage({ id: 'checkout.changed.added' }, { product: product(sku) });
      return intl.formatMessage({ id: 'checkout.changed.quantity' }, { product: product(sku), from, to });
    }
    if (change.kind === 'pickup-point') {
      const { from, to } = change;
      return intl.formatMessage({ id: 'checkout.changed.place' }, { from, to });
    }
    const prices = { from: format.price(change.from), to: format.price(change.to) };
    if (change.kind === 'price') {
      return intl.formatMessage(
        { id: 'checkout.changed.price' },
        { product: product(change.sku), ...prices },
      );
    }
    return intl.formatMessage({ id: `checkout.changed.${change.kind}` }, prices);
  };
  return <Reasons reasons={changes.map(sentence)} />;
}

/** A sentence for one reason, a list for several. */
function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 1) return <p key={reasons[0]}>{reasons[0]}</p>;
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason, index) => (
        <li key={`${index} ${reason}`}>{reason}</li>
      ))}
    </ul>
  );
}
