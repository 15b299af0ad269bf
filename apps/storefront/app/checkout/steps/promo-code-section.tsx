import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isGiftCardCode, normalizeCode } from '@marehalm/cart-domain/bag';
import { applyPromoCode } from '@marehalm/commerce-client';
import { PromoCodeForm, useCodeForm, type EnteredCode } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { createMarketClient } from '../../config/storefront-client';
import { normalizeInput } from '@marehalm/checkout-domain';
import { dispatchToBag } from '../../cart/bag';
import { formatGiftCardRefusal } from './gift-card-payment-section';
import { waitForSettledCartId } from '../../cart/bag-sync';
import type { CheckoutController } from '../state/use-checkout';
import { useFormat } from '../../intl/use-format';
import styles from '../checkout.module.css';

/** Used promo codes, and a field in a closed section, so that shoppers do not leave to search for codes. */
export function PromoCodeSection({ checkout }: { checkout: CheckoutController }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const { view, cart, codeReasons, payWithGiftCard, takeGiftCardOff } = checkout;
  /** Id of the last gift card that was typed here. The field of the payment step lists all gift cards. */
  const [takenId, setTakenId] = useState<string>();
  const { isTrying, removed, ...form } = useCodeForm({
    check: (typed) =>
      normalizeInput(typed) === '' ? intl.formatMessage({ id: 'checkout.promo.missing' }) : undefined,
    submit: async (typed) => {
      const code = normalizeInput(typed);
      if (isGiftCardCode(code)) {
        const paid = await payWithGiftCard(code);
        setTakenId(paid.kind === 'applied' ? paid.cart.giftCards.at(-1)?.id : undefined);
        return formatGiftCardRefusal(intl, paid);
      }
      const cartId = await waitForSettledCartId();
      if (cartId === undefined) return intl.formatMessage({ id: 'checkout.promo.unreachable' });
      const client = createMarketClient(view.market, locale);
      const codes = view.codes.map(({ code }) => code);
      const result = await applyPromoCode(client, cartId, codes, normalizeCode(code));
      switch (result.kind) {
        case 'applied':
          dispatchToBag({ type: 'applyPromoCode', code: result.code });
          return undefined;
        case 'refused':
          return result.reason ?? intl.formatMessage({ id: 'checkout.promo.refused' }, { code: result.code });
        case 'unreachable':
          return intl.formatMessage({ id: 'checkout.promo.unreachable' });
      }
    },
    remove: async (code) => {
      if (code === takenId) {
        setTakenId(undefined);
        void takeGiftCardOff(code);
      } else dispatchToBag({ type: 'removePromoCode', code });
      return undefined;
    },
    nameOf: (code) => (code === takenId ? undefined : code),
  });

  // Before the order has its own cart, that of the bag knows which codes apply.
  const lost = ({ code, applicable }: (typeof view.codes)[0]) =>
    cart?.discountCodes.some((one) => one.code.toUpperCase() === code && !one.applicable) ??
    applicable === false;

  const taken = (cart?.giftCards ?? []).filter(({ id }) => id === takenId);

  return (
    <div className={styles.promo} data-codes={view.codes.length > 0 ? 'some' : 'none'}>
      <PromoCodeForm
        question={intl.formatMessage({ id: 'checkout.promo.ask' })}
        label={intl.formatMessage({ id: 'checkout.promo.label' })}
        submitText={intl.formatMessage({ id: 'checkout.promo.use' })}
        pending={isTrying ? intl.formatMessage({ id: 'checkout.working' }) : undefined}
        name="promo-code"
        {...form}
        news={removed && intl.formatMessage({ id: 'checkout.promo.removed' }, { code: removed })}
        codes={[
          ...view.codes.map((one): EnteredCode => {
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
          ...taken.map(({ id, lastCharacters: end, used }): EnteredCode => ({
            code: id,
            state: 'applied',
            text: intl.formatMessage({ id: 'checkout.giftCard.pays' }, { end, amount: format.price(used) }),
            removeText: intl.formatMessage({ id: 'checkout.promo.removeShort' }),
            removeLabel: intl.formatMessage({ id: 'checkout.giftCard.remove' }, { end }),
          })),
        ]}
      />
    </div>
  );
}
