import type { Meta, StoryObj } from '@storybook/react-vite';
import { both } from '../testing/language.tsx';
import { narrow } from '../testing/viewports.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = { title: 'Components/Breadcrumb', component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

const items = [
  { href: '#face', label: both('Face', 'Ansigt') },
  { href: '#masks', label: both('Masks & exfoliators', 'Masker og peeling') },
  { label: both('Low Sun Glow Mask', 'Lav Sol Glødmaske') },
];

export const Product: Story = { args: { label: both('Breadcrumb', 'Brødkrumme'), items } };
export const Narrow: Story = { ...Product, globals: narrow };
export const AllVariants: Story = { ...Product };
