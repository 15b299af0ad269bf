import type { RequestContext } from './request-context.ts';

/** Returns the URL of the packshot of `sku` for mails; undefined if there is none. Samples and gifts show their product. */
export function findPackshotUrl(
  sku: string,
  { catalogue, mailPictures }: Pick<RequestContext, 'catalogue' | 'mailPictures'>,
): string | undefined {
  const variant = catalogue.variantBySku.get(sku);
  const product = variant && (catalogue.productByContentId.get(variant.contentProduct) ?? variant.product);
  const picture = variant?.picture ?? product?.pictures[0];
  return picture && mailPictures.thumbnail(picture);
}
