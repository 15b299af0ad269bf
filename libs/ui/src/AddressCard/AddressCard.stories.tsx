import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual, useToolbarLanguage } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressCards } from './AddressCards.tsx';

const meta = {
  title: 'Commerce/AddressCard',
  component: AddressCard,
  parameters: {
    docs: {
      description: {
        component: `A stored address of a customer.

- **Do** name each button with the address: "Fjern Klitvej 12".
- **Do** ask before an address is removed, on the card itself.
- **Don't** mark by colour; the marks are words.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <Stack width="24rem">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof AddressCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (street: string) => (
  <>
    <ButtonLink variant="link" href="#edit" aria-label={`Redigér ${street}`}>
      <ToolbarText en="Edit" da="Redigér" />
    </ButtonLink>
    <Button variant="link" aria-label={`Fjern ${street}`}>
      <ToolbarText en="Remove" da="Fjern" />
    </Button>
  </>
);

export const Plain: Story = {
  args: {
    name: 'Ida Ærø',
    lines: ['Klitvej 12, 1. tv.', '9990 Skagen', 'Danmark', '+45 20 12 34 56'],
    actions: actions('Klitvej 12'),
  },
  render: (args) => (
    <AddressCard
      {...args}
      actions={
        <>
          <ButtonLink variant="link" href="#edit">
            <ToolbarText en="Edit Klitvej 12" da="Redigér Klitvej 12" />
          </ButtonLink>
          <Button variant="link">
            <ToolbarText en="Remove Klitvej 12" da="Fjern Klitvej 12" />
          </Button>
        </>
      }
    />
  ),
};

export const Default: Story = {
  args: {
    ...Plain.args,
    name: 'Ida Ærø',
    lines: ['Klitvej 12, 1. tv.', '9990 Skagen', 'Danmark'],
    marks: [
      bilingual('Default for delivery', 'Standard for levering'),
      bilingual('Default for the bill', 'Standard for faktura'),
    ],
  },
};

function Removing({ isAsked = false, onRemove }: { isAsked?: boolean; onRemove: () => void }) {
  const isDanish = useToolbarLanguage() === 'da';
  const [isAsking, setAsking] = useState(isAsked);
  return (
    <AddressCard
      name="Ida Ærø"
      lines={['Klitvej 12, 1. tv.', '9990 Skagen', isDanish ? 'Danmark' : 'Denmark']}
      removal={{
        label: isDanish ? 'Fjern Klitvej 12' : 'Remove Klitvej 12',
        text: isDanish ? 'Fjern' : 'Remove',
        question: isDanish ? 'Vil du fjerne adressen?' : 'Remove this address?',
        confirmText: isDanish ? 'Ja, fjern den' : 'Yes, remove it',
        keepText: isDanish ? 'Behold den' : 'Keep it',
        isAsking,
        onAsk: setAsking,
        onConfirm: onRemove,
      }}
    />
  );
}

const removed = fn();

export const AskingBeforeItGoes: Story = {
  args: { name: '', lines: [] },
  render: () => <Removing isAsked onRemove={removed} />,
};

export const AsksAndKeeps: Story = {
  args: { name: '', lines: [] },
  render: () => <Removing onRemove={removed} />,
  play: async ({ canvas, userEvent }) => {
    const opener = () => canvas.getByRole('button', { name: /Klitvej 12/ });
    await userEvent.click(opener());
    const confirm = canvas.getByRole('button', { name: /Yes|Ja/ });
    await expect(confirm).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Keep|Behold/ }));
    await waitFor(() => expect(opener()).toHaveFocus());
    await userEvent.click(opener());
    await userEvent.click(canvas.getByRole('button', { name: /Yes|Ja/ }));
    await expect(removed).toHaveBeenCalledOnce();
  },
};

export const NotDeliveredHere: Story = {
  args: {
    ...Plain.args,
    name: 'Ida Ærø',
    lines: ['Storgata 5', '9008 Tromsø', 'Norge'],
    notice: (
      <Notice tone="info">
        <ToolbarText
          en="This bag is for Denmark. Change the country to use the address."
          da="Kurven er til Danmark. Skift land for at bruge adressen."
        />
      </Notice>
    ),
  },
};

export const LongestDanish: Story = {
  args: {
    name: 'Anne-Dorthe Kirstine Skovgaard-Mikkelsen, c/o Fællesforeningen for Danmarks Brugsforeninger',
    lines: [
      'Gammel Kongevej på Frederiksberg 1234, baghuset over gården, 4. sal til venstre',
      '1850 Frederiksberg C',
      'Danmark',
    ],
    marks: ['Standard for levering', 'Standard for faktura'],
    actions: (
      <>
        <Button variant="link">Redigér adressen på Gammel Kongevej</Button>
        <Button variant="link">Fjern adressen på Gammel Kongevej</Button>
      </>
    ),
  },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: { name: '', lines: [] },
  render: () => (
    <Stack width="40rem">
      <AddressCards label="Dine adresser">
        <li>
          <AddressCard
            name="Ida Ærø"
            lines={['Klitvej 12, 1. tv.', '9990 Skagen', 'Danmark', '+45 20 12 34 56']}
            marks={['Standard for levering', 'Standard for faktura']}
            actions={actions('Klitvej 12')}
          />
        </li>
        <li>
          <AddressCard
            name="Ida Ærø"
            lines={['Kastanienallee 7', '10435 Berlin', 'Tyskland']}
            actions={actions('Kastanienallee 7')}
          />
        </li>
      </AddressCards>
    </Stack>
  ),
};
