import { useIntl } from 'react-intl';
import { hrefFor } from '@marehalm/shop';
import { ButtonLink, SaveForLaterButton } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { useWishList, wishListStore } from '../../session/wish-list';
import styles from './save-for-later.module.css';

/** Saves a product on this device or removes it, with a link to the wish list if it is saved. */
export function SaveForLater({ product }: { product: string }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const isSaved = useWishList().includes(product);
  return (
    <div className={styles.row}>
      <SaveForLaterButton
        isSaved={isSaved}
        onToggle={() => (isSaved ? wishListStore.remove(product) : wishListStore.add(product))}
      >
        {intl.formatMessage({ id: 'wishList.save' })}
      </SaveForLaterButton>
      {isSaved && (
        <ButtonLink variant="link" href={hrefFor('wishList', locale)}>
          {intl.formatMessage({ id: 'wishList.see' })}
        </ButtonLink>
      )}
    </div>
  );
}
