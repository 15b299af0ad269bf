import type { MarketSettings } from '@marehalm/shop/content';
import type { MarketId } from '@marehalm/shop';
import type { PerLocale } from '../view-models/per-market.ts';
import type { GeneratedPicture } from '../records/responsive-picture.ts';
import type { Content } from './content.ts';
import type { PageSite } from './site.ts';
import type { VariantsPerMarket } from './variants-per-market.ts';

/** What delivery costs in a market, as formatted prices, and how many working days it takes. */
export interface DeliveryFacts {
  readonly market: MarketId;
  readonly price: string;
  /** Value of the goods from which delivery is free. */
  readonly freeFrom: string;
  readonly days: MarketSettings['deliveryMethods'][number]['days'];
}

/** The messages of the shop that are part of the data of pages, in one language. */
export interface PageTexts {
  /** Name of the front page in breadcrumbs. */
  readonly home: string;
  /** Title of a page that is a draft. */
  readonly formatDraftTitle: (title: string) => string;
  readonly formatDelivery: (facts: DeliveryFacts) => string;
  /** Link from a list to a series. */
  readonly formatSeeSeries: (series: string) => string;
}

/** Everything that pages are made from, at one moment. */
export interface PageSources {
  readonly contents: PerLocale<Content>;
  readonly variants: VariantsPerMarket;
  /** The generated files of pictures, by id. */
  readonly pictures: Readonly<Record<string, GeneratedPicture>>;
  /** Paths of the files of videos, by their paths in the CMS. */
  readonly videoPaths: Readonly<Record<string, string>>;
  readonly site: PageSite;
  readonly texts: PerLocale<PageTexts>;
}
