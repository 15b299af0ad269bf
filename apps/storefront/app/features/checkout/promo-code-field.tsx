import { useState } from 'react';
import { PromoCodeForm } from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import { storefrontClient } from '../../wiring/storefront-client';
import { dispatchToBag } from '../bag/use-bag';
import { tryPromoCode, type PromoAnswer } from './promo-code';
import { settledCartId } from './settled-cart';
import type { Checkout } from './use-checkout';
import styles from './checkout.module.css';

/** Codes in use, and behind a question the place to type one: nobody is sent code-hunting. */
export function PromoCodeField({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const locale = usePageLocale();
  const { view, cart } = checkout;
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<PromoAnswer | { readonly kind: 'missing' }>();
  const [isTrying, setTrying] = useState(false);
  const [removed, setRemoved] = useState<string>();

  const submit = async () => {
    setRemoved(undefined);
    if (typed.trim() === '') {
      setAnswer({ kind: 'missing' });
      return;
    }
    setTrying(true);
    const cartId = await settledCartId();
    const codes = view.codes.map(({ code }) => code);
    const result: PromoAnswer =
      cartId === undefined
        ? { kind: 'unreachable' }
        : await tryPromoCode(storefrontClient(view.market, locale), cartId, codes, typed);
    if (result.kind === 'applied') {
      dispatchToBag({ type: 'applyPromoCode', code: result.code });
      setTyped('');
    }
    setAnswer(result);
    setTrying(false);
  };

  // Before the order has a cart of its own the bag's says what it takes.
  const lost = ({ code, applicable }: (typeof view.codes)[0]) =>
    cart?.discountCodes.some((one) => one.code.toUpperCase() === code && !one.applicable) ??
    applicable === false;

  return (
    <div className={styles.promo} data-codes={view.codes.length > 0 ? 'some' : 'none'}>
      <PromoCodeForm
        question={t('checkout.promo.ask')}
        label={t('checkout.promo.label')}
        submitText={t('checkout.promo.use')}
        pending={isTrying ? t('checkout.working') : undefined}
        name="promo-code"
        value={typed}
        onChange={setTyped}
        onSubmit={() => void submit()}
        error={answer && answer.kind !== 'applied' ? refusalText() : undefined}
        news={removed && t('checkout.promo.removed', { code: removed })}
        codes={view.codes.map((one) => {
          const { code } = one;
          const isLost = lost(one);
          return {
            code,
            state: isLost ? 'refused' : 'applied',
            text: t(isLost ? 'checkout.promo.refused' : 'checkout.promo.applied', { code }),
            removeText: t('checkout.promo.removeShort'),
            removeLabel: t('checkout.promo.remove', { code }),
          };
        })}
        onRemove={(code) => {
          setAnswer(undefined);
          dispatchToBag({ type: 'removePromoCode', code });
          setRemoved(code);
        }}
      />
    </div>
  );

  function refusalText(): string {
    if (answer?.kind === 'missing') return t('checkout.promo.missing');
    if (answer?.kind === 'refused')
      return answer.reason ?? t('checkout.promo.refused', { code: answer.code });
    return t('checkout.promo.unreachable');
  }
}
