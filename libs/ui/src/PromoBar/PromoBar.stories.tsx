import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { PromoBar } from './PromoBar.tsx';

const meta = {
  title: 'Blocks/PromoBar',
  component: PromoBar,
  parameters: {
    docs: {
      description: {
        component: `One line on ink above the header.

- **Do** say one thing that is true for every visitor of this market.
- **Do** keep it to a line of a phone, or two.
- **Don't** let it move or rotate.
- **Don't** stack a second one.
- **Don't** hurry with a clock.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PromoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sentence: Story = {
  args: {
    label: bilingual('News from Marehalm', 'Nyt fra Marehalm'),
    children: (
      <ToolbarText en="Three free samples with every order." da="Tre gratis prøver med hver ordre." />
    ),
  },
};
export const WithLink: Story = {
  args: {
    label: bilingual('News from Marehalm', 'Nyt fra Marehalm'),
    children: (
      <>
        <ToolbarText
          en="15% off your first order when you join the Club."
          da="15 % på dit første køb, når du melder dig ind i klubben."
        />{' '}
        <a href="#newsletter">
          <ToolbarText en="Sign up" da="Tilmeld dig her" />
        </a>
      </>
    ),
  },
};
export const Narrow: Story = { ...WithLink, globals: narrowViewport };
export const AllVariants: Story = { ...WithLink };
