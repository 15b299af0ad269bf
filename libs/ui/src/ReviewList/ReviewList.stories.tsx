import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../testing/Stack.tsx';
import { Text, both, inLanguage, useLanguage } from '../testing/language.tsx';
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
  { stars: 5, label: both('5 stars', '5 stjerner'), count: 1 },
  { stars: 4, label: both('4 stars', '4 stjerner'), count: 1 },
  { stars: 3, label: both('3 stars', '3 stjerner'), count: 0 },
  { stars: 2, label: both('2 stars', '2 stjerner'), count: 1 },
  { stars: 1, label: both('1 star', '1 stjerne'), count: 0 },
];

const several = {
  label: both('Reviews', 'Anmeldelser'),
  average: {
    value: 3.7,
    label: both('3.7 out of 5 stars', '3,7 af 5 stjerner'),
    text: both('3.7 from 3 reviews', '3,7 ud fra 3 anmeldelser'),
  },
  distribution: ranks,
  note: both(
    'Only buyers can review. We check each review against the order, read it before it is shown, and show it whether it is positive or negative.',
    'Kun købere kan anmelde. Vi tjekker hver anmeldelse op mod ordren, læser den, før den bliver vist, og viser den, uanset om den er positiv eller negativ.',
  ),
  reviews: [
    {
      id: 'first',
      stars: 5,
      starsLabel: both('5 out of 5 stars', '5 af 5 stjerner'),
      title: both('Calm after a week', 'Rolig hud efter en uge'),
      text: both(
        'I use one pump in the morning.\n\nMy skin no longer stings in the wind.',
        'Jeg bruger et tryk om morgenen.\n\nDet svier ikke længere, når det blæser.',
      ),
      name: 'I. H.',
      date: both('20 November 2026', '20. november 2026'),
      dateTime: '2026-11-20',
    },
    {
      id: 'second',
      stars: 4,
      starsLabel: both('4 out of 5 stars', '4 af 5 stjerner'),
      title: both('Good, and gone quickly', 'God, men hurtigt brugt'),
      text: both(
        'It does what it should. I would like a larger bottle.',
        'Den gør, hvad den skal. Jeg savner en større flaske.',
      ),
      name: 'M.',
      date: both('4 October 2026', '4. oktober 2026'),
      dateTime: '2026-10-04',
    },
    {
      id: 'third',
      stars: 2,
      starsLabel: both('2 out of 5 stars', '2 af 5 stjerner'),
      title: both('Too light for me', 'For let til mig'),
      text: both('My skin is very dry and needs more.', 'Min hud er meget tør og skal bruge mere.'),
      name: 'S. B.',
      date: both('12 September 2026', '12. september 2026'),
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
        <Text en="Show more reviews" da="Vis flere anmeldelser" />
      </Button>
    ),
  },
};

function OneReview() {
  return <ReviewList {...inLanguage(one, useLanguage())} />;
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
