import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { desktopViewport, narrowViewport } from '../testing/viewports.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Blocks/Banner',
  component: Banner,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `One sentence across the full width, between two blocks.

**Do** say one thing, with its condition in the same sentence. **Do** use \`ink\` once on a page at most.

**Don't** stack two. **Don't** count down. **Don't** put a button in it: one link is enough.`,
      },
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  children: bilingual('Three free samples with every order.', 'Tre gratis prøver med hver ordre.'),
  link: (
    <Link href="#samples">
      <ToolbarText en="See the samples" da="Se prøverne" />
    </Link>
  ),
};

export const OnLinen: Story = { args, globals: desktopViewport };
export const OnSand: Story = { args: { ...args, ground: 'sand' }, globals: desktopViewport };
export const OnInk: Story = { args: { ...args, ground: 'ink' }, globals: desktopViewport };
export const WithoutLink: Story = { args: { children: args.children } };
export const LongestDanish: Story = {
  args: {
    ...args,
    children: 'Fri fragt til pakkeshop på alle danske ordrer, og tre gratis prøver efter dit eget valg.',
  },
  globals: narrowViewport,
};
export const AllVariants: Story = {
  args,
  render: (given) => (
    <>
      <Banner {...given} />
      <Banner {...given} ground="sand" />
      <Banner {...given} ground="ink" />
    </>
  ),
  globals: desktopViewport,
};
