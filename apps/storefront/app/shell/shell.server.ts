import type { LocaleCode } from '@marehalm/shop';
import { readContent } from '../catalogue/content.server.ts';
import { pictureView } from '../catalogue/pictures.server.ts';
import type { ShellData } from './shell.tsx';

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
