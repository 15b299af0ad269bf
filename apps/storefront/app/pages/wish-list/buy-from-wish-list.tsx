import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { useMarket } from '../../session/market';
import type { BagOffers, ProductCardView } from '@marehalm/page-data';
import { addOnlySizeAndOpenBag, SizeMenu } from '../product-list/size-menu';

/** Adds a saved product to the bag. For several sizes, a menu replaces the button when it is pressed. */
export function BuyFromWishList({ product, offers }: { product: ProductCardView; offers: BagOffers }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const market = useMarket();
  if (product.badge === 'sold-out' || product.soldOutIn?.includes(market)) return null;
  const sizes = Object.values(offers).filter(
    (offer) => offer.product === product.id && offer.kind === 'merchandise',
  );
  const text = intl.formatMessage({ id: sizes.length > 1 ? 'product.chooseSize' : 'product.addToBag' });
  return (
    <div ref={place}>
      {isOpen ? (
        <SizeMenu
          name={product.name}
          offers={sizes}
          onClose={() => {
            setOpen(false);
            requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
          }}
        />
      ) : (
        <Button
          variant="link"
          aria-label={`${text}: ${product.name}`}
          onClick={() => {
            if (sizes.length > 1 || !addOnlySizeAndOpenBag(sizes, locale)) setOpen(true);
          }}
        >
          {text}
        </Button>
      )}
    </div>
  );
}
