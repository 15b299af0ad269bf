import type { Navigation, Settings } from '@marehalm/cms-client';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { readContent } from './content.server.ts';
import { pictureView } from './pictures.server.ts';
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
  readonly markets: readonly { readonly id: MarketId; readonly name: string; readonly currency: string }[];
}

/** What stands around every page: menus, the line above them, the imprint. */
export async function loadShell(locale: LocaleCode): Promise<ShellData> {
  const { navigation, settings, offers } = await readContent(locale);
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
    markets: offers.markets.map(({ id, name, currency }) => ({ id, name, currency })),
  };
}
