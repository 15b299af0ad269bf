import type { RequestContext } from './request-context.ts';

/** Returns the URL of the packshot beside a line of a mail; a sample or a gift shows the product that it is. */
export function findLinePicture(
  sku: string,
  { catalogue, mailPictures }: Pick<RequestContext, 'catalogue' | 'mailPictures'>,
): string | undefined {
  const variant = catalogue.variantBySku.get(sku);
  const product = variant && (catalogue.productByContentId.get(variant.contentProduct) ?? variant.product);
  const picture = product?.pictures[0];
  return picture && mailPictures.thumbnail(picture);
}
