import { useState } from 'react';
import { normalizeCode } from '@marehalm/cart-domain';
import { PromoCodeForm, type UsedCode } from '@marehalm/ui';
import { useText, type Translate } from '../../text';
import { dispatchToBag } from './use-bag';
import type { BagView } from './use-bag-view';

/** The shop's own word for a refusal, in the shopper's words. */
function refusalText(reason: string | undefined, t: Translate): string {
  switch (reason) {
    case 'DISCOUNT_CURRENTLY_INACTIVE':
      return t('promo.inactive');
    case 'DISCOUNT_USAGE_LIMIT_REACHED':
    case 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED':
      return t('promo.used');
    case 'DISCOUNT_PURCHASE_NOT_IN_RANGE':
      return t('promo.minimum');
    case 'DISCOUNT_NO_ENTITLED_LINE_ITEMS':
      return t('promo.nothingEligible');
    case 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE':
    case 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING':
      return t('promo.notEligible');
    case 'DISCOUNT_CODE_NOT_HONOURED':
      return t('promo.notCombinable');
    case 'DISCOUNT_NOT_FOUND':
      return t('promo.notFound');
    // A cart that is read again says no reason any more.
    default:
      return t('promo.refused');
  }
}

/** Promo codes, out of the way until asked for (ux-rules, part 2, rule 26). What was typed stays after a refusal. */
export function PromoCodes({ view: { codes } }: { view: BagView }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  /** What was typed when it was sent last. */
  const [sent, setSent] = useState<string>();
  /** The code that was taken back last. */
  const [removed, setRemoved] = useState<string>();
  const answer = sent === undefined ? undefined : codes.find(({ code }) => code === normalizeCode(sent));
  /** Told at the field while what was sent stands in it, as in the checkout. */
  const mistake =
    sent?.trim() === ''
      ? t('promo.missing')
      : answer?.applicable === false
        ? refusalText(answer.reason, t)
        : undefined;
  return (
    <PromoCodeForm
      question={t('promo.question')}
      label={t('promo.label')}
      submitText={t('promo.apply')}
      value={answer?.applicable ? '' : typed}
      onChange={(value) => {
        setTyped(value);
        setRemoved(undefined);
      }}
      onSubmit={() => {
        setSent(typed);
        setRemoved(undefined);
        if (typed.trim() !== '') dispatchToBag({ type: 'applyPromoCode', code: typed });
      }}
      error={typed === sent ? mistake : undefined}
      news={removed && t('bag.removed', { product: removed })}
      codes={codes.map(({ code, applicable, reason }): UsedCode => ({
        code,
        state: applicable === undefined ? 'checking' : applicable ? 'applied' : 'refused',
        text:
          applicable === undefined
            ? t('promo.checking', { code })
            : applicable
              ? t('promo.applied', { code })
              : code === answer?.code
                ? t('promo.notInUse', { code })
                : `${code}: ${refusalText(reason, t)}`,
        removeText: t('bag.remove'),
        removeLabel: t('promo.removeCode', { code }),
      }))}
      onRemove={(code) => {
        dispatchToBag({ type: 'removePromoCode', code });
        setRemoved(code);
      }}
    />
  );
}
