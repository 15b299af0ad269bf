export { getPictureFiles, type PictureFiles } from './records/picture-files.ts';
export {
  findSizePricing,
  listPageSources,
  type SearchedCatalogue,
  type SizePricing,
  toArticleSource,
  toProductSource,
  toTipSource,
} from './records/record-sources.ts';
export { type GeneratedPicture, toResponsivePicture } from './records/responsive-picture.ts';
