import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
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

export const Empty: Story = {
  args: { label: bilingual('First name', 'Fornavn'), autoComplete: 'given-name' },
};

export const WithHint: Story = {
  args: {
    label: bilingual('Phone', 'Telefon'),
    type: 'tel',
    autoComplete: 'tel',
    hint: bilingual('For messages from the parcel shop', 'Til besked fra pakkeshoppen'),
    defaultValue: '+45 20 30 40 50',
  },
};

export const Optional: Story = {
  args: {
    label: bilingual('Floor and door', 'Etage og dør'),
    optional: bilingual('Optional', 'Valgfrit'),
    autoComplete: 'address-line2',
  },
};

export const Invalid: Story = {
  args: {
    label: bilingual('Postcode', 'Postnummer'),
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    defaultValue: '21',
    error: bilingual('A Danish postcode has four digits', 'Postnummeret skal være på fire cifre'),
    hint: bilingual('Four digits', 'Fire cifre'),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/cifre|digits/);
  },
};

export const Disabled: Story = {
  args: { label: bilingual('Country', 'Land'), defaultValue: 'Danmark', disabled: true },
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
      <TextField label={<ToolbarText en="First name" da="Fornavn" />} />
      <TextField
        label={<ToolbarText en="Floor and door" da="Etage og dør" />}
        optional={<ToolbarText en="Optional" da="Valgfrit" />}
      />
      <TextField
        label={<ToolbarText en="Phone" da="Telefon" />}
        type="tel"
        hint={<ToolbarText en="For messages from the parcel shop" da="Til besked fra pakkeshoppen" />}
      />
      <TextField
        label={<ToolbarText en="Postcode" da="Postnummer" />}
        defaultValue="21"
        error={
          <ToolbarText en="A Danish postcode has four digits" da="Postnummeret skal være på fire cifre" />
        }
      />
      <TextField label={<ToolbarText en="Country" da="Land" />} defaultValue="Danmark" disabled />
    </Stack>
  ),
};
