import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useLocation, useNavigate, type Location } from 'react-router';
import {
  type BagLine,
  checkGiftCardForm,
  emptyGiftCardForm,
  findBagLine,
  getGiftCardSendDays,
  type GiftCardFormMistake,
  type GiftCardFormValues,
  MAX_GIFT_MESSAGE_LENGTH,
  toGiftCardForm,
  findGiftCardOffer,
} from '@marehalm/cart-domain/bag';
import { brand, marketIds, markets, mapMarkets, type LocaleCode } from '@marehalm/shop';
import {
  Button,
  GiftCardForm,
  giftCardFields,
  MarketText,
  Notice,
  getPrerenderedGiftCardInput,
  useFormErrors,
  type GiftCardField,
  type NonTextNode,
} from '@marehalm/ui';
import { useIsHydrated } from '@marehalm/static-router/client';
import type { GiftCardPageData, PerMarket } from '@marehalm/page-data';
import { usePageLocale } from '../../intl/page-locale';
import { getCurrentMarket, onMarketChange } from '../../session/market';
import { openOverlay } from '../../session/overlay-store';
import { registerAlternateUrlSuffix } from '../../session/alternate-url-suffix';
import { addLineToBag, dispatchToBag } from '../../cart/bag';
import { bagStore, offerCache } from '../../cart/shop-bag';
import { formatGiftCardMistake } from './format-gift-card-mistake';
import { giftCardDrafts, giftCardRules } from './gift-card-form-settings';
import { useFormat, type Format } from '../../intl/use-format';

const id = 'gift-card';

/** The form that buys a gift card, or changes one in the bag. In that case the URL ends in `#line-2`, its position. */
export function GiftCardOrderForm({ card, children }: { card: GiftCardPageData; children: NonTextNode }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const navigate = useNavigate();
  const location = useLocation();
  const { hash, pathname } = location;
  const isInBrowser = useIsHydrated();
  // Fields are answered by the browser before their form is alive. What is in them is looked at last before React takes over.
  const [early] = useState<GiftCardFormValues>(() => getPrerenderedGiftCardInput(id, emptyGiftCardForm));
  // The bag and what was typed before are the browser's: the page is built without them.
  const start = useMemo(
    () => (isInBrowser ? startAt(hash, card, locale, early) : built),
    [isInBrowser, hash, card, locale, early],
  );
  const [written, setWritten] = useState<Typed>();
  const here = written && (written.hash === hash || written.leaving === location) ? written : undefined;
  const values = here?.values ?? start.values;
  const isWithoutLine = here?.isWithoutLine ?? false;
  const edited = isWithoutLine ? undefined : start.line;
  const suffix = edited ? hash : '';
  useEffect(() => registerAlternateUrlSuffix(suffix), [suffix]);
  const answeredAt = useRef(Number.NEGATIVE_INFINITY);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The navigation to the changed URL has scrolled to the top.
    if (isWithoutLine) news.current?.scrollIntoView({ block: 'center' });
  }, [isWithoutLine, hash]);
  const { errors, summary, attempt, typed, left } = useFormErrors<GiftCardField, GiftCardFormMistake>({
    fields: giftCardFields,
    idOf: (field) => `${id}-${field}`,
    textOf: (_field, mistake) => formatGiftCardMistake(intl, format, mistake),
    titleOf: (count) => intl.formatMessage({ id: 'giftCard.mistakes' }, { count }),
  });

  const found = (now: GiftCardFormValues) => {
    const read = checkGiftCardForm(giftCardRules, card, now, getCurrentMarket(), new Date());
    return read.kind === 'mistakes' ? read.mistakes : {};
  };
  const change = (field: GiftCardField, value: string) => {
    const next = { ...values, [field]: value };
    setWritten({ hash, ...here, values: next });
    if (!edited) giftCardDrafts.save(next, getCurrentMarket());
    typed(found(next));
  };
  const leaveOwnAmount = useEffectEvent(() => {
    if (values.ownAmount) change('ownAmount', '');
  });
  useEffect(() => {
    let market = getCurrentMarket();
    return onMarketChange((next) => {
      if (next === market) return;
      market = next;
      // An own amount does not carry over: 250 kr. are not 250 euros.
      leaveOwnAmount();
    });
  }, []);

  const submit = () => {
    // The second press of a double click was not meant for the changed button.
    if (performance.now() - answeredAt.current < DOUBLE_PRESS_MS) return;
    const market = getCurrentMarket();
    const read = checkGiftCardForm(giftCardRules, card, values, market, new Date());
    if (!attempt(read.kind === 'mistakes' ? read.mistakes : {}) || read.kind === 'mistakes') return;
    const { sku, giftCard } = read;
    const offer = findGiftCardOffer(card, sku, giftCard.amount ? format.price(giftCard.amount) : '');
    if (!offer) return;
    answeredAt.current = performance.now();
    // A change by another tab may not have arrived yet.
    bagStore.reload();
    const isGone = edited && !findBagLine(bagStore.getState().bag, edited);
    if (isGone) {
      // The line was changed or removed on this page or in another tab. Adding a second one is left to the shopper.
      giftCardDrafts.save(values, market);
      setWritten({ hash: '', leaving: location, values, isWithoutLine: true });
    } else if (edited) {
      offerCache.add([offer]);
      dispatchToBag({ type: 'replaceLine', line: edited, by: { sku, giftCard } });
      setWritten(undefined);
    } else {
      addLineToBag(offer, { giftCard });
      giftCardDrafts.remove();
      setWritten({ hash: '', leaving: location, values: emptyGiftCardForm });
    }
    // The position of a line is only for changing it, and would be that of another line after adding a new card.
    if (hash) void navigate({ pathname }, { replace: true });
    if (!isGone) openOverlay('bag');
  };

  return (
    <GiftCardForm
      id={id}
      types={[
        { value: 'email-now', label: intl.formatMessage({ id: 'giftCard.type.email' }), asksEmail: true },
        {
          value: 'email-on-date',
          label: intl.formatMessage({ id: 'giftCard.type.onDate' }),
          asksEmail: true,
          asksDate: true,
        },
        {
          value: 'printed',
          label: intl.formatMessage({ id: 'giftCard.type.printed' }),
          note: intl.formatMessage({ id: 'giftCard.type.printedNote' }),
        },
      ]}
      amounts={card.fixedAmountSkus[marketIds[0] ?? getCurrentMarket()].map((_sku, position) => ({
        value: String(position),
        label: <MarketText texts={amountTexts(card, position, format)} />,
      }))}
      ownAmount={{
        choice: intl.formatMessage({ id: 'giftCard.own' }),
        label: intl.formatMessage({ id: 'giftCard.ownLabel' }),
        hint: <MarketText texts={limitTexts(card, format, intl)} />,
      }}
      texts={{
        type: intl.formatMessage({ id: 'giftCard.type' }),
        amount: intl.formatMessage({ id: 'giftCard.amount' }),
        sendOn: {
          label: intl.formatMessage({ id: 'giftCard.sendOn' }),
          hint: intl.formatMessage({ id: 'giftCard.sendOnHint' }),
        },
        recipientName: { label: intl.formatMessage({ id: 'giftCard.recipientName' }) },
        recipientEmail: {
          label: intl.formatMessage({ id: 'giftCard.recipientEmail' }),
          hint: intl.formatMessage({ id: 'giftCard.recipientEmailHint' }),
        },
        senderName: { label: intl.formatMessage({ id: 'giftCard.senderName' }) },
        message: { label: intl.formatMessage({ id: 'giftCard.message' }) },
        optional: intl.formatMessage({ id: 'giftCard.optional' }),
      }}
      // The prerendered page does not know the current date.
      {...(isInBrowser ? { days: getGiftCardSendDays(new Date(), brand.timeZone) } : {})}
      messageLimit={MAX_GIFT_MESSAGE_LENGTH}
      countText={(used, limit) =>
        used > limit
          ? intl.formatMessage({ id: 'giftCard.tooLong' }, { count: used - limit })
          : intl.formatMessage({ id: 'giftCard.count' }, { used, limit })
      }
      value={values}
      onChange={change}
      onLeave={(field, goingTo) => {
        left(field, found(values), goingTo);
      }}
      onSubmit={submit}
      mistakes={errors}
      summary={summary}
    >
      {children}
      {isWithoutLine && (
        <div ref={news}>
          <Notice tone="info">{intl.formatMessage({ id: 'giftCard.gone' })}</Notice>
        </div>
      )}
      <Button type="submit" width="full" data-once="">
        {edited
          ? intl.formatMessage({ id: 'giftCard.save' })
          : intl.formatMessage({ id: 'product.addToBag' })}
      </Button>
    </GiftCardForm>
  );
}

/** A second press within this time is a double click, not an answer to the changed label of the button. */
const DOUBLE_PRESS_MS = 500;

/** The values typed at a URL. */
interface Typed {
  readonly hash: string;
  /** The previous URL during a navigation, which shows the same values. */
  readonly leaving?: Location;
  readonly values: GiftCardFormValues;
  /** Whether the values are a change of a gift card that is no longer in the bag. */
  readonly isWithoutLine?: boolean;
}

interface Start {
  readonly values: GiftCardFormValues;
  /** The gift card to change; `undefined` to buy a new one. */
  readonly line?: BagLine;
}

const built: Start = { values: emptyGiftCardForm };

function startAt(hash: string, card: GiftCardPageData, locale: LocaleCode, early: GiftCardFormValues): Start {
  const line = lineAt(hash);
  const market = getCurrentMarket();
  const mark = (1.5).toLocaleString(locale).includes(',') ? ',' : '.';
  return line
    ? { line, values: { ...toGiftCardForm(giftCardRules, card, line, market, mark), ...early } }
    : { values: { ...emptyGiftCardForm, ...giftCardDrafts.load(market), ...early } };
}

/** The gift card of the bag that the address names. */
function lineAt(hash: string): BagLine | undefined {
  const [, place] = /^#line-(\d+)$/.exec(hash) ?? [];
  const line = place === undefined ? undefined : bagStore.getState().bag.lines[Number(place) - 1];
  return line?.giftCard ? line : undefined;
}

function amountTexts(card: GiftCardPageData, position: number, format: Format): PerMarket<string> {
  return mapMarkets((market) => {
    const amount = card.prices[card.fixedAmountSkus[market][position] ?? '']?.[market].price ?? 0;
    return format.price({ amount, currency: markets[market].currency });
  });
}

function limitTexts(card: GiftCardPageData, format: Format, intl: IntlShape): PerMarket<string> {
  return mapMarkets((market) => {
    const { min = 0, max = 0 } = card.prices[card.customAmountSku]?.[market].ownAmount ?? {};
    const { currency } = markets[market];
    return intl.formatMessage(
      { id: 'giftCard.ownHint' },
      {
        from: format.price({ amount: min, currency }),
        to: format.price({ amount: max, currency }),
      },
    );
  });
}
