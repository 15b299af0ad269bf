import type { GiftRule, PromoCode } from '@marehalm/cart-domain/bag';
import type { Content } from '../load-content.ts';
import type { Promotions } from './calculate-cart.ts';

/** Converts the codes, gifts and samples of the content to the types of `@marehalm/cart-domain`. */
export function toPromotions({ promoCodes, offers }: Content): Promotions {
  return {
    promoCodes: promoCodes.map(toPromoCode),
    membersOnly: new Set(promoCodes.filter(({ membersOnly }) => membersOnly).map(({ code }) => code)),
    giftRules: offers.gifts.map(toGiftRule),
    samples: { limit: offers.samples.limit, skus: offers.samples.items.map(({ sku }) => sku) },
  };
}

/** @throws Error when a code lacks a field of its kind. */
function toPromoCode({
  label: _label,
  membersOnly: _membersOnly,
  rate,
  amounts,
  kind,
  ...terms
}: Content['promoCodes'][number]): PromoCode {
  const common = withoutUndefined(terms);
  if (kind === 'free-delivery') return { ...common, kind };
  if (kind === 'percentage' && rate !== undefined) return { ...common, kind, rate };
  if (kind === 'fixed' && amounts !== undefined) return { ...common, kind, amounts };
  throw new Error(
    `Cannot use the code ${terms.code}: a code of the kind "${kind}" needs its ${kind === 'fixed' ? 'amounts' : 'rate'}`,
  );
}

function toGiftRule({
  name: _name,
  terms: _terms,
  gift,
  ...rule
}: Content['offers']['gifts'][number]): GiftRule {
  return { ...withoutUndefined(rule), gift: { sku: gift.sku, quantity: gift.quantity } } as GiftRule;
}

/** Removes undefined fields: in a parsed file optional fields may be `undefined`, in the domain they are missing. */
function withoutUndefined<Thing extends object>(
  thing: Thing,
): { [Key in keyof Thing]: Exclude<Thing[Key], undefined> } {
  return Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as never;
}
