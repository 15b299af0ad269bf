import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { LocaleCode } from '@marehalm/shop';
import { Button, OnePrice } from '@marehalm/ui';
import { addAndOpenBag } from '../../cart/add-and-open-bag';
import { fetchOffers, isGiven } from '../../cart/fetch-offers';
import { priceLabels, priceText } from '../../catalogue/price-texts';
import { usePageLocale } from '../../intl/page-locale';
import { useFormat } from '../../intl/use-format';
import { currentMarket, useMarket } from '../../session/market';
import type { BagOffer } from '../../view-models/product';
import styles from './size-menu.module.css';

/** Returns the sizes of a product, the smallest first. Rejects without a connection. */
export async function fetchSizes(product: string): Promise<readonly BagOffer[]> {
  const offers = Object.values(await fetchOffers());
  return offers.filter((offer) => offer.product === product && !isGiven(offer));
}

/** Puts the only size into the bag; `false` where it is sold out. */
export function addOnlySize([offer]: readonly BagOffer[], locale: LocaleCode): boolean {
  if (!offer?.market[currentMarket()].available) return false;
  addAndOpenBag([offer], locale);
  return true;
}

/** A button for each size, with its price, that puts it into the bag. Takes the focus; Esc closes it. */
export function SizeMenu({
  name,
  offers,
  onClose,
}: {
  /** Of the product. */
  name: string;
  offers: readonly BagOffer[];
  onClose: () => void;
}) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const market = useMarket();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={group}
      role="group"
      aria-label={`${intl.formatMessage({ id: 'product.size' })}: ${name}`}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {offers.map((offer) => {
        const price = offer.market[market];
        return (
          <Button
            key={offer.sku}
            variant="quiet"
            width="full"
            data-once=""
            aria-disabled={!price.available}
            onClick={() => {
              if (price.available) addAndOpenBag([offer], locale);
            }}
          >
            <span className={styles.size}>
              <span>{`${offer.size[locale]} `}</span>
              {price.available ? (
                <OnePrice
                  price={priceText(price, market, offer.per, format, intl)}
                  labels={priceLabels(intl)}
                  size="card"
                />
              ) : (
                <span>{intl.formatMessage({ id: 'badge.soldOut' })}</span>
              )}
            </span>
          </Button>
        );
      })}
    </div>
  );
}
