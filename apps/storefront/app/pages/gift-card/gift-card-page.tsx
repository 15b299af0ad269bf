import { useIntl } from 'react-intl';
import { BuyBox, Link, Picture, ProductLayout } from '@marehalm/ui';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { GiftCardOrderForm } from './gift-card-order-form';
import type { GiftCardPageData } from '@marehalm/page-data';
import styles from './gift-card.module.css';

/** The page of the gift card, with the form that buys or changes one. */
export function GiftCardPage(card: GiftCardPageData) {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <div className={styles.crumbs}>
        <SiteBreadcrumb crumbs={card.crumbs} />
      </div>
      <ProductLayout
        gallery={
          <div className={styles.picture}>
            <Picture
              picture={card.picture}
              alt={card.picture.alt}
              sizes="(width >= 64em) 50vw, 100vw"
              ratio="4:5"
              priority="first"
            />
          </div>
        }
        buyBox={
          <BuyBox name={card.name} promise={card.promise}>
            <p className={styles.description}>{card.description}</p>
            <GiftCardOrderForm card={card}>
              <div className={styles.terms}>
                <p>{intl.formatMessage({ id: 'giftCard.terms' }, { months: card.validityMonths })}</p>
                <p>{intl.formatMessage({ id: 'giftCard.termsNot' })}</p>
                <p>
                  <Link href={card.contact}>{intl.formatMessage({ id: 'giftCard.payout' })}</Link>
                </p>
              </div>
            </GiftCardOrderForm>
          </BuyBox>
        }
      />
    </div>
  );
}
