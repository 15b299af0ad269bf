import type { Navigation, Settings } from '@marehalm/shop/content';
import { hrefFor, type LocaleCode, type MarketId } from '@marehalm/shop';
import { readContent } from './content.server.ts';
import { pictureView } from './pictures.server.ts';
import type { DeliveryTerms } from '../intl/format-delivery.ts';
import type { PictureView } from '../view-models/product.ts';

type Group = NonNullable<Navigation['header'][number]['groups']>[number];

/** What stands around every page. */
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
  /** The widest categories of the shop. */
  readonly categories: readonly { readonly label: string; readonly href: string }[];
  readonly markets: readonly {
    readonly id: MarketId;
    readonly name: string;
    readonly currency: string;
    readonly delivery: DeliveryTerms;
  }[];
}

/** What stands around every page: menus, the line above them, the imprint. */
export async function loadShell(locale: LocaleCode): Promise<ShellData> {
  const { navigation, settings, offers, categories } = await readContent(locale);
  return {
    menus: navigation.header.map(({ picture, groups, ...menu }) => ({
      ...menu,
      groups: groups ?? [],
      ...(picture ? { picture: pictureView(picture) } : {}),
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
    markets: offers.markets.map(({ id, name, currency, deliveryMethods, freeDelivery }) => {
      const [method] = deliveryMethods;
      if (!method) throw new Error(`Cannot tell what delivery costs: market ${id} has no way to deliver`);
      return {
        id,
        name,
        currency,
        delivery: { price: method.price, freeFrom: freeDelivery.from, days: method.days },
      };
    }),
  };
}
