import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual, resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { ReviewList } from './ReviewList.tsx';

const meta = {
  title: 'Commerce/ReviewList',
  component: ReviewList,
  parameters: {
    docs: {
      description: {
        component: `What buyers say about a product.

- **Do** say whether and how you check that they are buyers. The law asks for it.
- **Do** show negative reviews as well, the newest first.
- **Do** give each review the language that it is written in.
- **Don't** show the list of a product without reviews.
- **Don't** shorten or correct what a buyer wrote.`,
      },
    },
  },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

const ranks = [
  { stars: 5, label: bilingual('5 stars', '5 stjerner'), count: 1 },
  { stars: 4, label: bilingual('4 stars', '4 stjerner'), count: 1 },
  { stars: 3, label: bilingual('3 stars', '3 stjerner'), count: 0 },
  { stars: 2, label: bilingual('2 stars', '2 stjerner'), count: 1 },
  { stars: 1, label: bilingual('1 star', '1 stjerne'), count: 0 },
];

const several = {
  label: bilingual('Reviews', 'Anmeldelser'),
  average: {
    value: 3.7,
    label: bilingual('3.7 out of 5 stars', '3,7 af 5 stjerner'),
    text: bilingual('3.7 from 3 reviews', '3,7 ud fra 3 anmeldelser'),
  },
  distribution: ranks,
  note: bilingual(
    'Only buyers can review. We check each review against the order, read it before it is shown, and show it whether it is positive or negative.',
    'Kun købere kan anmelde. Vi tjekker hver anmeldelse op mod ordren, læser den, før den bliver vist, og viser den, uanset om den er positiv eller negativ.',
  ),
  reviews: [
    {
      id: 'first',
      stars: 5,
      starsLabel: bilingual('5 out of 5 stars', '5 af 5 stjerner'),
      title: bilingual('Calm after a week', 'Rolig hud efter en uge'),
      text: bilingual(
        'I use one pump in the morning.\n\nMy skin no longer stings in the wind.',
        'Jeg bruger et tryk om morgenen.\n\nDet svier ikke længere, når det blæser.',
      ),
      name: 'I. H.',
      date: bilingual('20 November 2026', '20. november 2026'),
      dateTime: '2026-11-20',
    },
    {
      id: 'second',
      stars: 4,
      starsLabel: bilingual('4 out of 5 stars', '4 af 5 stjerner'),
      title: bilingual('Good, and gone quickly', 'God, men hurtigt brugt'),
      text: bilingual(
        'It does what it should. I would like a larger bottle.',
        'Den gør, hvad den skal. Jeg savner en større flaske.',
      ),
      name: 'M.',
      date: bilingual('4 October 2026', '4. oktober 2026'),
      dateTime: '2026-10-04',
    },
    {
      id: 'third',
      stars: 2,
      starsLabel: bilingual('2 out of 5 stars', '2 af 5 stjerner'),
      title: bilingual('Too light for me', 'For let til mig'),
      text: bilingual('My skin is very dry and needs more.', 'Min hud er meget tør og skal bruge mere.'),
      name: 'S. B.',
      date: bilingual('12 September 2026', '12. september 2026'),
      dateTime: '2026-09-12',
    },
  ],
};

export const Several: Story = { args: several };
export const Narrow: Story = { args: several, globals: narrowViewport };

const one = { ...several, distribution: [], reviews: several.reviews.slice(0, 1) };

export const One: Story = { args: one };

export const WithMore: Story = {
  args: {
    ...several,
    more: (
      <Button variant="quiet">
        <ToolbarText en="Show more reviews" da="Vis flere anmeldelser" />
      </Button>
    ),
  },
};

function OneReview() {
  return <ReviewList {...resolveBilingual(one, useToolbarLanguage())} />;
}

export const AllVariants: Story = {
  args: WithMore.args,
  render: (args) => (
    <Stack>
      <ReviewList {...args} />
      <OneReview />
    </Stack>
  ),
};
