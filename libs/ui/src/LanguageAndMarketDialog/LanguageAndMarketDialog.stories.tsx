import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { LanguageAndMarketDialog, type LanguageAndMarketDialogProps } from './LanguageAndMarketDialog.tsx';

const meta = {
  title: 'Overlays/LanguageAndMarketDialog',
  component: LanguageAndMarketDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: [
          'Language, and country with its currency, in one place. Nothing changes before the button is pressed.',
          '',
          '**Do** name each language in itself, and say what happens to the bag.',
          '',
          '**Do** give examples of countries where the name of a market does not say which they are.',
          '',
          "**Don't** use flags: a language is not a country.",
          '',
          "**Don't** open it unasked; the shop has already chosen well, and the footer says where to change it.",
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof LanguageAndMarketDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const args: LanguageAndMarketDialogProps = {
  isOpen: true,
  onClose: fn(),
  onSave: fn(),
  title: bilingual('Language and currency', 'Sprog og valuta'),
  closeLabel: bilingual('Close', 'Luk'),
  languageLegend: bilingual('Language', 'Sprog'),
  languages: [
    { code: 'en', name: 'English' },
    { code: 'da', name: 'Dansk' },
  ],
  marketLegend: bilingual('Country and currency', 'Land og valuta'),
  markets: [
    {
      id: 'dk',
      name: bilingual('Denmark', 'Danmark'),
      currency: 'DKK',
      examples: bilingual('Prices in Danish kroner', 'Priser i danske kroner'),
    },
    {
      id: 'no',
      name: bilingual('Norway', 'Norge'),
      currency: 'NOK',
      examples: bilingual('Prices in Norwegian kroner', 'Priser i norske kroner'),
    },
    {
      id: 'int',
      name: 'International',
      currency: 'EUR',
      examples: bilingual(
        'Germany, Sweden, Finland and 8 other countries. Prices in euros',
        'Tyskland, Sverige, Finland og 8 andre lande. Priser i euro',
      ),
    },
  ],
  current: { language: 'da', market: 'dk' },
  bagNote: bilingual(
    'Your bag comes with you. Each currency has prices of its own, and we tell you if something cannot be had there.',
    'Din kurv følger med. Hver valuta har sine egne priser, og du får besked, hvis noget ikke kan fås dér.',
  ),
  saveLabel: bilingual('Save', 'Gem'),
};

function Opening(props: LanguageAndMarketDialogProps) {
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
      <LanguageAndMarketDialog
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

export const ChoosesAndSaves: Story = {
  args,
  render: (given) => <Opening {...given} />,
  play: async ({ args: given, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Open|Åbn/ });
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName(/Language|Sprog/);
    await expect(radio(/Denmark|Danmark/)).toBeChecked();
    await expect(radio(/International/)).toHaveAccessibleDescription(/Sweden|Sverige/);

    // Looked at and left: nothing has changed.
    await userEvent.click(radio(/Norway|Norge/));
    await userEvent.click(canvas.getByRole('button', { name: /Close|Luk/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(given.onSave).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    await expect(radio(/Denmark|Danmark/)).toBeChecked();
    await userEvent.click(radio(/International/));
    await userEvent.click(radio(/English/));
    await userEvent.click(canvas.getByRole('button', { name: /Save|Gem/ }));
    await expect(given.onSave).toHaveBeenCalledWith({ language: 'en', market: 'int' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const OnAPhone: Story = { args, globals: phoneViewport };

export const LongestDanish: Story = {
  args: {
    ...args,
    title: 'Sprog, leveringsland og valuta',
    markets: [
      ...args.markets.slice(0, 2),
      {
        id: 'int',
        name: 'Internationale leveringsadresser',
        currency: 'EUR',
        examples:
          'Belgien, Finland, Frankrig, Holland, Irland, Italien, Polen, Spanien, Sverige, Tyskland og Østrig. Priser i euro',
      },
    ],
  },
  globals: narrowViewport,
};

export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { args };
