import type { GiftRule } from '@marehalm/cart-domain';
import type { Market } from '@marehalm/cms-client';
import type { MarketId } from '@marehalm/shop';
import type { BagOffer, PerLocale } from './product.ts';

/** What the shop gives and asks besides the goods. Built with the pages, fetched as `/bag-terms.json`. */
export interface BagTerms {
  readonly samplesLimit: number;
  readonly samplesTerms: PerLocale<string>;
  readonly samples: readonly BagOffer[];
  readonly gifts: readonly {
    readonly rule: GiftRule;
    /** Conditions, shown next to the promise. */
    readonly terms: PerLocale<string>;
    readonly offer: BagOffer;
  }[];
  readonly markets: readonly {
    readonly id: MarketId;
    readonly vatRates: Market['vatRates'];
    readonly freeDelivery: Market['freeDelivery'];
    readonly methods: readonly (Pick<Market['deliveryMethods'][number], 'id' | 'price' | 'days'> & {
      readonly name: PerLocale<string>;
    })[];
  }[];
}
