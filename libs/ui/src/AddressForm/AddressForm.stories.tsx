import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import type { AddressFormProps } from './AddressForm.tsx';
import { AddressForm } from './AddressForm.tsx';

const meta = {
  title: 'Forms/AddressForm',
  component: AddressForm,
  parameters: {
    docs: {
      description: {
        component: `The name and address for a parcel or an invoice.

- **Do** ask only for what the parcel needs; a field without a text is not rendered.
- **Do** fill in the town from the postcode, and let the shopper change it.
- **Do** say why the phone number is needed.
- **Don't** set other fields side by side: eyes and thumbs follow one column.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <Stack width="28rem">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts: AddressFormProps['texts'] = {
  firstName: { label: bilingual('First name', 'Fornavn') },
  lastName: { label: bilingual('Last name', 'Efternavn') },
  country: { label: bilingual('Country', 'Land') },
  street: { label: bilingual('Street and number', 'Vej og nummer') },
  extra: { label: bilingual('Floor and door', 'Etage og dør') },
  postcode: { label: bilingual('Postcode', 'Postnummer') },
  city: { label: bilingual('Town', 'By') },
  phone: {
    label: bilingual('Phone', 'Telefon'),
    hint: bilingual('For a message from the parcel shop', 'Til besked fra pakkeshoppen'),
  },
};

const towns: Readonly<Record<string, string>> = { '8000': 'Aarhus C', '9990': 'Skagen', '6857': 'Blåvand' };

const args: AddressFormProps = {
  id: 'address',
  purpose: 'shipping',
  texts,
  optionalText: bilingual('Optional', 'Valgfrit'),
  value: {},
  onChange: () => {},
  cityOf: (postcode) => towns[postcode],
};

function Typing(props: AddressFormProps) {
  const [value, setValue] = useState(props.value);
  return (
    <AddressForm
      {...props}
      value={value}
      onChange={(field, next) => {
        setValue((old) => ({ ...old, [field]: next }));
      }}
    />
  );
}

export const Empty: Story = { args, render: (given) => <Typing {...given} /> };

export const Filled: Story = {
  args: {
    ...args,
    value: {
      firstName: 'Ida',
      lastName: 'Ærø',
      street: 'Klitvej 12',
      extra: '1. tv.',
      postcode: '9990',
      city: 'Skagen',
      phone: '+45 20 12 34 56',
    },
  },
  render: (given) => <Typing {...given} />,
};

export const TownFromPostcode: Story = {
  args,
  render: (given) => <Typing {...given} />,
  play: async ({ canvas, userEvent }) => {
    const postcode = canvas.getByRole('textbox', { name: /^(Postcode|Postnummer)$/ });
    const town = canvas.getByRole('textbox', { name: /^(Town|By)$/ });
    await expect(postcode).toHaveAttribute('inputmode', 'numeric');
    await expect(postcode).toHaveAttribute('autocomplete', 'shipping postal-code');
    await userEvent.type(postcode, '8000');
    await expect(town).toHaveValue('Aarhus C');
    // Another postcode fills in another town until the shopper has typed one.
    await userEvent.clear(postcode);
    await userEvent.type(postcode, '9990');
    await expect(town).toHaveValue('Skagen');
    await userEvent.clear(town);
    await userEvent.type(town, 'Gl. Skagen');
    await userEvent.clear(postcode);
    await userEvent.type(postcode, '6857');
    await expect(town).toHaveValue('Gl. Skagen');
  },
};

export const SeveralCountries: Story = {
  args: {
    ...args,
    countries: [
      { code: 'IE', name: bilingual('Ireland', 'Irland') },
      { code: 'DE', name: bilingual('Germany', 'Tyskland') },
    ],
    optionalFields: ['extra', 'postcode'],
    postcodeKeyboard: 'text',
    value: { country: 'IE' },
  },
  render: (given) => <Typing {...given} />,
};

export const CountryNotChosen: Story = {
  args: {
    ...args,
    countries: [{ code: 'DE', name: bilingual('Germany', 'Tyskland') }],
    chooseCountryText: bilingual('Choose a country', 'Vælg et land'),
  },
  render: (given) => <Typing {...given} />,
  play: async ({ canvas, userEvent }) => {
    const country = canvas.getByRole('combobox', { name: /^(Country|Land)$/ });
    await expect(country).toHaveDisplayValue(/^(Choose a country|Vælg et land)$/);
    await userEvent.selectOptions(country, 'DE');
    // Once there is one, none cannot be chosen again.
    await expect(canvas.queryByRole('option', { name: /^(Choose|Vælg)/ })).toBeNull();
  },
};

export const Mistakes: Story = {
  args: {
    ...args,
    value: { firstName: 'Ida', postcode: '99' },
    mistakes: {
      lastName: bilingual('Enter your last name', 'Skriv dit efternavn'),
      postcode: bilingual('A Danish postcode has four digits', 'Postnummeret skal være på fire cifre'),
      city: bilingual('Enter your town', 'Skriv din by'),
    },
  },
  render: (given) => <Typing {...given} />,
  play: async ({ canvas }) => {
    const postcode = canvas.getByRole('textbox', { name: /^(Postcode|Postnummer)$/ });
    await expect(postcode).toHaveAttribute('id', 'address-postcode');
    await expect(postcode).toBeInvalid();
    await expect(postcode).toHaveAccessibleDescription(/four digits|fire cifre/);
  },
};

export const LongestDanish: Story = {
  args: {
    ...Mistakes.args,
    ...args,
    texts: {
      ...texts,
      firstName: { label: 'Modtagerens fornavn, som det står på postkassen' },
      phone: {
        label: 'Telefonnummer til fragtfirmaet',
        hint: 'Fragtfirmaet sender en besked, når pakken er klar til afhentning i pakkeshoppen, eller når den er på vej til din adresse',
      },
    },
    value: {
      firstName: 'Anne-Dorthe Kirstine',
      street: 'Gammel Kongevej på Frederiksberg 1234, baghuset over gården',
    },
    mistakes: {
      firstName: 'Brug kun bogstaver, tal og almindelige tegn, så fragtfirmaet kan skrive navnet på pakken',
      postcode: 'Postnummeret skal være på fire cifre, for eksempel 9990 for Skagen',
    },
  },
  render: (given) => <Typing {...given} />,
  globals: narrowViewport,
};

export const AllVariants: Story = { ...Mistakes, play: () => {} };
