import { ProductCard as Card, type ProductCardProps } from '@marehalm/ui';
import { useText, type Translate } from '../intl/text';
import { usePageLocale } from '../intl/page-locale';
import { priceLabels, priceTexts } from './price-texts';
import type { BadgeKind, ProductCardView } from '../view-models/product';

/** The words of a badge. Written out, so that the build sees which messages are used. */
export function badgeText(badge: BadgeKind, t: Translate): string {
  switch (badge) {
    case 'new':
      return t('badge.new');
    case 'sold-out':
      return t('badge.soldOut');
    case 'reduced':
      return t('badge.reduced');
  }
}

/** A product of the shop in a list. */
export function ProductCard({
  product,
  ...rest
}: { product: ProductCardView } & Pick<ProductCardProps, 'level' | 'priority' | 'pictureSizes' | 'action'>) {
  const t = useText();
  const locale = usePageLocale();
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
      prices={priceTexts(product, locale, t)}
      priceLabels={{ ...priceLabels(t), ...(isChoice ? { from: t('price.from') } : {}) }}
      sizes={isChoice ? t('product.sizesCount', { count: product.sizes }) : product.label}
      {...(product.badge ? { badge: { tone: product.badge, text: badgeText(product.badge, t) } } : {})}
      {...rest}
    />
  );
}
