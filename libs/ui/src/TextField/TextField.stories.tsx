import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { Text, both } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: {
    docs: {
      description: {
        component: `One line of text with its label above.

- **Do** give \`autoComplete\` and the right keyboard for every personal field.
- **Do** write the mistake as what to do: "Skriv din e-mail".
- **Don't** use a placeholder as a label or an example that must be remembered.
- **Don't** check while the first letters are typed.
- **Don't** forbid pasting.`,
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { label: both('First name', 'Fornavn'), autoComplete: 'given-name' } };

export const WithHint: Story = {
  args: {
    label: both('Phone', 'Telefon'),
    type: 'tel',
    autoComplete: 'tel',
    hint: both('For messages from the parcel shop', 'Til besked fra pakkeshoppen'),
    defaultValue: '+45 20 30 40 50',
  },
};

export const Optional: Story = {
  args: {
    label: both('Floor and door', 'Etage og dør'),
    optional: both('Optional', 'Valgfrit'),
    autoComplete: 'address-line2',
  },
};

export const Invalid: Story = {
  args: {
    label: both('Postcode', 'Postnummer'),
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    defaultValue: '21',
    error: both('A Danish postcode has four digits', 'Postnummeret skal være på fire cifre'),
    hint: both('Four digits', 'Fire cifre'),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/cifre|digits/);
  },
};

export const Disabled: Story = {
  args: { label: both('Country', 'Land'), defaultValue: 'Danmark', disabled: true },
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
        <Text en="Read beside it" da="Læst ved siden af" />
      </p>
      <TextField {...given} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /\S.* (Read beside it|Læst ved siden af)$/,
    );
  },
};

export const LongestDanish: Story = {
  args: {
    label: 'Modtagerens e-mailadresse til det elektroniske gavekort',
    optional: 'Valgfrit',
    error: 'Skriv en gyldig e-mailadresse, for eksempel navn@eksempel.dk, så vi kan sende gavekortet',
    hint: 'Vi bruger kun adressen til at sende gavekortet på den dag, du har valgt',
    defaultValue: 'en-meget-lang-e-mailadresse-uden-ende@eksempel-paa-et-domaene.dk',
  },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: { label: '' },
  render: () => (
    <Stack width="28rem">
      <TextField label={<Text en="First name" da="Fornavn" />} />
      <TextField
        label={<Text en="Floor and door" da="Etage og dør" />}
        optional={<Text en="Optional" da="Valgfrit" />}
      />
      <TextField
        label={<Text en="Phone" da="Telefon" />}
        type="tel"
        hint={<Text en="For messages from the parcel shop" da="Til besked fra pakkeshoppen" />}
      />
      <TextField
        label={<Text en="Postcode" da="Postnummer" />}
        defaultValue="21"
        error={<Text en="A Danish postcode has four digits" da="Postnummeret skal være på fire cifre" />}
      />
      <TextField label={<Text en="Country" da="Land" />} defaultValue="Danmark" disabled />
    </Stack>
  ),
};
