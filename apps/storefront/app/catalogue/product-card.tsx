import { useIntl, type IntlShape } from 'react-intl';
import { ProductCard as Card, type ProductCardProps } from '@marehalm/ui';
import { LazyProductRating } from './lazy-product-rating';
import { getPriceLabels, toPriceTextPerMarket } from './price-texts';
import type { BadgeKind, ProductCardView } from '@marehalm/page-data';
import { useFormat } from '../intl/use-format';

const badgeMessages = { new: 'badge.new', 'sold-out': 'badge.soldOut', reduced: 'badge.reduced' } as const;

/** Returns the text of a product badge. */
export const formatBadge = (badge: BadgeKind, intl: IntlShape): string =>
  intl.formatMessage({ id: badgeMessages[badge] });

/** Card of a product in a list. */
export function ProductCard({
  product,
  ...rest
}: { product: ProductCardView } & Pick<ProductCardProps, 'level' | 'priority' | 'pictureSizes' | 'action'>) {
  const intl = useIntl();
  const format = useFormat();
  const [first, second] = product.pictures;
  if (!first) return null;
  const isChoice = product.sizes > 1;
  return (
    <Card
      href={product.href}
      name={product.name}
      description={product.subtitle}
      picture={first}
      alt={first.alt}
      {...(second ? { secondPicture: second } : {})}
      prices={toPriceTextPerMarket(product, format, intl)}
      priceLabels={{
        ...getPriceLabels(intl),
        ...(isChoice ? { from: intl.formatMessage({ id: 'price.from' }) } : {}),
      }}
      sizes={
        isChoice ? intl.formatMessage({ id: 'product.sizesCount' }, { count: product.sizes }) : product.label
      }
      rating={product.rating && <LazyProductRating rating={product.rating} />}
      {...(product.badge && { badge: { tone: product.badge, text: formatBadge(product.badge, intl) } })}
      {...(product.soldOutIn && {
        soldOutIn: { markets: product.soldOutIn, text: formatBadge('sold-out', intl) },
      })}
      {...rest}
    />
  );
}
