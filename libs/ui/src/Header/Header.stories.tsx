import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Hero } from '../Hero/Hero.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx';
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx';
import { PromoBar } from '../PromoBar/PromoBar.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { controlIntersections } from '../testing/controlled-intersections.ts';
import { resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { getAllLabel, menuItems } from '../testing/menu-items.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { HeaderLink } from './Header.tsx';
import { useHeaderGround } from '../testing/toolbar-theme.tsx';
import { Header, type HeaderProps } from './Header.tsx';

const meta = {
  title: 'Navigation/Header',
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

function Navigation({ label = 'Hovedmenu' }: { label?: string }) {
  const items = resolveBilingual(menuItems, useToolbarLanguage());
  return <MegaMenu label={label} items={items} allLabel={getAllLabel} />;
}

function PhoneMenu() {
  const items = resolveBilingual(menuItems, useToolbarLanguage());
  return <MobileMenu label="Menu" closeLabel="Luk" items={items} allLabel={getAllLabel} />;
}

const args = {
  home: { href: '#home', label: 'Marehalm, forside' },
  wordmark: <Wordmark>Marehalm</Wordmark>,
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

export const OnPaper: Story = { args, render: (given) => <InTheme {...given} />, globals: desktopViewport };
export const OnAPhone: Story = { args, globals: phoneViewport };
export const Narrow: Story = { args, globals: narrowViewport };

export const OverAPicture: Story = {
  args: { ...args, ground: 'picture-dark-text' },
  render: (given) => (
    <div style={{ minHeight: '300vh' }}>
      <PromoBar label="Nyt">Fri fragt til pakkeshop på alle danske ordrer.</PromoBar>
      <Header {...given} />
      <Hero picture={pictures.heroDunes} alt="" ink="dark" calm="sky" title="Hud, der lever med vinden" />
    </div>
  ),
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const title = canvas.getByRole('heading', { level: 1 });
    const clear = 'rgba(0, 0, 0, 0)';
    const ground = () => getComputedStyle(header).backgroundColor;
    await expect(header).toHaveAttribute('data-at-top');
    await waitFor(() => expect(ground()).toBe(clear));
    const { height } = header.getBoundingClientRect();
    const titleAt = title.getBoundingClientRect().top;

    window.scrollTo(0, 300);
    await waitFor(() => expect(header).not.toHaveAttribute('data-at-top'));
    await waitFor(() => expect(ground()).toBe('rgb(250, 248, 243)'));
    // It turns to paper; nothing else changes its place.
    await expect(header.getBoundingClientRect().height).toBe(height);
    await expect(title.getBoundingClientRect().top).toBeCloseTo(titleAt - window.scrollY, 0);

    window.scrollTo(0, 0);
    await waitFor(() => expect(header).toHaveAttribute('data-at-top'));
    await waitFor(() => expect(ground()).toBe(clear));
  },
};

/** A browser that is busy tells of the top of the page in sight and out of it at once. */
export const OverAPictureInABusyBrowser: Story = {
  ...OverAPicture,
  play: async ({ canvas, mount }) => {
    const sights = controlIntersections();
    try {
      await mount();
      await waitFor(() => expect(sights.waiting()).toBe(1));
      window.scrollTo(0, 300);
      await waitFor(() => expect(sights.waiting()).toBe(2));
      sights.pass();
      await waitFor(() => expect(canvas.getByRole('banner')).not.toHaveAttribute('data-at-top'));
    } finally {
      sights.release();
    }
  },
};

/** At the keyboard it is paper too, so that the ring is seen on any picture. */
export const OverAPictureAtTheKeyboard: Story = {
  ...OverAPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByRole('banner')).backgroundColor).toBe('rgb(250, 248, 243)'),
    );
  },
};

export const OverAPictureOnAPhone: Story = { ...OverAPicture, globals: narrowViewport };

export const OverADarkPicture: Story = {
  args: { ...args, ground: 'picture-light-text' },
  render: (given) => (
    <div style={{ minHeight: '150vh' }}>
      <Header {...given} />
      <Hero picture={pictures.heroKelp} alt="" ink="light" calm="foot" title="Salt, tang og ro" />
    </div>
  ),
  globals: desktopViewport,
};

export const LongestDanish: Story = {
  args: {
    ...args,
    actions: (
      <>
        <HeaderLink href="#account">Medlemsfordele og ordrer</HeaderLink>
        <IconButton icon="search" label="Søg" />
        <IconButton icon="globe" label="Sprog og valuta" />
        <IconButton icon="bag" label="Kurv, 140 varer" count={140} />
      </>
    ),
  },
  globals: narrowViewport,
};

/** Inside articles they are no landmarks, of which a page has one. */
export const AllVariants: Story = {
  args,
  render: (given) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <article>
        <Header {...given} />
      </article>
      <article style={{ background: 'var(--tint-kelp)', height: '10rem' }}>
        <Header
          {...given}
          ground="picture-dark-text"
          navigation={<Navigation label="Hovedmenu, over lys" />}
        />
      </article>
      <article style={{ background: 'var(--color-ink-soft)', height: '10rem' }}>
        <Header
          {...given}
          ground="picture-light-text"
          navigation={<Navigation label="Hovedmenu, over mørk" />}
        />
      </article>
    </div>
  ),
  globals: desktopViewport,
};
