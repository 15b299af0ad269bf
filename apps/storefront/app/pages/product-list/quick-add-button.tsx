import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { createOnceLoader } from '@marehalm/static-router/client';
import { Button } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import type { BagOffer, ProductCardView } from '@marehalm/page-data';
import type { SizeMenu } from './size-menu';
import styles from './product-list-page.module.css';

const fetchMenu = createOnceLoader(() => import('./size-menu'));

/** Adds a product from its card. For several sizes, a menu loads when the button is pressed, and replaces it. */
export function QuickAddButton({ product }: { product: ProductCardView }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const place = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{
    readonly Menu: typeof SizeMenu;
    readonly offers: readonly BagOffer[];
  }>();
  if (product.badge === 'sold-out') return null;
  const text = intl.formatMessage({ id: product.sizes > 1 ? 'product.chooseSize' : 'product.addToBag' });
  const press = async () => {
    const code = await fetchMenu();
    const offers = await code.fetchProductOffers(product.id);
    if (offers.length !== 1 || !code.addOnlySizeAndOpenBag(offers, locale))
      setMenu({ Menu: code.SizeMenu, offers });
  };
  return (
    <div ref={place} className={styles.quickAdd}>
      {menu ? (
        <menu.Menu
          name={product.name}
          offers={menu.offers}
          onClose={() => {
            setMenu(undefined);
            requestAnimationFrame(() => place.current?.querySelector('button')?.focus());
          }}
        />
      ) : (
        <Button
          variant="link"
          data-once=""
          aria-label={`${text}: ${product.name}`}
          onClick={() => {
            // The page of the product has everything needed.
            press().catch(() => location.assign(product.href));
          }}
        >
          {text}
        </Button>
      )}
    </div>
  );
}
