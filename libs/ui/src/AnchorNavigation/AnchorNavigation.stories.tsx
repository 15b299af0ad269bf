import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { bilingual, resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { desktopViewport, narrowViewport, phoneViewport, tabletViewport } from '../testing/viewports.ts';
import { AnchorNavigation, type AnchorNavigationProps } from './AnchorNavigation.tsx';

const meta = {
  title: 'Blocks/AnchorNavigation',
  component: AnchorNavigation,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Links to the parts of a long page. From 768 px up it is sticky below the header and underlines the current part. The links work without scripts.

**Do** name the parts as their headings do, in three words at most. **Do** use it on pages of four parts and more.

**Don't** link to other pages from it. **Don't** use it on a product page: there the buy bar is sticky.`,
      },
    },
  },
} satisfies Meta<typeof AnchorNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { id: 'glass', label: bilingual('In the glass', 'I glasset') },
  { id: 'refill', label: bilingual('Refill in numbers', 'Refill i tal') },
  { id: 'origin', label: bilingual('Origin', 'Oprindelse') },
  { id: 'unsolved', label: bilingual('Not solved yet', 'Ikke løst endnu') },
];

function Page({ label, items: given }: AnchorNavigationProps) {
  const language = useToolbarLanguage();
  return (
    <main style={{ '--header-height': '0px' } as CSSProperties}>
      <AnchorNavigation label={label} items={resolveBilingual(given, language)} />
      {given.map(({ id, label: title }) => (
        <section key={id} id={id} style={{ minBlockSize: '120vh', padding: '4rem var(--page-margin)' }}>
          <h2>{resolveBilingual(title, language)}</h2>
        </section>
      ))}
    </main>
  );
}

const args = { label: bilingual('On this page', 'På denne side'), items };
const render = (given: AnchorNavigationProps) => <Page {...given} />;

export const FollowsTheReading: Story = {
  args,
  render,
  globals: desktopViewport,
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /Refill/ });
    await expect(link).not.toHaveAttribute('aria-current');
    canvasElement.querySelector('#refill')?.scrollIntoView();
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    await expect(canvas.getAllByRole('link').filter((each) => each.ariaCurrent)).toHaveLength(1);
    scrollTo(0, 0);
  },
};
/** A press on the scroll bar, or a key, leads there without passing the parts between. */
export const FollowsWhoeverJumps: Story = {
  args,
  render: (given) => (
    <>
      <header style={{ blockSize: '100vh' }} />
      <Page {...given} />
      <footer style={{ blockSize: '100vh' }} />
    </>
  ),
  globals: desktopViewport,
  play: async ({ canvas, canvasElement }) => {
    const current = () =>
      canvas
        .getAllByRole<HTMLAnchorElement>('link')
        .filter((link) => link.ariaCurrent)
        .map(({ hash }) => hash);
    canvasElement.querySelector('#refill')?.scrollIntoView();
    await waitFor(() => expect(current()).toEqual(['#refill']));
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(current()).toEqual(['#unsolved']));
    scrollTo(0, 0);
    await waitFor(() => expect(current()).toEqual([]));
  },
};
/** Links that do not fit side by side come into sight, whole, with the focus. */
export const KeepsTheFocusInSight: Story = {
  args: {
    ...args,
    items: [
      'Levering',
      'Returnering',
      'Gratis prøver',
      'Produkter',
      'Betaling',
      'Gavekort',
      'Andre sider, der hjælper',
    ].map((label, index) => ({ id: `part-${index}`, label })),
  },
  render,
  globals: tabletViewport,
  play: async ({ canvas }) => {
    const overhang = () => {
      const { activeElement: link } = document;
      const list = link?.closest('ul');
      if (!link || !list) throw new Error('The focus is not on a link of the list');
      const [seen, whole] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
      return Math.max(0, Math.round(seen.left - whole.left), Math.round(whole.right - seen.right));
    };
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await waitFor(() => expect(overhang()).toBe(0));
    }
  },
};
export const Phone: Story = { args, render, globals: phoneViewport };
export const LongestDanish: Story = {
  args: {
    ...args,
    items: [
      { id: 'a', label: 'Genanvendelsesandel pr. glasflaske' },
      { id: 'b', label: 'Ingrediensernes oprindelse' },
      { id: 'c', label: 'Fortrydelsesret' },
    ],
  },
  render,
  globals: narrowViewport,
};
export const Narrow: Story = { args, render, globals: narrowViewport };
export const AllVariants: Story = {
  args,
  render: (given) => <AnchorNavigation {...given} />,
  globals: desktopViewport,
};
