import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import type { PromoCodeFormProps, EnteredCode } from './PromoCodeForm.tsx';
import { PromoCodeForm } from './PromoCodeForm.tsx';
import { useCodeForm } from './use-code-form.ts';

const meta = {
  title: 'Commerce/PromoCodeForm',
  component: PromoCodeForm,
  parameters: {
    docs: {
      description: {
        component: `A code for a discount, in the bag and at the checkout. A gift card has a form of its own with other words.

- **Do** keep it closed: most shoppers have no code, and an open field makes them look for one.
- **Do** say why a code does not apply, with a text for each reason, and what would make it apply.
- **Don't** clear a refused code: it is usually a typing mistake.
- **Don't** accept promo codes and gift cards in one field; they are subtracted in different places.`,
      },
    },
  },
} satisfies Meta<typeof PromoCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  question: bilingual('Have a promo code?', 'Har du en rabatkode?'),
  label: bilingual('Promo code', 'Rabatkode'),
  submitText: bilingual('Use code', 'Brug kode'),
  value: '',
  onChange: () => {},
  onSubmit: () => {},
  codes: [] as readonly EnteredCode[],
  onRemove: () => {},
};

const applied: EnteredCode = {
  code: 'VELKOMMEN15',
  text: bilingual('VELKOMMEN15 is in use', 'VELKOMMEN15 er i brug'),
  detail: '−112,50 kr.',
  state: 'applied',
  removeText: bilingual('Remove', 'Fjern'),
  removeLabel: bilingual('Remove code VELKOMMEN15', 'Fjern koden VELKOMMEN15'),
};

const refused: EnteredCode = {
  code: 'KYST10',
  text: bilingual(
    'KYST10: Nothing in your bag goes with this code.',
    'KYST10: Koden gælder ikke for noget i kurven.',
  ),
  state: 'refused',
  removeText: bilingual('Remove', 'Fjern'),
  removeLabel: bilingual('Remove code KYST10', 'Fjern koden KYST10'),
};

/** Keeps the typed code, as the shop does, and shows no refusal after the code has changed. */
function Typing(props: PromoCodeFormProps) {
  const [typed, setTyped] = useState(props.value);
  return (
    <PromoCodeForm
      {...props}
      value={typed}
      error={typed === props.value ? props.error : undefined}
      onChange={setTyped}
      onSubmit={() => {
        props.onChange(typed);
      }}
    />
  );
}

export const Closed: Story = {
  args: { ...args, onChange: fn() },
  render: (given) => <Typing {...given} />,
  play: async ({ args: given, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { hidden: true })).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^(Have|Har)/));
    await userEvent.type(canvas.getByRole('textbox'), 'kyst10{Enter}');
    await expect(given.onChange).toHaveBeenCalledWith('kyst10');
    await expect(canvas.getByRole('textbox')).toHaveValue('kyst10');
  },
};

export const Refused: Story = {
  args: {
    ...args,
    value: 'SOMMER24',
    error: bilingual('This code was valid until 31 August 2026.', 'Koden gjaldt til og med 31. august 2026.'),
  },
  render: (given) => <Typing {...given} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('SOMMER24');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/31/);
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/31/);
  },
};

export const Unknown: Story = {
  args: {
    ...args,
    value: 'VELKOMEN15',
    error: bilingual(
      'We do not know this code. Check how it is written.',
      'Vi kender ikke koden. Tjek, om den er skrevet rigtigt.',
    ),
  },
  render: (given) => <Typing {...given} />,
};

export const FirstOrderOnly: Story = {
  args: {
    ...args,
    value: 'VELKOMMEN15',
    error: bilingual(
      'This code is for a first order, after you have confirmed the newsletter.',
      'Koden gælder din første ordre, når du har bekræftet nyhedsbrevet.',
    ),
  },
  render: (given) => <Typing {...given} />,
};

export const TooLittleInTheBag: Story = {
  args: {
    ...args,
    value: 'FRIFRAGT',
    error: bilingual(
      'This code counts from DKK 400. You need DKK 55 more.',
      'Koden gælder fra 400 kr. Du mangler 55 kr.',
    ),
  },
  render: (given) => <Typing {...given} />,
};

export const Pending: Story = {
  args: { ...args, value: 'VELKOMMEN15', pending: bilingual('Checking', 'Tjekker'), onSubmit: fn() },
  play: async ({ args: given, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(given.onSubmit).not.toHaveBeenCalled();
  },
};

export const Applied: Story = {
  args: {
    ...args,
    codes: [applied],
    news: bilingual('VELKOMMEN15 has been removed', 'VELKOMMEN15 er fjernet'),
    onRemove: fn(),
  },
  render: function Removing(given) {
    const [codes, setCodes] = useState(given.codes);
    return (
      <PromoCodeForm
        {...given}
        codes={codes}
        news={codes.length === 0 && given.news}
        onRemove={(code) => {
          given.onRemove(code);
          setCodes([]);
        }}
      />
    );
  },
  play: async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /VELKOMMEN15/ }));
    await expect(given.onRemove).toHaveBeenCalledWith('VELKOMMEN15');
    // The button goes: the focus is where a code is asked for, and what is gone is said.
    await expect(canvas.getByText(/^(Have|Har)/).closest('summary')).toHaveFocus();
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/^VELKOMMEN15 (has|er)/);
  },
};

/** `error={isWrong && 'No'}` says that nothing is wrong. */
export const AppliedWithoutError: Story = { ...Applied, args: { ...Applied.args, error: false } };

export const KeptButNotCounting: Story = {
  args: { ...args, codes: [applied, refused] },
  play: async ({ canvas }) => {
    // What is said ends with the codes, and not with the words on the buttons beside them.
    const [said] = canvas.getAllByRole('status');
    await expect(said).toHaveTextContent(/KYST10/);
    await expect(said).not.toHaveTextContent(/Remove|Fjern/);
    const buttons = canvas.getAllByRole('button', { name: /^(Remove|Fjern)/ });
    await expect(buttons).toHaveLength(2);
    // Each stands at the end of its line.
    for (const [place, line] of canvas.getAllByRole('listitem').entries()) {
      const { top, bottom, right } = line.getBoundingClientRect();
      const button = buttons[place]?.getBoundingClientRect();
      await expect(button?.left).toBeGreaterThanOrEqual(right);
      await expect(button?.top).toBeLessThan(bottom);
      await expect(button?.bottom).toBeGreaterThan(top);
    }
  },
};

const giftCard = {
  question: bilingual('Pay with a gift card?', 'Vil du betale med et gavekort?'),
  label: bilingual('Gift card number', 'Gavekortets nummer'),
  submitText: bilingual('Use gift card', 'Brug gavekort'),
};

/** The same form with other words: what is typed is a number, and the line tells what is left. */
export const GiftCard: Story = {
  args: {
    ...args,
    ...giftCard,
    codes: [
      {
        code: '7K2M',
        text: bilingual(
          'Gift card ending 7K2M, DKK 250 left',
          'Gavekort, der slutter på 7K2M. 250 kr. tilbage',
        ),
        detail: '−250,00 kr.',
        state: 'applied',
        removeText: bilingual('Remove', 'Fjern'),
        removeLabel: bilingual('Remove gift card ending 7K2M', 'Fjern gavekortet, der slutter på 7K2M'),
      },
    ],
  },
};

export const LongestDanish: Story = {
  args: {
    ...args,
    value: 'GAVETILENHELSKØNSOMMERDAGVEDHAVET',
    error:
      'Koden gælder din første ordre, når du har bekræftet din tilmelding til nyhedsbrevet i den e-mail, vi har sendt til dig.',
    codes: [
      {
        ...applied,
        code: 'GAVETILENHELSKØNSOMMERDAG',
        text: 'GAVETILENHELSKØNSOMMERDAG er i brug på alt undtagen gavekort og nedsatte varer',
        detail: '−12.112,50 kr.',
        removeText: 'Fjern',
        removeLabel: 'Fjern koden GAVETILENHELSKØNSOMMERDAG',
      },
    ],
  },
  globals: narrowViewport,
};

export const Narrow: Story = { ...Refused, globals: narrowViewport };

const OnSand = ({ children }: { children: ReactNode }) => (
  <div style={{ background: 'var(--color-sand)', padding: '1.5rem' }}>{children}</div>
);

/** A form whose service knows one code, and refuses to remove another. */
function SentCodes(props: PromoCodeFormProps) {
  const [codes, setCodes] = useState<readonly string[]>(['KYST10']);
  const { isTrying, removed, ...form } = useCodeForm({
    check: (typed) => (typed === '' ? 'Type a code' : undefined),
    submit: async (typed) => {
      if (typed !== 'VELKOMMEN15') return 'Unknown';
      setCodes((before) => [...before, typed]);
      return undefined;
    },
    remove: async (code) => {
      if (code === 'KYST10') return 'Not removed';
      setCodes((before) => before.filter((one) => one !== code));
      return undefined;
    },
  });
  return (
    <PromoCodeForm
      {...props}
      {...form}
      pending={isTrying && 'Wait'}
      news={removed && `Removed ${removed}`}
      codes={codes.map((code) => ({
        code,
        text: code,
        state: 'applied',
        removeText: 'Remove',
        removeLabel: `Remove ${code}`,
      }))}
    />
  );
}

export const SentSomewhere: Story = {
  args,
  render: (given) => <SentCodes {...given} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Have a promo code|Har du en rabatkode/));
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '{Enter}');
    await expect(field).toHaveAccessibleDescription('Type a code');
    await userEvent.type(field, 'X{Enter}');
    await expect(field).toHaveAccessibleDescription('Unknown');
    await expect(field).toHaveValue('X');
    await userEvent.clear(field);
    await userEvent.type(field, 'VELKOMMEN15{Enter}');
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove VELKOMMEN15' }));
    await expect(canvas.getByText('Removed VELKOMMEN15')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove KYST10' }));
    await expect(field).toHaveAccessibleDescription('Not removed');
  },
};

export const AllVariants: Story = {
  args: { ...args, codes: [applied, refused], error: Refused.args?.error },
  render: (given) => (
    <Stack width="28rem">
      <OnSand>
        <PromoCodeForm {...given} codes={[]} error={undefined} />
      </OnSand>
      <OnSand>
        <PromoCodeForm {...given} codes={[]} value="SOMMER24" />
      </OnSand>
      <OnSand>
        <PromoCodeForm {...given} codes={[]} error={undefined} value="VELKOMMEN15" pending="…" />
      </OnSand>
      <OnSand>
        <PromoCodeForm {...given} error={undefined} />
      </OnSand>
    </Stack>
  ),
};
