import type { Settings } from '@marehalm/cms-client';
import type { RichText } from '@marehalm/cms-client/rich-text';
import type { Tint } from '@marehalm/ui';
import type { PictureView, ProductCardView } from '../../catalogue/product-view.ts';

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

export interface RoutineStepView {
  readonly title: string;
  readonly note: string;
  readonly when: 'am' | 'pm';
  readonly product: ProductCardView;
}

/** A block of a page with everything it shows looked up, ready for the kit. */
export type BlockView =
  | {
      readonly type: 'hero';
      readonly title: string;
      readonly text?: string | undefined;
      readonly link?: LinkView | undefined;
      readonly picture: PictureView;
      readonly ink: 'dark' | 'light';
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
      readonly href: string;
      readonly link?: LinkView | undefined;
      readonly steps: readonly RoutineStepView[];
    }
  | {
      readonly type: 'teasers';
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
  | {
      readonly type: 'faq';
      readonly title?: string | undefined;
      readonly questions: readonly {
        readonly id: string;
        readonly question: string;
        readonly answer: RichText;
      }[];
    }
  | { readonly type: 'quote'; readonly text: string; readonly attribution?: string | undefined }
  | {
      readonly type: 'glossary';
      readonly title?: string | undefined;
      readonly ingredients: readonly {
        /** Its slug, so that a link can lead to it: `/about/ingredients#bakuchiol`. */
        readonly id: string;
        readonly name: string;
        readonly inci: readonly string[];
        readonly text: string;
      }[];
    }
  | {
      readonly type: 'facts';
      readonly title?: string | undefined;
      readonly items: readonly { readonly title: string; readonly text: string }[];
    }
  | { readonly type: 'banner'; readonly text: string; readonly link?: LinkView | undefined }
  | { readonly type: 'picture'; readonly picture: PictureView; readonly caption?: string | undefined }
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
