import { useRef, useState } from 'react';
import { isGiftCardCode, normalizeCode } from '@marehalm/cart-domain';
import type { AppliedGiftCard } from '@marehalm/commerce-client';
import { PromoCodeForm, type UsedCode } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { useText, type Translate } from '../intl/text';
import { normalizeInput } from '@marehalm/checkout-domain';
import type { GiftCardAnswer } from './gift-card-payment';
import { dispatchToBag } from './bag';
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

function giftCardText(refused: Exclude<GiftCardAnswer, { readonly kind: 'applied' }>, t: Translate): string {
  switch (refused.kind) {
    case 'throttled':
      return t('promo.giftCard.throttled');
    case 'unreachable':
      return t('promo.giftCard.unreachable');
    case 'already':
      return t('promo.giftCard.already');
    case 'refused':
      return refused.reason ?? t('promo.giftCard.refused');
  }
}

/** Promo codes, out of the way until asked for (ux-rules, part 2, rule 26). What was typed stays after a refusal. */
export function PromoCodes({ view: { codes, link, market } }: { view: BagView }) {
  const t = useText();
  const locale = usePageLocale();
  const [typed, setTyped] = useState('');
  /** What was typed when it was sent last. */
  const [sent, setSent] = useState<string>();
  /** The code that was taken back last. */
  const [removed, setRemoved] = useState<string>();
  /** Gift cards that were typed here. */
  const [cards, setCards] = useState<readonly AppliedGiftCard[]>([]);
  const [cardRefusal, setCardRefusal] = useState<Exclude<GiftCardAnswer, { readonly kind: 'applied' }>>();
  const [isTryingCard, setTryingCard] = useState(false);
  const isAsking = useRef(false);
  const sentCode = sent === undefined ? undefined : normalizeCode(normalizeInput(sent));
  const answer = codes.find(({ code }) => code === sentCode);
  const isUnknown =
    !answer &&
    link.notices.some(
      (notice) =>
        notice.kind === 'code-refused' && notice.code === sentCode && notice.reason === 'DISCOUNT_NOT_FOUND',
    );
  /** Told at the field while what was sent stands in it, as in the checkout. */
  const mistake = cardRefusal
    ? giftCardText(cardRefusal, t)
    : sentCode === ''
      ? t('promo.missing')
      : isUnknown
        ? t('promo.notFound')
        : answer?.applicable === false
          ? refusalText(answer.reason, t)
          : undefined;

  const payWithGiftCard = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setTryingCard(true);
    const paid = await import('./bag-gift-card').then(
      ({ payBagWithGiftCard }) => payBagWithGiftCard(market, locale, typed),
      (): GiftCardAnswer => ({ kind: 'unreachable' }),
    );
    isAsking.current = false;
    setTryingCard(false);
    if (paid.kind === 'applied') {
      setCards(paid.cart.giftCards);
      setTyped('');
      setSent(undefined);
    } else setCardRefusal(paid);
  };
  const takeGiftCardOff = async (card: AppliedGiftCard) => {
    const isOff = await import('./bag-gift-card').then(
      ({ takeGiftCardOffBag }) => takeGiftCardOffBag(market, locale, card),
      () => false,
    );
    if (!isOff) {
      setSent(typed);
      setCardRefusal({ kind: 'unreachable' });
      return;
    }
    setCards((before) => before.filter(({ id }) => id !== card.id));
    setRemoved(t('promo.giftCard.name', { end: card.lastCharacters }));
  };

  return (
    <PromoCodeForm
      question={t('promo.question')}
      label={t('promo.label')}
      submitText={t('promo.apply')}
      pending={isTryingCard ? t('promo.giftCard.checking') : undefined}
      value={answer?.applicable && typed === sent ? '' : typed}
      onChange={(value) => {
        setTyped(value);
        setRemoved(undefined);
      }}
      onSubmit={() => {
        setSent(typed);
        setRemoved(undefined);
        setCardRefusal(undefined);
        const code = normalizeInput(typed);
        if (isGiftCardCode(code)) void payWithGiftCard();
        else if (code !== '') dispatchToBag({ type: 'applyPromoCode', code });
      }}
      error={typed === sent ? mistake : undefined}
      news={removed && t('bag.removed', { product: removed })}
      codes={[
        ...codes.map(({ code, applicable, reason }): UsedCode => ({
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
        })),
        ...cards.map(({ id, lastCharacters: end }): UsedCode => ({
          code: id,
          state: 'applied',
          text: t('promo.giftCard.taken', { end }),
          removeText: t('bag.remove'),
          removeLabel: t('promo.removeCode', { code: t('promo.giftCard.name', { end }) }),
        })),
      ]}
      onRemove={(code) => {
        const card = cards.find(({ id }) => id === code);
        if (card) {
          void takeGiftCardOff(card);
          return;
        }
        dispatchToBag({ type: 'removePromoCode', code });
        setRemoved(code);
      }}
    />
  );
}
