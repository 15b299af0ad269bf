import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const meta = {
  title: 'Forms/FormErrorSummary',
  component: FormErrorSummary,
  parameters: {
    docs: {
      description: {
        component: `All mistakes of a form in one place, each leading to its field. Takes the focus after a failed try.

- **Do** use the same words as next to the field.
- **Do** list them in the order of the form.
- **Don't** show it before the first attempt.
- **Don't** write "ugyldig": say what to do.`,
      },
    },
  },
} satisfies Meta<typeof FormErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const mistakes = [
  { fieldId: 'email', message: bilingual('Please enter an email address', 'Skriv din e-mail') },
  {
    fieldId: 'postcode',
    message: bilingual('A Danish postcode has four digits', 'Postnummeret skal være på fire cifre'),
  },
];

export const TwoMistakes: Story = {
  args: {
    title: bilingual('Two fields need you before we go on', 'Ret to felter for at fortsætte'),
    mistakes,
  },
  render: (args) => (
    <Stack width="28rem">
      <FormErrorSummary {...args} />
      <TextField id="email" label="E-mail" error={args.mistakes[0]?.message} />
      <TextField id="postcode" label="Postnummer" error={args.mistakes[1]?.message} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: /go on|fortsætte/ })).toHaveFocus();
    // Heard by the focus, and not once more as an alert.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /digits|cifre/ }));
    await expect(canvas.getByRole('textbox', { name: 'Postnummer' })).toHaveFocus();
  },
};

export const None: Story = {
  args: { title: 'Ret to felter', mistakes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const Narrow: Story = { ...TwoMistakes, globals: narrowViewport };
export const AllVariants: Story = { ...TwoMistakes };
