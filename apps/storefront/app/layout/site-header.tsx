import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { brand, hrefFor } from '@marehalm/shop';
import {
  Button,
  Header,
  IconButton,
  MegaMenu,
  MobileMenu,
  Wordmark,
  type HeaderProps,
  type MenuItem,
} from '@marehalm/ui';
import { BagButton } from '../cart/bag-button';
import { usePageLocale } from '../intl/page-locale';
import { AccountLink } from './account-link';
import { openOverlay } from '../session/overlay-store';
import { SearchButton } from './search-button';
import type { ShellData } from '@marehalm/page-data';
import styles from './shell.module.css';

/** Memoized, because menus are most of the layout's elements. */
const Menus = { Mega: memo(MegaMenu), Mobile: memo(MobileMenu) };

const itemsOf = (menus: ShellData['menus']): MenuItem[] =>
  menus.map(({ label, path, groups, picture }) => ({
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

/** Menus, wordmark and tools. The checkout has only the wordmark and help. */
export const SiteHeader = memo(function SiteHeader({
  menus,
  isQuiet,
  ground,
}: Pick<ShellData, 'menus'> & { isQuiet: boolean; ground: NonNullable<HeaderProps['ground']> }) {
  const intl = useIntl();
  const locale = usePageLocale();
  // The entry of the current page is marked after the page has rendered.
  const pathname = useDeferredValue(useLocation().pathname);
  const items = useMemo(() => itemsOf(menus), [menus]);
  const allLabel = useCallback(
    (item: MenuItem) =>
      item.href === hrefFor('shop', locale)
        ? intl.formatMessage({ id: 'site.allProducts' })
        : intl.formatMessage({ id: 'site.allOf' }, { label: String(item.label) }),
    [intl, locale],
  );
  const besides = useMemo(
    () => (
      <>
        <AccountLink place="menu" />
        <Button variant="link" onClick={() => openOverlay('preferences')}>
          {intl.formatMessage({ id: 'site.languageAndCurrency' })}
        </Button>
      </>
    ),
    [intl],
  );
  const home = { href: hrefFor('home', locale), label: intl.formatMessage({ id: 'site.homeLink' }) };
  const brandLink = { home, wordmark: <Wordmark>{brand.name}</Wordmark> };
  if (isQuiet) return <Header {...brandLink} navigation={null} menu={null} actions={null} />;
  const entries = { items, currentHref: pathname, allLabel };
  return (
    <Header
      {...brandLink}
      ground={ground}
      navigation={<Menus.Mega label={intl.formatMessage({ id: 'site.mainNavigation' })} {...entries} />}
      menu={
        <Menus.Mobile
          label={intl.formatMessage({ id: 'site.menu' })}
          closeLabel={intl.formatMessage({ id: 'site.close' })}
          {...entries}
        >
          {besides}
        </Menus.Mobile>
      }
      actions={
        <>
          <AccountLink place="header" />
          <SearchButton />
          <span className={styles.wideOnly}>
            <IconButton
              icon="globe"
              label={intl.formatMessage({ id: 'site.languageAndCurrency' })}
              onClick={() => openOverlay('preferences')}
            />
          </span>
          <BagButton />
        </>
      }
    />
  );
});
