import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: {
    docs: {
      description: {
        component: `Several lines of text.

- **Do** say how much is expected, in the hint or by the count.
- **Do** let it grow with what is typed.
- **Don't** use it for an address: those are fields.
- **Don't** cut what is typed at the limit: say that it is too long.`,
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    label: bilingual('Message on the card', 'Hilsen på kortet'),
    optional: bilingual('Optional', 'Valgfrit'),
  },
};

export const Filled: Story = {
  args: {
    ...Empty.args,
    label: bilingual('Message on the card', 'Hilsen på kortet'),
    defaultValue: bilingual(
      'Happy birthday. From the three of us by the sea.',
      'Tillykke med fødselsdagen. Fra os tre ved havet.',
    ),
    hint: bilingual('At most 300 characters', 'Højst 300 tegn'),
  },
};

export const Invalid: Story = {
  args: {
    label: bilingual('Message on the card', 'Hilsen på kortet'),
    defaultValue: '…',
    error: bilingual('The message is longer than 300 characters', 'Hilsenen er længere end 300 tegn'),
  },
};

/** A text of the page next to it also describes it. */
export const AlsoDescribed: Story = {
  args: {
    ...Invalid.args,
    'aria-describedby': 'beside',
  },
  render: (given) => (
    <>
      <p id="beside">
        <ToolbarText en="Read beside it" da="Læst ved siden af" />
      </p>
      <TextArea {...given} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /\S.* (Read beside it|Læst ved siden af)$/,
    );
  },
};

export const AllVariants: Story = {
  args: { label: '' },
  render: () => (
    <Stack width="28rem">
      <TextArea label="Hilsen på kortet" optional="Valgfrit" />
      <TextArea label="Hilsen på kortet" hint="Højst 300 tegn" defaultValue="Tillykke med fødselsdagen." />
      <TextArea label="Hilsen på kortet" error="Hilsenen er længere end 300 tegn" defaultValue="…" />
    </Stack>
  ),
};
