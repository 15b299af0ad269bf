import { hrefFor, type LocaleCode } from '@marehalm/shop';
import type { Content } from '../load-content.ts';
import type { MailPictures } from '../mail/mail-pictures.ts';
import type { StockAlertProduct } from './stock-alert-mail.ts';

/** Returns the name, page URL and picture of `sku` for stock alert mails; `undefined` if the content has no such SKU. */
export function findStockAlertProduct(
  sku: string,
  locale: LocaleCode,
  {
    content,
    origin,
    mailPictures,
  }: {
    readonly content: Pick<Content, 'products'>;
    readonly origin: () => string;
    readonly mailPictures: Pick<MailPictures, 'wide'>;
  },
): StockAlertProduct | undefined {
  const product = content.products.find(({ sizes }) => sizes.some((size) => size.sku === sku));
  const size = product?.sizes.find((one) => one.sku === sku);
  if (!product || !size) return undefined;
  const path = hrefFor('product', locale, { slug: product.slugs[locale] });
  const packshot = size.picture ?? product.pictures[0];
  return {
    name: `${product.name[locale]}, ${size.label[locale]}`,
    href: `${origin()}${path}${product.sizes.length > 1 ? `?size=${sku}` : ''}`,
    picture: packshot === undefined ? undefined : mailPictures.wide(packshot, locale),
  };
}
