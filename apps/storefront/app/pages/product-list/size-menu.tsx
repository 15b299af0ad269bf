import { useIntl } from 'react-intl';
import type { LocaleCode } from '@marehalm/shop';
import { SizeMenu as Menu } from '@marehalm/ui';
import { addAndOpenBag } from '../../cart/add-to-bag';
import { fetchAllOffers, isSampleOrGift } from '../../cart/all-offers';
import { getPriceLabels, toMarketPriceText } from '../../catalogue/price-texts';
import { usePageLocale } from '../../intl/page-locale';
import { useFormat } from '../../intl/use-format';
import { getCurrentMarket, useMarket } from '../../session/market';
import type { BagOffer } from '@marehalm/page-data';

/** Fetches the offers of a product's sizes, in the order of the content. Rejects while offline. */
export async function fetchProductOffers(product: string): Promise<readonly BagOffer[]> {
  const offers = Object.values(await fetchAllOffers());
  return offers.filter((offer) => offer.product === product && !isSampleOrGift(offer));
}

/**
 * Adds one unit of the first offer to the bag and opens the bag. Returns `false` and does nothing if it is not available in the
 * current market.
 */
export function addOnlySizeAndOpenBag([offer]: readonly BagOffer[], locale: LocaleCode): boolean {
  if (!offer?.market[getCurrentMarket()].available) return false;
  addAndOpenBag([offer], locale);
  return true;
}

export interface SizeMenuProps {
  /** Of the product. */
  readonly name: string;
  readonly offers: readonly BagOffer[];
  readonly onClose: () => void;
}

/** A button for each size, with its price, that puts it into the bag. */
export function SizeMenu({ name, offers, onClose }: SizeMenuProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const market = useMarket();
  return (
    <Menu
      label={`${intl.formatMessage({ id: 'product.size' })}: ${name}`}
      sizes={offers.map(({ sku, size, per, market: { [market]: price } }) => ({
        value: sku,
        label: size[locale],
        ...(price.available ? { price: toMarketPriceText(price, market, per, format, intl) } : {}),
      }))}
      priceLabels={getPriceLabels(intl)}
      soldOutText={intl.formatMessage({ id: 'badge.soldOut' })}
      onChoose={(sku) =>
        addAndOpenBag(
          offers.filter((offer) => offer.sku === sku),
          locale,
        )
      }
      onClose={onClose}
    />
  );
}
