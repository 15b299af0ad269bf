import { useIntl, type IntlShape } from 'react-intl';
import { PromoCodeForm, useCodeForm } from '@marehalm/ui';
import { normalizeInput } from '@marehalm/checkout-domain';
import { subtractMoney } from '@marehalm/cart-domain/money';
import type { GiftCardResult } from '@marehalm/commerce-client';
import type { CheckoutController } from '../state/use-checkout';
import { useFormat } from '../../intl/use-format';
import styles from '../checkout.module.css';

type GiftCardAnswer = GiftCardResult | { readonly kind: 'missing' };

/** Gift cards that pay for the order, with their balances before and after, and a field for another code. */
export function GiftCardPaymentSection({ checkout }: { checkout: CheckoutController }) {
  const intl = useIntl();
  const format = useFormat();
  const { cart, payWithGiftCard, takeGiftCardOff } = checkout;
  const refusalOf = (answer: GiftCardAnswer) => formatGiftCardRefusal(intl, answer);
  const cards = cart?.giftCards ?? [];
  const { isTrying, removed, ...form } = useCodeForm({
    check: (typed) => (normalizeInput(typed) === '' ? refusalOf({ kind: 'missing' }) : undefined),
    submit: async (typed) => refusalOf(await payWithGiftCard(typed)),
    remove: async (id) => ((await takeGiftCardOff(id)) ? undefined : refusalOf({ kind: 'unreachable' })),
    nameOf: (id) => cards.find((one) => one.id === id)?.lastCharacters,
  });

  return (
    <PromoCodeForm
      question={intl.formatMessage({ id: 'checkout.giftCard.ask' })}
      label={intl.formatMessage({ id: 'checkout.giftCard.label' })}
      submitText={intl.formatMessage({ id: 'checkout.giftCard.use' })}
      pending={isTrying ? intl.formatMessage({ id: 'checkout.working' }) : undefined}
      name="gift-card-code"
      {...form}
      news={
        removed !== undefined && cart
          ? intl.formatMessage(
              { id: 'checkout.giftCard.removed' },
              { end: removed, due: format.price(cart.cost.due) },
            )
          : undefined
      }
      codes={cards.map((card) => {
        const { id, lastCharacters: end, used, balance } = card;
        return {
          code: id,
          state: 'applied',
          text: (
            <>
              <span key={used.amount}>
                {intl.formatMessage({ id: 'checkout.giftCard.pays' }, { end, amount: format.price(used) })}
              </span>
              <span className={styles.balance}>
                {intl.formatMessage(
                  { id: 'checkout.giftCard.balance' },
                  {
                    before: format.price(balance),
                    after: format.price(subtractMoney(balance, used)),
                  },
                )}
              </span>
            </>
          ),
          removeText: intl.formatMessage({ id: 'checkout.promo.removeShort' }),
          removeLabel: intl.formatMessage({ id: 'checkout.giftCard.remove' }, { end }),
        };
      })}
    />
  );
}

/**
 * Returns why a gift card was not applied, in the words of the commerce service if it gave a reason; `undefined` if the card was
 * applied.
 */
export function formatGiftCardRefusal(intl: IntlShape, answer: GiftCardAnswer): string | undefined {
  switch (answer.kind) {
    case 'applied':
      return undefined;
    case 'unreachable':
      return intl.formatMessage({ id: 'checkout.promo.unreachable' });
    case 'refused':
      return answer.reason ?? intl.formatMessage({ id: 'checkout.giftCard.refused' });
    default:
      return intl.formatMessage({ id: `checkout.giftCard.${answer.kind}` });
  }
}
