import { useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { isGiftCardCode, normalizeCode } from '@marehalm/cart-domain/bag';
import { toCodeRefusalReason, type AppliedGiftCard, type GiftCardResult } from '@marehalm/commerce-client';
import { PromoCodeForm, type EnteredCode } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { normalizeInput } from '@marehalm/checkout-domain';
import { dispatchToBag } from './bag';
import type { BagView } from './use-bag-view';

type GiftCardRefusal = Exclude<GiftCardResult, { readonly kind: 'applied' }>;

/** Returns the text for a refusal by the shop. */
const refusalText = (reason: string | undefined, intl: IntlShape): string =>
  intl.formatMessage({ id: `promo.${toCodeRefusalReason(reason)}` });

/** Returns the text for a refused gift card, in the words of the shop if there are any. */
const giftCardText = (refused: GiftCardRefusal, intl: IntlShape): string =>
  (refused.kind === 'refused' ? refused.reason : undefined) ??
  intl.formatMessage({ id: `promo.giftCard.${refused.kind}` });

/**
 * Renders the promo codes of the bag, and a collapsed form that accepts promo codes and gift card codes. A refused code stays in
 * the field.
 */
export function PromoCodes({ view: { codes, cartService, market } }: { view: BagView }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const [typed, setTyped] = useState('');
  /** The code of the last submission. */
  const [sent, setSent] = useState<string>();
  /** The code that was removed last. */
  const [removed, setRemoved] = useState<string>();
  /** Gift cards that were entered here. */
  const [cards, setCards] = useState<readonly AppliedGiftCard[]>([]);
  const [cardRefusal, setCardRefusal] = useState<GiftCardRefusal>();
  const [isTryingCard, setTryingCard] = useState(false);
  const isAsking = useRef(false);
  const sentCode = sent === undefined ? undefined : normalizeCode(normalizeInput(sent));
  const answer = codes.find(({ code }) => code === sentCode);
  const isUnknown =
    !answer &&
    cartService.notices.some(
      (notice) =>
        notice.kind === 'code-refused' && notice.code === sentCode && notice.reason === 'DISCOUNT_NOT_FOUND',
    );
  /** Shown at the field while it contains the submitted code, as in the checkout. */
  const mistake = cardRefusal
    ? giftCardText(cardRefusal, intl)
    : sentCode === ''
      ? intl.formatMessage({ id: 'promo.missing' })
      : isUnknown
        ? intl.formatMessage({ id: 'promo.notFound' })
        : answer?.applicable === false
          ? refusalText(answer.reason, intl)
          : undefined;

  const payWithGiftCard = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setTryingCard(true);
    const paid = await import('./bag-gift-card').then(
      ({ applyGiftCardToBag }) => applyGiftCardToBag(market, locale, typed),
      (): GiftCardResult => ({ kind: 'unreachable' }),
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
      ({ removeGiftCardFromBag }) => removeGiftCardFromBag(market, locale, card),
      () => false,
    );
    if (!isOff) {
      setSent(typed);
      setCardRefusal({ kind: 'unreachable' });
      return;
    }
    setCards((before) => before.filter(({ id }) => id !== card.id));
    setRemoved(intl.formatMessage({ id: 'promo.giftCard.name' }, { end: card.lastCharacters }));
  };

  return (
    <PromoCodeForm
      question={intl.formatMessage({ id: 'promo.question' })}
      label={intl.formatMessage({ id: 'promo.label' })}
      submitText={intl.formatMessage({ id: 'promo.apply' })}
      pending={isTryingCard ? intl.formatMessage({ id: 'promo.giftCard.checking' }) : undefined}
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
      news={removed && intl.formatMessage({ id: 'bag.removed' }, { product: removed })}
      codes={[
        ...codes.map(({ code, applicable, reason }): EnteredCode => ({
          code,
          state: applicable === undefined ? 'checking' : applicable ? 'applied' : 'refused',
          text:
            applicable === undefined
              ? intl.formatMessage({ id: 'promo.checking' }, { code })
              : applicable
                ? intl.formatMessage({ id: 'promo.applied' }, { code })
                : code === answer?.code
                  ? intl.formatMessage({ id: 'promo.notInUse' }, { code })
                  : `${code}: ${refusalText(reason, intl)}`,
          removeText: intl.formatMessage({ id: 'bag.remove' }),
          removeLabel: intl.formatMessage({ id: 'promo.removeCode' }, { code }),
        })),
        ...cards.map(({ id, lastCharacters: end }): EnteredCode => ({
          code: id,
          state: 'applied',
          text: intl.formatMessage({ id: 'promo.giftCard.taken' }, { end }),
          removeText: intl.formatMessage({ id: 'bag.remove' }),
          removeLabel: intl.formatMessage(
            { id: 'promo.removeCode' },
            { code: intl.formatMessage({ id: 'promo.giftCard.name' }, { end }) },
          ),
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
