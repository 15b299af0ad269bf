import type { Settings } from '@marehalm/shop/content';
import type { RichText } from '@marehalm/cms-client/rich-text';
import type { Tint } from '@marehalm/ui';
import type { PictureView, ProductCardView } from './product.ts';
import type { VideoSourceView } from './video.ts';
import type { MediaBlockView } from './media-block.ts';

export interface LinkView {
  readonly label: string;
  readonly path: string;
}

/** An article, tip or routine as a teaser shows it. */
export interface TeaserView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly label?: string;
  readonly picture: PictureView;
}

/** A product as a small card shows it: no price, for it stands beside words that are not about buying. */
export interface SmallProductView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly subtitle: string;
  readonly picture: PictureView;
}

export interface RoutineStepView {
  readonly title: string;
  readonly note: string;
  readonly when: 'am' | 'pm';
  readonly product: SmallProductView;
}

/** A block of a page with everything it shows looked up, ready for the kit. */
export type BlockView = CommonBlockView | RareBlockView;

/** Where a link of an anchor navigation leads: the block's own id. */
interface Anchored {
  readonly anchor?: string;
}

/** Blocks that many pages are made of. */
export type CommonBlockView = Anchored & CommonBlock;
/** Blocks of a few pages, whose code the others fetch when they meet one. */
export type RareBlockView = Anchored & RareBlock;

type CommonBlock =
  | {
      readonly type: 'hero';
      readonly title: string;
      readonly text?: string | undefined;
      readonly link?: LinkView | undefined;
      readonly picture: PictureView;
      /** Its cut for narrow windows. */
      readonly narrow?: PictureView;
      readonly ink: 'dark' | 'light';
      /** Lies under the words where they stand beside the picture; absent where they lie on it. */
      readonly splitTint?: Tint;
      /** Plays over the picture. */
      readonly film?: readonly [VideoSourceView, ...VideoSourceView[]];
    }
  | {
      readonly type: 'product-row';
      readonly title?: string | undefined;
      readonly products: readonly ProductCardView[];
      readonly link?: LinkView | undefined;
    }
  | {
      readonly type: 'collection-feature';
      readonly title: string;
      readonly text: string;
      readonly link?: LinkView | undefined;
      readonly picture: PictureView;
      readonly tint: Tint;
    }
  | {
      readonly type: 'split';
      readonly title?: string | undefined;
      readonly text: RichText;
      readonly link?: LinkView | undefined;
      readonly picture: PictureView;
      readonly pictureSide: 'left' | 'right';
    }
  | {
      readonly type: 'routine';
      readonly title: string;
      readonly text: string;
      readonly link: LinkView | { readonly path: string };
      readonly steps: readonly RoutineStepView[];
    }
  | {
      readonly type: 'journal-teaser';
      readonly title: string;
      readonly teasers: readonly TeaserView[];
      readonly link?: LinkView | undefined;
    }
  | {
      readonly type: 'newsletter';
      readonly title: string;
      readonly text: string;
      readonly note: string;
      /** Where the privacy policy stands. */
      readonly policyPath: string;
    }
  | { readonly type: 'rich-text'; readonly title?: string | undefined; readonly text: RichText }
  | { readonly type: 'quote'; readonly text: string; readonly attribution?: string | undefined }
  | { readonly type: 'picture'; readonly picture: PictureView; readonly caption?: string | undefined };

type RareBlock =
  | {
      readonly type: 'collection-grid';
      readonly title: string;
      readonly text?: string | undefined;
      readonly link?: LinkView | undefined;
      readonly collections: readonly {
        readonly id: string;
        readonly href: string;
        readonly name: string;
        readonly text: string;
        readonly tint: Tint;
        readonly picture: PictureView;
      }[];
    }
  | {
      readonly type: 'facts';
      readonly title?: string | undefined;
      readonly items: readonly { readonly title: string; readonly text: string }[];
    }
  | { readonly type: 'banner'; readonly text: string; readonly link?: LinkView | undefined }
  | {
      readonly type: 'tips-grid';
      readonly title: string;
      readonly teasers: readonly TeaserView[];
      readonly link?: LinkView | undefined;
    }
  | {
      readonly type: 'spacer';
      readonly size: 'small' | 'medium' | 'large';
      readonly mark?: 'line' | 'grass' | undefined;
    }
  | MediaBlockView
  | {
      readonly type: 'faq';
      readonly title?: string | undefined;
      readonly questions: readonly {
        readonly id: string;
        readonly question: string;
        readonly answer: RichText;
      }[];
    }
  | {
      readonly type: 'glossary';
      readonly title?: string | undefined;
      /** In the alphabet of the page's language. */
      readonly groups: readonly {
        readonly id: string;
        readonly letter: string;
        readonly ingredients: readonly {
          /** Its slug, so that a link can lead to it: `/about/ingredients#bakuchiol`. */
          readonly id: string;
          readonly name: string;
          readonly inci: string;
          readonly text: string;
          readonly products: readonly { readonly href: string; readonly name: string }[];
        }[];
      }[];
    }
  | {
      readonly type: 'ingredient-spotlight';
      readonly name: string;
      readonly inci: string;
      readonly text: RichText;
      readonly picture: PictureView;
      /** Alternates down a page. */
      readonly pictureSide: 'left' | 'right';
      readonly products: readonly SmallProductView[];
      readonly link?: LinkView | undefined;
    }
  | {
      readonly type: 'facts-table';
      readonly title?: string | undefined;
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly { readonly heading: string; readonly cells: readonly string[] }[];
      readonly source: string;
    }
  | {
      readonly type: 'anchor-navigation';
      readonly title: string;
      readonly items: readonly { readonly id: string; readonly label: string }[];
    }
  | {
      readonly type: 'imprint';
      readonly title?: string | undefined;
      readonly company: Settings['company'];
    }
  | {
      readonly type: 'withdrawal-form';
      readonly title?: string | undefined;
      readonly text?: string | undefined;
    };
