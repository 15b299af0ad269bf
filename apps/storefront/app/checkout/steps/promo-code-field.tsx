import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isGiftCardCode, normalizeCode } from '@marehalm/cart-domain/bag';
import { tryPromoCode, type GiftCardResult, type PromoCodeResult } from '@marehalm/commerce-client';
import { PromoCodeForm, type UsedCode } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { createMarketClient } from '../../config/storefront-client';
import { normalizeInput } from '@marehalm/checkout-domain';
import { dispatchToBag } from '../../cart/bag';
import { formatGiftCardRefusal } from './gift-card-field';
import { waitForSettledCartId } from '../../cart/settled-cart';
import type { Checkout } from '../state/use-checkout';
import { useFormat } from '../../intl/use-format';
import styles from '../checkout.module.css';

/** Used promo codes, and a field in a closed section, so that shoppers do not leave to search for codes. */
export function PromoCodeField({ checkout }: { checkout: Checkout }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const { view, cart, codeReasons, payWithGiftCard, takeGiftCardOff } = checkout;
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<PromoCodeResult | { readonly kind: 'missing' }>();
  /** Result of a gift card that was entered here. */
  const [giftCard, setGiftCard] = useState<GiftCardResult>();
  const [isTrying, setTrying] = useState(false);
  const [removed, setRemoved] = useState<string>();

  const submit = async () => {
    setRemoved(undefined);
    setAnswer(undefined);
    setGiftCard(undefined);
    const code = normalizeInput(typed);
    if (code === '') {
      setAnswer({ kind: 'missing' });
      return;
    }
    setTrying(true);
    if (isGiftCardCode(code)) {
      const paid = await payWithGiftCard(code);
      setGiftCard(paid);
      if (paid.kind === 'applied') setTyped('');
      setTrying(false);
      return;
    }
    const cartId = await waitForSettledCartId();
    const codes = view.codes.map(({ code }) => code);
    const result: PromoCodeResult =
      cartId === undefined
        ? { kind: 'unreachable' }
        : await tryPromoCode(createMarketClient(view.market, locale), cartId, codes, normalizeCode(code));
    if (result.kind === 'applied') {
      dispatchToBag({ type: 'applyPromoCode', code: result.code });
      setTyped('');
    }
    setAnswer(result);
    setTrying(false);
  };

  // Before the order has its own cart, that of the bag knows which codes apply.
  const lost = ({ code, applicable }: (typeof view.codes)[0]) =>
    cart?.discountCodes.some((one) => one.code.toUpperCase() === code && !one.applicable) ??
    applicable === false;

  // The payment step lists all cards; this field shows only those entered here.
  const taken =
    giftCard?.kind === 'applied'
      ? (cart?.giftCards ?? []).filter(({ id }) => giftCard.cart.giftCards.at(-1)?.id === id)
      : [];

  return (
    <div className={styles.promo} data-codes={view.codes.length > 0 ? 'some' : 'none'}>
      <PromoCodeForm
        question={intl.formatMessage({ id: 'checkout.promo.ask' })}
        label={intl.formatMessage({ id: 'checkout.promo.label' })}
        submitText={intl.formatMessage({ id: 'checkout.promo.use' })}
        pending={isTrying ? intl.formatMessage({ id: 'checkout.working' }) : undefined}
        name="promo-code"
        value={typed}
        onChange={setTyped}
        onSubmit={() => void submit()}
        error={
          giftCard && giftCard.kind !== 'applied'
            ? formatGiftCardRefusal(intl, giftCard)
            : answer && answer.kind !== 'applied'
              ? refusalText()
              : undefined
        }
        news={removed && intl.formatMessage({ id: 'checkout.promo.removed' }, { code: removed })}
        codes={[
          ...view.codes.map((one): UsedCode => {
            const { code } = one;
            const isLost = lost(one);
            return {
              code,
              state: isLost ? 'refused' : 'applied',
              text: isLost
                ? (codeReasons[code] ?? intl.formatMessage({ id: 'checkout.promo.refused' }, { code }))
                : intl.formatMessage({ id: 'checkout.promo.applied' }, { code }),
              removeText: intl.formatMessage({ id: 'checkout.promo.removeShort' }),
              removeLabel: intl.formatMessage({ id: 'checkout.promo.remove' }, { code }),
            };
          }),
          ...taken.map(({ id, lastCharacters: end, used }): UsedCode => ({
            code: id,
            state: 'applied',
            text: intl.formatMessage({ id: 'checkout.giftCard.pays' }, { end, amount: format.price(used) }),
            removeText: intl.formatMessage({ id: 'checkout.promo.removeShort' }),
            removeLabel: intl.formatMessage({ id: 'checkout.giftCard.remove' }, { end }),
          })),
        ]}
        onRemove={(code) => {
          setAnswer(undefined);
          setGiftCard(undefined);
          if (taken.some(({ id }) => id === code)) {
            void takeGiftCardOff(code);
            return;
          }
          dispatchToBag({ type: 'removePromoCode', code });
          setRemoved(code);
        }}
      />
    </div>
  );

  function refusalText(): string {
    if (answer?.kind === 'missing') return intl.formatMessage({ id: 'checkout.promo.missing' });
    if (answer?.kind === 'refused')
      return answer.reason ?? intl.formatMessage({ id: 'checkout.promo.refused' }, { code: answer.code });
    return intl.formatMessage({ id: 'checkout.promo.unreachable' });
  }
}
