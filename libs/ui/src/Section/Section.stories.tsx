import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { Section } from './Section.tsx';

const meta = {
  title: 'Blocks/Section',
  component: Section,
  parameters: {
    docs: {
      description: {
        component: `A band of a page with its own heading and the space around it.

- **Do** alternate: full, contained, text alone.
- **Do** use sand for one band of a page at most in three.
- **Don't** nest one in another.
- **Don't** add space between two: each brings its own.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: bilingual('New this autumn', 'Nyt i efteråret'),
  text: bilingual(
    'Four things for skin that comes in from the cold.',
    'Fire ting til hud, der kommer ind fra kulden.',
  ),
  link: (
    <Link href="#shop">
      <ToolbarText en="See all products" da="Se alle produkter" />
    </Link>
  ),
  children: <p>…</p>,
};

export const OnPaper: Story = { args, globals: desktopViewport };
export const OnSand: Story = { args: { ...args, ground: 'sand' }, globals: phoneViewport };
export const TextWidth: Story = { args: { ...args, width: 'text', ground: 'linen', titleSize: 's' } };
export const LongestDanish: Story = {
  args: { ...args, title: 'Nyheder til hænder, læber og neglebånd i vinterhalvåret' },
  globals: narrowViewport,
};
export const AllVariants: Story = { ...OnPaper };
