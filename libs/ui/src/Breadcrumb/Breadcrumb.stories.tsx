import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: {
    docs: {
      description: {
        component: `The path from the front page to this page.

- **Do** end with the page itself, which is no link.
- **Do** use the words of the menu.
- **Don't** use it on the front page or in the checkout.
- **Don't** shorten the names: it wraps.`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { href: '#face', label: bilingual('Face', 'Ansigt') },
  { href: '#masks', label: bilingual('Masks & exfoliators', 'Masker og peeling') },
  { label: bilingual('Low Sun Glow Mask', 'Lav Sol-glødmaske') },
];

export const Product: Story = { args: { label: bilingual('Breadcrumb', 'Brødkrumme'), items } };
export const Narrow: Story = { ...Product, globals: narrowViewport };
export const AllVariants: Story = { ...Product };
