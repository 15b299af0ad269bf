import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../testing/Stack.tsx';
import { bilingual, resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Commerce/Rating',
  component: Rating,
  parameters: {
    docs: {
      description: {
        component: `How buyers rate a product, on its page and on its card.

- **Do** say the mean in words for screen readers.
- **Do** show how many ratings there are.
- **Don't** show empty stars for a product without ratings: show nothing.
- **Don't** leave out negative ratings.`,
      },
    },
  },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

const withReviews = {
  value: 4.3,
  label: bilingual('4.3 out of 5 stars', '4,3 af 5 stjerner'),
  text: bilingual('12 reviews', '12 anmeldelser'),
};

export const WithReviews: Story = { args: withReviews };
export const Alone: Story = { args: { value: 4, label: bilingual('4 out of 5 stars', '4 af 5 stjerner') } };
export const AsLink: Story = {
  args: withReviews,
  render: (args) => (
    <Link href="#reviews">
      <Rating {...args} />
    </Link>
  ),
};
export const BesideWords: Story = {
  args: { value: 2, text: bilingual('2 stars, poor', '2 stjerner, mindre god') },
};

function Ranks() {
  const language = useToolbarLanguage();
  return [0, 1, 2.5, 3.7, 5].map((value) => (
    <Rating
      key={value}
      value={value}
      {...resolveBilingual(
        { label: bilingual(`${value} out of 5 stars`, `${value} af 5 stjerner`), text: String(value) },
        language,
      )}
    />
  ));
}

export const AllVariants: Story = {
  args: withReviews,
  render: (args) => (
    <Stack>
      <Rating {...args} />
      <Link href="#reviews">
        <Rating {...args} />
      </Link>
      <Ranks />
    </Stack>
  ),
};
