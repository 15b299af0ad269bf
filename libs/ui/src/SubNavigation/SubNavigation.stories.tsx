import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { SubNavigation } from './SubNavigation.tsx';

const meta = {
  title: 'Navigation/SubNavigation',
  component: SubNavigation,
  parameters: {
    docs: {
      description: {
        component: `Links to the pages next to this one, below the header of a list.

- **Do** mark the page that is shown with \`isCurrent\`.
- **Do** keep the order the same on all of these pages.
- **Don't** use it for filters, which keep the page.`,
      },
    },
  },
} satisfies Meta<typeof SubNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: bilingual('Categories', 'Kategorier'),
  links: [
    { href: '#all', label: bilingual('All', 'Alle') },
    { href: '#guides', label: bilingual('Guides', 'Guides'), isCurrent: true },
    { href: '#ingredients', label: bilingual('Ingredients', 'Ingredienser') },
    { href: '#people', label: bilingual('People', 'Mennesker') },
  ],
};

export const Categories: Story = {
  args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Guides');
  },
};
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { args };
