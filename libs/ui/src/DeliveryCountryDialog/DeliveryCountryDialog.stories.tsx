import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { DeliveryCountryDialog, type DeliveryCountryDialogProps } from './DeliveryCountryDialog.tsx';

const meta = {
  title: 'Overlays/DeliveryCountryDialog',
  component: DeliveryCountryDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: [
          'Asks for the country of delivery, and shows the consequences of the choice before it is confirmed.',
          '',
          '**Do** say currency, price and time of delivery for the country as soon as it is chosen.',
          '',
          '**Do** leave the list to the platform: it is searched by typing, and a phone shows its own wheel.',
          '',
          "**Don't** put countries in it that the shop does not deliver to.",
          '',
          "**Don't** change prices when the list moves; they change when the button is pressed.",
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof DeliveryCountryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const euro = bilingual(
  'You shop in euros. Delivery to your address in 3–8 working days: €12, free above €85.',
  'Du handler i euro. Levering til din adresse på 3-8 hverdage: 12 €, gratis over 85 €.',
);

const args: DeliveryCountryDialogProps = {
  isOpen: true,
  onClose: fn(),
  onChoose: fn(),
  title: bilingual('Where do we deliver?', 'Hvor skal vi levere?'),
  closeLabel: bilingual('Close', 'Luk'),
  intro: bilingual(
    'We deliver to Denmark, Norway and 11 other countries.',
    'Vi leverer til Danmark, Norge og 11 andre lande.',
  ),
  label: bilingual('Country', 'Land'),
  countries: [
    {
      code: 'DK',
      name: bilingual('Denmark', 'Danmark'),
      terms: bilingual(
        'You shop in Danish kroner. Free delivery to a parcel shop in 2–3 working days.',
        'Du handler i danske kroner. Fri fragt til pakkeshop på 2-3 hverdage.',
      ),
    },
    {
      code: 'NO',
      name: bilingual('Norway', 'Norge'),
      terms: bilingual(
        'You shop in Norwegian kroner. Delivery to a pick-up point in 3–6 working days: 69 kr.',
        'Du handler i norske kroner. Levering til hentested på 3-6 hverdage: 69 kr.',
      ),
    },
    { code: 'SE', name: bilingual('Sweden', 'Sverige'), terms: euro },
    { code: 'DE', name: bilingual('Germany', 'Tyskland'), terms: euro },
    { code: 'AT', name: bilingual('Austria', 'Østrig'), terms: euro },
  ],
  current: 'DK',
  placeholder: bilingual('Choose a country', 'Vælg et land'),
  bagNote: bilingual(
    'Your bag comes with you. Each currency has prices of its own.',
    'Din kurv følger med. Hver valuta har sine egne priser.',
  ),
  confirmLabel: bilingual('Deliver here', 'Lever hertil'),
};

function Opening(props: DeliveryCountryDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        <ToolbarText en="Open" da="Åbn" />
      </Button>
      <DeliveryCountryDialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

export const Open: Story = { args };

const { current: _, ...unknown } = args;

export const NotYetKnown: Story = { args: unknown };

export const ChoosesACountry: Story = {
  args: unknown,
  render: (given) => <Opening {...given} />,
  play: async ({ args: given, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Open|Åbn/ });
    await userEvent.click(opener);
    const list = canvas.getByRole('combobox', { name: /Country|Land/ });
    const confirm = canvas.getByRole('button', { name: /Deliver here|Lever hertil/ });

    await userEvent.click(confirm);
    await expect(list).toHaveFocus();
    await expect(list).toBeInvalid();
    await expect(list).toHaveAccessibleDescription(/Choose|Vælg/);
    await expect(given.onChoose).not.toHaveBeenCalled();

    await userEvent.selectOptions(list, 'SE');
    await expect(canvas.getByRole('status')).toHaveTextContent(/euro/);
    await expect(list).toBeValid();
    await expect(given.onChoose).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await expect(given.onChoose).toHaveBeenCalledWith('SE');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const OnAPhone: Story = { args, globals: phoneViewport };

export const LongestDanish: Story = {
  args: {
    ...args,
    title: 'Hvilket land skal vi levere din ordre til?',
    current: 'GB',
    countries: [
      {
        code: 'GB',
        name: 'Det Forenede Kongerige Storbritannien og Nordirland',
        terms:
          'Du handler i euro. Levering til din hjemmeadresse på 3-8 hverdage: 12 €, gratis over 85 €. Told og importmoms betales ved modtagelsen.',
      },
      ...args.countries,
    ],
  },
  globals: narrowViewport,
};

export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { args };
