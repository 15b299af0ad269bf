import { useId, useState, type FormEvent } from 'react';
import { Button, Disclosure, Notice, TextField } from '@marehalm/ui';
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
    default:
      return t('promo.notFound');
  }
}

/** Promo codes, out of the way until asked for (ux-rules, part 2, rule 26). What was typed stays after a refusal. */
export function PromoCodes({ view: { codes } }: { view: BagView }) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    setEmpty(code === '');
    if (code !== '') dispatchToBag({ type: 'applyPromoCode', code });
  };

  return (
    <Disclosure summary={t('promo.question')} startsOpen={codes.length > 0}>
      <form onSubmit={submit} noValidate>
        <TextField
          id={id}
          label={t('promo.label')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...(isEmpty ? { error: t('promo.missing') } : {})}
        />
        <Button type="submit" variant="quiet">
          {t('promo.apply')}
        </Button>
      </form>
      <div role="status">
        {codes.map(({ code, applicable, reason }) => (
          <div key={code}>
            {applicable === undefined && <p>{t('promo.checking', { code })}</p>}
            {applicable === true && <Notice tone="success">{t('promo.applied', { code })}</Notice>}
            {applicable === false && (
              <Notice tone="info">
                {code}: {refusalText(reason, t)}
              </Notice>
            )}
            <Button
              variant="link"
              aria-label={t('promo.removeCode', { code })}
              onClick={() => {
                dispatchToBag({ type: 'removePromoCode', code });
              }}
            >
              {t('bag.remove')}
            </Button>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
