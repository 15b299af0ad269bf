import type { PictureView, ProductCardView } from './product.ts';
import type { VideoView } from './video.ts';

/** A block that moves, with everything it shows looked up. */
export type MediaBlockView =
  | {
      readonly type: 'carousel';
      readonly title: string;
      readonly slides: readonly { readonly picture: PictureView; readonly caption?: string | undefined }[];
      readonly ratio: '3:2' | '4:5';
      readonly autoplays: boolean;
    }
  | {
      readonly type: 'product-carousel';
      readonly title: string;
      readonly products: readonly ProductCardView[];
      readonly link?: { readonly label: string; readonly path: string } | undefined;
    }
  | { readonly type: 'video'; readonly title?: string | undefined; readonly video: VideoView };
