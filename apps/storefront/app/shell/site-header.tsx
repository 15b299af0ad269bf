import { useLocation } from 'react-router';
import { hrefFor } from '@marehalm/i18n-routing';
import {
  Button,
  Header,
  IconButton,
  MegaMenu,
  MobileMenu,
  type HeaderProps,
  type MenuItem,
} from '@marehalm/ui';
import { BagButton } from '../features/bag/bag-button';
import { useText } from '../text';
import { usePageLocale } from '../page-locale';
import { AccountLink } from './account-link';
import { openOverlay } from './open-overlay';
import { SearchButton } from './search-button';
import type { ShellData } from './shell';
import styles from './shell.module.css';

/** Menus, the name, and the tools. At the checkout only the name and help remain. */
export function SiteHeader({
  menus,
  isQuiet,
  ground,
}: Pick<ShellData, 'menus'> & { isQuiet: boolean; ground: NonNullable<HeaderProps['ground']> }) {
  const t = useText();
  const locale = usePageLocale();
  const { pathname } = useLocation();
  const items: MenuItem[] = menus.map(({ label, path, groups, picture }) => ({
    id: label,
    label,
    href: path,
    ...(groups.length > 0
      ? {
          groups: groups.map(({ title, links }) => ({
            title,
            links: links.map((link) => ({ label: link.label, href: link.path })),
          })),
        }
      : {}),
    ...(picture && groups.length > 0 ? { feature: { label, href: path, picture } } : {}),
  }));
  const allLabel = (item: MenuItem) => t('site.allOf', { label: String(item.label) });
  const languageButton = (
    <Button variant="link" onClick={() => openOverlay('preferences')}>
      {t('site.languageAndCurrency')}
    </Button>
  );
  const home = { href: hrefFor('home', locale), label: t('site.homeLink') };
  if (isQuiet) return <Header home={home} navigation={null} menu={null} actions={null} />;
  return (
    <Header
      home={home}
      ground={ground}
      navigation={
        <MegaMenu label={t('site.mainNavigation')} items={items} currentHref={pathname} allLabel={allLabel} />
      }
      menu={
        <MobileMenu
          label={t('site.menu')}
          closeLabel={t('site.close')}
          items={items}
          currentHref={pathname}
          allLabel={allLabel}
        >
          <AccountLink place="menu" />
          {languageButton}
        </MobileMenu>
      }
      actions={
        <>
          <AccountLink place="header" />
          <SearchButton />
          <span className={styles.wideOnly}>
            <IconButton
              icon="globe"
              label={t('site.languageAndCurrency')}
              onClick={() => openOverlay('preferences')}
            />
          </span>
          <BagButton />
        </>
      }
    />
  );
}
