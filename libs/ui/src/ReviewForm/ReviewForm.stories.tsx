import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { ReviewForm } from './ReviewForm.tsx';

const meta = {
  title: 'Forms/ReviewForm',
  component: ReviewForm,
  parameters: {
    docs: {
      description: {
        component: `For buyers, from their order or from a link in a mail.

- **Do** say each number of stars in words.
- **Do** say that the name is shown to all visitors.
- **Do** say what is done with a negative review: the same as with a positive one.
- **Don't** choose a number of stars in advance.
- **Don't** give anything for a review without saying so.`,
      },
    },
  },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const stars = {
  legend: bilingual('Your rating', 'Din vurdering'),
  ranks: [
    { stars: 5, label: bilingual('5 stars, excellent', '5 stjerner, fremragende') },
    { stars: 4, label: bilingual('4 stars, good', '4 stjerner, god') },
    { stars: 3, label: bilingual('3 stars, all right', '3 stjerner, i orden') },
    { stars: 2, label: bilingual('2 stars, poor', '2 stjerner, mindre god') },
    { stars: 1, label: bilingual('1 star, bad', '1 stjerne, dårlig') },
  ],
};

const args = {
  title: bilingual('What do you think of Lee Serum?', 'Hvad synes du om Læ Serum?'),
  action: '/reviews',
  stars,
  fields: (
    <>
      <TextField label={<ToolbarText en="Title" da="Overskrift" />} name="title" />
      <TextArea label={<ToolbarText en="Your review" da="Din anmeldelse" />} name="text" />
      <TextField
        label={<ToolbarText en="Name to show" da="Navn, der vises" />}
        hint={<ToolbarText en="A first name or initials will do." da="Et fornavn eller initialer er nok." />}
        name="name"
      />
    </>
  ),
  button: (
    <Button type="submit">
      <ToolbarText en="Send review" da="Send anmeldelse" />
    </Button>
  ),
  note: bilingual(
    'Only buyers can review. We read your review before it is shown, and show it whether it is positive or negative.',
    'Kun købere kan anmelde. Vi læser din anmeldelse, før den bliver vist, og viser den, uanset om den er positiv eller negativ.',
  ),
};

export const Idle: Story = { args };
export const Narrow: Story = { args, globals: narrowViewport };

const invalid = {
  ...args,
  stars: { ...stars, error: bilingual('Please choose one to five stars', 'Vælg en til fem stjerner') },
  fields: (
    <TextArea
      label={<ToolbarText en="Your review" da="Din anmeldelse" />}
      error={<ToolbarText en="Please write your review" da="Skriv din anmeldelse" />}
    />
  ),
};

export const Invalid: Story = { args: invalid };

const outcome = (
  <Notice tone="problem">
    <ToolbarText
      en="The review could not be sent. Please try again."
      da="Anmeldelsen kunne ikke sendes. Prøv igen."
    />
  </Notice>
);

export const Failed: Story = { args: { ...args, outcome } };

export const AllVariants: Story = {
  args: invalid,
  render: (all) => (
    <Stack width="36rem">
      <ReviewForm {...all} />
      <ReviewForm {...all} fields={args.fields} outcome={outcome} />
    </Stack>
  ),
};
