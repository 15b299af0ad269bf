import { useIntl } from 'react-intl';
import type { LocaleCode } from '@marehalm/shop';
import { SizeMenu as Menu } from '@marehalm/ui';
import { addAndOpenBag } from '../../cart/add-and-open-bag';
import { fetchBagOffers, isFreeOffer } from '../../cart/fetch-offers';
import { formatPriceLabels, formatPriceText } from '../../catalogue/price-texts';
import { usePageLocale } from '../../intl/page-locale';
import { useFormat } from '../../intl/use-format';
import { getCurrentMarket, useMarket } from '../../session/market';
import type { BagOffer } from '../../view-models/product';

/** Fetches the sizes of a product, the smallest first. Rejects while offline. */
export async function fetchSizes(product: string): Promise<readonly BagOffer[]> {
  const offers = Object.values(await fetchBagOffers());
  return offers.filter((offer) => offer.product === product && !isFreeOffer(offer));
}

/** Adds the only size to the bag; returns `false` if it is sold out. */
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
        ...(price.available ? { price: formatPriceText(price, market, per, format, intl) } : {}),
      }))}
      priceLabels={formatPriceLabels(intl)}
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
