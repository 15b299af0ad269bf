import { useState } from 'react';
import { formatPrice } from '@marehalm/i18n-routing';
import { PromoCodeForm } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { useText, type Translate } from '../../intl/text';
import { normalizeInput } from '@marehalm/checkout-domain';
import { balanceAfter, type GiftCardAnswer } from '../../cart/gift-card-payment';
import type { Checkout } from '../state/use-checkout';
import styles from '../checkout.module.css';

type Refusal = Exclude<GiftCardAnswer, { readonly kind: 'applied' }> | { readonly kind: 'missing' };

/** Gift cards that pay for the order, with what is on them before and after, and behind a question the place to type a code. */
export function GiftCardField({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const locale = usePageLocale();
  const { cart, payWithGiftCard, takeGiftCardOff } = checkout;
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [isTrying, setTrying] = useState(false);
  /** The end of the code of the card that was taken away last. */
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
      question={t('checkout.giftCard.ask')}
      label={t('checkout.giftCard.label')}
      submitText={t('checkout.giftCard.use')}
      pending={isTrying ? t('checkout.working') : undefined}
      name="gift-card-code"
      value={typed}
      onChange={setTyped}
      onSubmit={() => void submit()}
      error={refusal && giftCardRefusalText(t, refusal)}
      news={
        removed !== undefined && cart
          ? t('checkout.giftCard.removed', { end: removed, due: formatPrice(cart.cost.due, locale) })
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
                {t('checkout.giftCard.pays', { end, amount: formatPrice(used, locale) })}
              </span>
              <span className={styles.balance}>
                {t('checkout.giftCard.balance', {
                  before: formatPrice(balance, locale),
                  after: formatPrice(balanceAfter(card), locale),
                })}
              </span>
            </>
          ),
          removeText: t('checkout.promo.removeShort'),
          removeLabel: t('checkout.giftCard.remove', { end }),
        };
      })}
      onRemove={(id) => void remove(id)}
    />
  );
}

/** Why a gift card does not pay, in the shopper's words. */
export function giftCardRefusalText(t: Translate, refused: Refusal): string {
  switch (refused.kind) {
    case 'missing':
      return t('checkout.giftCard.missing');
    case 'already':
      return t('checkout.giftCard.already');
    case 'throttled':
      return t('checkout.giftCard.throttled');
    case 'refused':
      return refused.reason ?? t('checkout.giftCard.refused');
    case 'unreachable':
      return t('checkout.promo.unreachable');
  }
}
