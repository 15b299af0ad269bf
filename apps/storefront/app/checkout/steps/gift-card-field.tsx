import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { PromoCodeForm } from '@marehalm/ui';
import { normalizeInput } from '@marehalm/checkout-domain';
import { subtractMoney } from '@marehalm/cart-domain/money';
import type { GiftCardResult } from '@marehalm/commerce-client';
import type { Checkout } from '../state/use-checkout';
import { useFormat } from '../../intl/use-format';
import styles from '../checkout.module.css';

type Refusal = Exclude<GiftCardResult, { readonly kind: 'applied' }> | { readonly kind: 'missing' };

/** Gift cards that pay for the order, with their balances before and after, and a field for another code. */
export function GiftCardField({ checkout }: { checkout: Checkout }) {
  const intl = useIntl();
  const format = useFormat();
  const { cart, payWithGiftCard, takeGiftCardOff } = checkout;
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [isTrying, setTrying] = useState(false);
  /** The last characters of the card that was removed last. */
  const [removed, setRemoved] = useState<string>();

  const submit = async () => {
    setRemoved(undefined);
    if (normalizeInput(typed) === '') {
      setRefusal({ kind: 'missing' });
      return;
    }
    setTrying(true);
    const answer = await payWithGiftCard(typed);
    setTrying(false);
    if (answer.kind === 'applied') {
      setTyped('');
      setRefusal(undefined);
    } else {
      setRefusal(answer);
    }
  };

  const remove = async (id: string) => {
    setRefusal(undefined);
    setRemoved(undefined);
    const card = cart?.giftCards.find((one) => one.id === id);
    if (await takeGiftCardOff(id)) setRemoved(card?.lastCharacters);
    else setRefusal({ kind: 'unreachable' });
  };

  return (
    <PromoCodeForm
      question={intl.formatMessage({ id: 'checkout.giftCard.ask' })}
      label={intl.formatMessage({ id: 'checkout.giftCard.label' })}
      submitText={intl.formatMessage({ id: 'checkout.giftCard.use' })}
      pending={isTrying ? intl.formatMessage({ id: 'checkout.working' }) : undefined}
      name="gift-card-code"
      value={typed}
      onChange={setTyped}
      onSubmit={() => void submit()}
      error={refusal && formatGiftCardRefusal(intl, refusal)}
      news={
        removed !== undefined && cart
          ? intl.formatMessage(
              { id: 'checkout.giftCard.removed' },
              { end: removed, due: format.price(cart.cost.due) },
            )
          : undefined
      }
      codes={(cart?.giftCards ?? []).map((card) => {
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
      onRemove={(id) => void remove(id)}
    />
  );
}

/** Returns the text for a refused gift card. */
export function formatGiftCardRefusal(intl: IntlShape, refused: Refusal): string {
  switch (refused.kind) {
    case 'missing':
      return intl.formatMessage({ id: 'checkout.giftCard.missing' });
    case 'already':
      return intl.formatMessage({ id: 'checkout.giftCard.already' });
    case 'throttled':
      return intl.formatMessage({ id: 'checkout.giftCard.throttled' });
    case 'refused':
      return refused.reason ?? intl.formatMessage({ id: 'checkout.giftCard.refused' });
    case 'unreachable':
      return intl.formatMessage({ id: 'checkout.promo.unreachable' });
  }
}
