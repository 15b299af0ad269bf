import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { marketIds } from '@marehalm/shop';
import { createOnceLoader } from '@marehalm/static-router/client';
import { Button } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import type { BagOffer, ProductCardView } from '@marehalm/page-data';
import type { SizeMenu } from './size-menu';
import styles from './quick-add-button.module.css';

const fetchMenu = createOnceLoader(() => import('./size-menu'));

/** Adds a product from its card, in the markets that have not sold it out. */
export function QuickAddButton({ product }: { product: ProductCardView }) {
  if (product.badge === 'sold-out') return null;
  const { soldOutIn } = product;
  if (!soldOutIn) return <AvailableQuickAdd product={product} />;
  return marketIds
    .filter((id) => !soldOutIn.includes(id))
    .map((id) => (
      <div key={id} data-market={id}>
        <AvailableQuickAdd product={product} />
      </div>
    ));
}

/** For several sizes, a menu loads when the button is pressed, and replaces it. */
function AvailableQuickAdd({ product }: { product: ProductCardView }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const place = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{
    readonly Menu: typeof SizeMenu;
    readonly offers: readonly BagOffer[];
  }>();
  const text = intl.formatMessage({ id: product.sizes > 1 ? 'product.chooseSize' : 'product.addToBag' });
  const press = async () => {
    const code = await fetchMenu();
    const offers = await code.fetchProductOffers(product.id);
    if (offers.length !== 1 || !code.addOnlySizeAndOpenBag(offers, locale))
      setMenu({ Menu: code.SizeMenu, offers });
  };
  return (
    <div ref={place} className={styles.button}>
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
