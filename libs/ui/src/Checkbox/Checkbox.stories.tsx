import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component: `A checkbox with its label beside it.

- **Do** write the label as what becomes true when it is checked.
- **Do** put a link to terms into the label, opening beside the form.
- **Don't** check it beforehand.
- **Don't** use it for one of several: that is a radio group.
- **Don't** hide what is agreed to behind "read more".`,
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  args: { children: bilingual('Billing address is the same', 'Fakturaadressen er den samme') },
};
export const Checked: Story = {
  args: {
    ...Unchecked.args,
    children: bilingual('Billing address is the same', 'Fakturaadressen er den samme'),
    defaultChecked: true,
  },
};
export const Disabled: Story = {
  args: {
    children: bilingual('Gift wrapping', 'Gaveindpakning'),
    disabled: true,
    hint: bilingual('Not for gift cards', 'Ikke til gavekort'),
  },
};

export const Invalid: Story = {
  args: {
    children: bilingual(
      'I accept the terms and the privacy policy',
      'Jeg accepterer handelsbetingelserne og privatlivspolitikken',
    ),
    error: bilingual(
      'You need to accept our terms & services before submitting',
      'Du skal acceptere vores betingelser, før du kan tilmelde dig',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await userEvent.click(canvas.getByText(/accept.*(terms and|handels)/i));
    await expect(box).toBeChecked();
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
      <Checkbox {...given} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      /\S.* (Read beside it|Læst ved siden af)$/,
    );
  },
};

export const LongestDanish: Story = {
  args: {
    children:
      'Ja tak, Marehalm ApS må sende mig nyhedsbreve om hudpleje, gaver og rabatter på e-mail cirka en gang om måneden. Jeg kan afmelde mig igen når som helst.',
    hint: 'Vi deler ikke din adresse med andre.',
  },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: { children: '' },
  render: () => (
    <Stack width="30rem">
      <Checkbox>
        <ToolbarText en="Billing address is the same" da="Fakturaadressen er den samme" />
      </Checkbox>
      <Checkbox defaultChecked hint={<ToolbarText en="DKK 25" da="25 kr." />}>
        <ToolbarText en="Gift wrapping" da="Gaveindpakning" />
      </Checkbox>
      <Checkbox
        error={
          <ToolbarText
            en="You need to accept our terms & services before submitting"
            da="Du skal acceptere vores betingelser, før du kan tilmelde dig"
          />
        }
      >
        <ToolbarText en="I accept the terms" da="Jeg accepterer betingelserne" />
      </Checkbox>
      <Checkbox disabled>
        <ToolbarText en="Gift wrapping" da="Gaveindpakning" />
      </Checkbox>
    </Stack>
  ),
};
