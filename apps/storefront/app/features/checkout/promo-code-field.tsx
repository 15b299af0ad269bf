import { useState, type FormEvent } from 'react';
import { Button, Disclosure, TextField } from '@marehalm/ui';
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

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isTrying) return;
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

  const lost = (code: string) =>
    cart?.discountCodes.some((one) => one.code.toUpperCase() === code && !one.applicable) ?? false;

  return (
    <div className={styles.promo} data-codes={view.codes.length > 0 ? 'some' : 'none'}>
      {view.codes.map(({ code }) => (
        <div key={code} className={styles.code}>
          <span>
            {lost(code) ? t('checkout.promo.refused', { code }) : t('checkout.promo.applied', { code })}
          </span>
          <Button
            variant="link"
            onClick={() => {
              setAnswer(undefined);
              dispatchToBag({ type: 'removePromoCode', code });
            }}
          >
            {t('checkout.promo.remove', { code })}
          </Button>
        </div>
      ))}
      <Disclosure summary={t('checkout.promo.ask')}>
        <form noValidate className={styles.codeForm} onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('checkout.promo.label')}
            name="promo-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
            {...(answer && answer.kind !== 'applied' ? { error: refusalText() } : {})}
          />
          <Button type="submit" variant="quiet" pending={isTrying ? t('checkout.working') : undefined}>
            {t('checkout.promo.use')}
          </Button>
        </form>
      </Disclosure>
      <p role="status" className={styles.hidden}>
        {answer?.kind === 'applied' &&
          !lost(answer.code) &&
          t('checkout.promo.applied', { code: answer.code })}
        {(answer?.kind === 'refused' || answer?.kind === 'unreachable') && refusalText()}
      </p>
    </div>
  );

  function refusalText(): string {
    if (answer?.kind === 'missing') return t('checkout.promo.missing');
    if (answer?.kind === 'refused')
      return answer.reason ?? t('checkout.promo.refused', { code: answer.code });
    return t('checkout.promo.unreachable');
  }
}
