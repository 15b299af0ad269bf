import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Hero } from '../Hero/Hero.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { PromoBar } from '../PromoBar/PromoBar.tsx';
import { inLanguage, useLanguage } from '../testing/language.tsx';
import { allLabel, menu } from '../testing/menu.tsx';
import { pictures } from '../testing/pictures.ts';
import { desk, narrow, phone } from '../testing/viewports.ts';
import { HeaderLink } from './Header.tsx';
import { useHeaderGround } from '../testing/theme.tsx';
import { Header, type HeaderProps } from './Header.tsx';

const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: {
    docs: {
      description: {
        component: `Name, navigation, tools. Stays in sight; over a picture it is transparent at the top of the page.

- **Do** choose \`ground\` with the picture in sight, at 390 and 1440 px.
- **Do** keep to four tools.
- **Don't** put a second row below it.
- **Don't** let it shrink or hide while the page moves.
- **Don't** give it a shadow.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

function Navigation() {
  const items = inLanguage(menu, useLanguage());
  return <MegaMenu label="Hovedmenu" items={items} allLabel={allLabel} />;
}

function PhoneMenu() {
  const items = inLanguage(menu, useLanguage());
  return <MobileMenu label="Menu" closeLabel="Luk" items={items} allLabel={allLabel} />;
}

const args = {
  home: { href: '#home', label: 'Marehalm, forside' },
  navigation: <Navigation />,
  menu: <PhoneMenu />,
  actions: (
    <>
      <HeaderLink href="#account">Log ind</HeaderLink>
      <IconButton icon="search" label="Søg" />
      <IconButton icon="bag" label="Kurv, 2 varer" count={2} />
    </>
  ),
};

/** The header on what the theme of the toolbar says. */
function InTheme(given: HeaderProps) {
  const ground = useHeaderGround(given.ground);
  return (
    <div
      style={{
        background: ground === 'picture-light-text' ? 'var(--color-ink)' : undefined,
        minHeight: '24rem',
      }}
    >
      <Header {...given} ground={ground} />
      {ground === 'picture-dark-text' && (
        <Hero picture={pictures.heroDunes} alt="" ink="dark" calm="sky" title="Hud, der lever med vinden" />
      )}
    </div>
  );
}

export const OnPaper: Story = { args, render: (given) => <InTheme {...given} />, globals: desk };
export const OnAPhone: Story = { args, globals: phone };
export const Narrow: Story = { args, globals: narrow };

export const OverAPicture: Story = {
  args: { ...args, ground: 'picture-dark-text' },
  render: (given) => (
    <div style={{ minHeight: '300vh' }}>
      <PromoBar label="Nyt">Fri fragt til pakkeshop på alle danske ordrer.</PromoBar>
      <Header {...given} />
      <Hero picture={pictures.heroDunes} alt="" ink="dark" calm="sky" title="Hud, der lever med vinden" />
    </div>
  ),
  globals: desk,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header).toHaveAttribute('data-at-top');
    window.scrollTo(0, 300);
    await waitFor(() => expect(header).not.toHaveAttribute('data-at-top'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(header).toHaveAttribute('data-at-top'));
  },
};

export const OverADarkPicture: Story = {
  args: { ...args, ground: 'picture-light-text' },
  render: (given) => (
    <div style={{ background: 'var(--color-ink)', minHeight: '24rem' }}>
      <Header {...given} />
    </div>
  ),
  globals: desk,
};

/** On paper, over a light picture, over a dark one. */
export const AllVariants: Story = {
  args,
  render: (given) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {(['paper', 'picture-dark-text', 'picture-light-text'] as const).map((ground) => (
        // Sections, so that no page has three banners.
        <section
          key={ground}
          aria-label={ground}
          style={{
            position: 'relative',
            minHeight: '8rem',
            background: {
              paper: undefined,
              'picture-dark-text': 'var(--tint-dune-grass)',
              'picture-light-text': 'var(--color-ink)',
            }[ground],
          }}
        >
          <Header {...given} ground={ground} />
        </section>
      ))}
    </div>
  ),
  globals: desk,
};
