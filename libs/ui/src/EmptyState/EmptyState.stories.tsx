import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component: `The message of an empty list: one sentence and a next step.

- **Do** say what will be here and how it gets here.
- **Do** offer one action.
- **Don't** blame: "Du har ikke …".
- **Don't** fill it with a joke or a drawing.`,
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bag: Story = {
  args: {
    title: bilingual('Your bag is empty', 'Din kurv er tom'),
    children: bilingual('Free samples come with every order.', 'Der følger gratis prøver med hver ordre.'),
    action: (
      <ButtonLink href="#shop" variant="quiet">
        <ToolbarText en="See all products" da="Se alle produkter" />
      </ButtonLink>
    ),
  },
};

export const TitleAlone: Story = { args: { title: bilingual('No orders yet', 'Ingen ordrer endnu') } };

export const LongestDanish: Story = {
  args: {
    ...Bag.args,
    title: 'Ingen resultater for ”hårdtarbejdende håndværkerhåndcreme”',
    children:
      'Kontrollér stavemåden, eller fjern et af filtrene. Søg eventuelt efter serum, håndcreme eller gavekort.',
  },
  globals: narrowViewport,
};

export const AllVariants: Story = { ...Bag };
