import { formatPrice } from '@marehalm/i18n-routing';
import type { MarketSettings, Navigation, Settings } from '@marehalm/shop/content';
import { hrefFor, type LocaleCode, type MarketId } from '@marehalm/shop';
import { toPictureView } from './pictures.ts';
import type { PageSources } from './sources.ts';
import type { PictureView } from '../view-models/picture-view.ts';

type Group = NonNullable<Navigation['header'][number]['groups']>[number];

/** The data of the layout around every page. */
export interface ShellData {
  readonly menus: readonly {
    readonly label: string;
    readonly path: string;
    readonly groups: readonly Group[];
    readonly picture?: PictureView;
  }[];
  readonly footer: Navigation['footer'];
  readonly legal: Navigation['legal'];
  readonly announcements: Settings['announcements'];
  readonly company: Settings['company'];
  readonly popularSearches: Settings['popularSearches'];
  /** The top categories of the shop. */
  readonly categories: readonly { readonly label: string; readonly href: string }[];
  readonly markets: readonly {
    readonly id: MarketId;
    readonly name: string;
    /** What delivery costs, and how long it takes. */
    readonly delivery: string;
  }[];
}

/** Creates the data of the layout: menus, promo bar and imprint. */
export function createShellData(sources: PageSources, locale: LocaleCode): ShellData {
  const { navigation, settings, offers, categories } = sources.contents[locale];
  return {
    menus: navigation.header.map(({ picture, groups, ...menu }) => ({
      ...menu,
      groups: groups ?? [],
      ...(picture ? { picture: toPictureView(picture, sources) } : {}),
    })),
    footer: navigation.footer,
    legal: navigation.legal,
    announcements: settings.announcements,
    company: settings.company,
    popularSearches: settings.popularSearches,
    categories: categories
      .filter(({ parent }) => !parent)
      .map(({ name, slugs }) => ({
        label: name,
        href: hrefFor('collection', locale, { collection: slugs[locale] }),
      })),
    markets: offers.markets.map((market) => ({
      id: market.id,
      name: market.name,
      delivery: formatDelivery(sources, market, locale),
    })),
  };
}

/** Formats what delivery costs in a market by the method that is offered first, and how long it takes. */
function formatDelivery(
  { texts }: PageSources,
  { id, deliveryMethods, freeDelivery }: MarketSettings,
  locale: LocaleCode,
): string {
  const [method] = deliveryMethods;
  if (!method) throw new Error(`Cannot tell what delivery costs: market ${id} has no way to deliver`);
  return texts[locale].formatDelivery({
    market: id,
    price: formatPrice(method.price, locale),
    freeFrom: formatPrice(freeDelivery.from, locale),
    days: method.days,
  });
}
