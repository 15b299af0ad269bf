import type { ReactNode } from 'react';
import { Footer } from '../Footer/Footer.tsx';
import { Header, HeaderLink, type HeaderProps } from '../Header/Header.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { ProductCard, type ProductCardProps } from '../ProductCard/ProductCard.tsx';
import { PromoBar } from '../PromoBar/PromoBar.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import type { CatalogueProduct } from './catalogue.ts';
import { bilingual, resolveBilingual, ToolbarText, useToolbarLanguage } from './language.tsx';
import { getAllLabel, menuItems } from './menu-items.tsx';
import { priceLabels } from './prices.ts';
import { useHeaderGround } from './toolbar-theme.tsx';

/** A value with texts in both languages, in that of the toolbar. */
export function useBilingualValue<T>(value: T): T {
  return resolveBilingual(value, useToolbarLanguage());
}

const words = {
  home: bilingual('Marehalm, home', 'Marehalm, forside'),
  skip: bilingual('Skip to content', 'Gå til indhold'),
  news: bilingual('News', 'Nyt'),
  mainMenu: bilingual('Main menu', 'Hovedmenu'),
  close: bilingual('Close', 'Luk'),
  search: bilingual('Search', 'Søg'),
  bag: bilingual('Bag, 2 items', 'Kurv, 2 varer'),
  footer: bilingual('Footer', 'Sidefod'),
  columns: [
    {
      title: bilingual('Shop', 'Butik'),
      links: [
        { href: '#face', label: bilingual('Face', 'Ansigt') },
        { href: '#body', label: bilingual('Body', 'Krop') },
        { href: '#gift-card', label: bilingual('Gift card', 'Gavekort') },
      ],
    },
    {
      title: bilingual('Read', 'Læs'),
      links: [
        { href: '#journal', label: 'Journal' },
        { href: '#tips', label: 'Tips' },
        { href: '#ingredients', label: bilingual('Glossary', 'Ingrediensordbog') },
      ],
    },
    {
      title: bilingual('Help', 'Hjælp'),
      links: [
        { href: '#contact', label: bilingual('Contact and help', 'Kontakt og hjælp') },
        { href: '#delivery', label: bilingual('Delivery and returns', 'Levering og retur') },
        { href: '#withdraw', label: bilingual('Withdraw from contract here', 'Fortryd dit køb') },
      ],
    },
  ],
  legal: [
    { href: '#terms', label: bilingual('Terms', 'Handelsbetingelser') },
    { href: '#privacy', label: bilingual('Privacy', 'Privatlivspolitik') },
    { href: '#accessibility', label: bilingual('Accessibility', 'Tilgængelighed') },
  ],
};

export interface ShopPageProps {
  /** Background of the header. */
  ground?: HeaderProps['ground'];
  children: ReactNode;
}

/** A page of the shop: header, content, footer. */
export function ShopPage({ ground, children }: ShopPageProps) {
  const texts = useBilingualValue({ ...words, menu: menuItems });
  const headerGround = useHeaderGround(ground);
  return (
    <>
      <SkipLink href="#content">{texts.skip}</SkipLink>
      <PromoBar label={texts.news}>
        <ToolbarText en="Three free samples with every order." da="Tre gratis prøver med hver ordre." />
      </PromoBar>
      <Header
        home={{ href: '#home', label: texts.home }}
        wordmark={<Wordmark>Marehalm</Wordmark>}
        navigation={<MegaMenu label={texts.mainMenu} items={texts.menu} allLabel={getAllLabel} />}
        menu={<MobileMenu label="Menu" closeLabel={texts.close} items={texts.menu} allLabel={getAllLabel} />}
        actions={
          <>
            <HeaderLink href="#account">
              <ToolbarText en="Log in" da="Log ind" />
            </HeaderLink>
            <IconButton icon="search" label={texts.search} />
            <IconButton icon="bag" label={texts.bag} count={2} />
          </>
        }
        ground={headerGround}
      />
      <main id="content">{children}</main>
      <Footer
        wordmark={<Wordmark>Marehalm</Wordmark>}
        label={texts.footer}
        sentence={
          <ToolbarText en="Care from the dunes of the North Sea." da="Pleje fra klitterne ved Vesterhavet." />
        }
        columns={texts.columns}
        imprint={<address>Marehalm ApS · CVR 00000000</address>}
        legal={texts.legal}
      />
    </>
  );
}

/** A page of the checkout: the name, and nothing that leads away. */
export function CheckoutPageFrame({ children }: { children: ReactNode }) {
  const texts = useBilingualValue(words);
  return (
    <>
      <header style={{ padding: 'var(--space-3) var(--page-margin)' }}>
        <Link href="#home" aria-label={texts.home} style={{ color: 'inherit', textDecoration: 'none' }}>
          <Wordmark>Marehalm</Wordmark>
        </Link>
      </header>
      <main>{children}</main>
    </>
  );
}

/** A product of the catalogue as a card. */
export function CatalogueCard({
  product,
  ...rest
}: { product: CatalogueProduct } & Partial<Pick<ProductCardProps, 'level' | 'pictureSizes' | 'priority'>>) {
  const texts = useBilingualValue(product);
  const labels = useBilingualValue(priceLabels);
  const from = useBilingualValue(bilingual('from', 'fra'));
  const [size] = texts.sizes;
  if (!size) return null;
  const badge: ProductCardProps['badge'] = product.isSoldOut
    ? { tone: 'sold-out', text: <ToolbarText en="Sold out" da="Udsolgt" /> }
    : size.prices.dk.before
      ? { tone: 'reduced', text: <ToolbarText en="Reduced" da="Nedsat" /> }
      : product.isNew
        ? { tone: 'new', text: <ToolbarText en="New" da="Nyhed" /> }
        : undefined;
  const several = texts.sizes.length > 1;
  return (
    <ProductCard
      {...rest}
      href={texts.href}
      name={texts.name}
      description={texts.description}
      picture={texts.picture}
      alt={`${texts.name}, ${size.label}`}
      {...(texts.secondPicture && { secondPicture: texts.secondPicture })}
      sizes={
        several ? (
          <ToolbarText en={`${texts.sizes.length} sizes`} da={`${texts.sizes.length} størrelser`} />
        ) : (
          size.label
        )
      }
      prices={size.prices}
      priceLabels={several ? { ...labels, from } : labels}
      {...(badge && { badge })}
    />
  );
}

/** Content of a page between its margins. */
export function PageContainer({
  children,
  width = 'page',
}: {
  children: ReactNode;
  width?: 'page' | 'text';
}) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 'var(--space-6)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        maxInlineSize:
          width === 'text'
            ? 'calc(var(--text-width) + 2 * var(--page-margin))'
            : 'calc(var(--page-width) + 2 * var(--page-margin))',
        marginInline: 'auto',
        padding: 'var(--space-4) var(--page-margin) var(--space-section)',
      }}
    >
      {children}
    </div>
  );
}

/** Words on the left, what is being paid on the right; one above the other on a phone. */
export function ContentWithAside({
  children,
  aside,
  label,
}: {
  children: ReactNode;
  aside: ReactNode;
  label: string;
}) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-8)', alignItems: 'start' }}>
      <div style={{ flex: '2 1 24rem', minInlineSize: 0, display: 'grid', gap: 'var(--space-6)' }}>
        {children}
      </div>
      <aside
        aria-label={label}
        style={{
          flex: '1 1 18rem',
          minInlineSize: 0,
          background: 'var(--color-sand)',
          padding: 'var(--space-4)',
        }}
      >
        {aside}
      </aside>
    </div>
  );
}
