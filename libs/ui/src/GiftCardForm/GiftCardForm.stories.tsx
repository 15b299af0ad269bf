import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { useMistakeVisibility, type FieldMistakes } from '../Form/use-mistake-visibility.ts';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary.tsx';
import { Stack } from '../testing/Stack.tsx';
import { useToolbarLanguage } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import {
  GiftCardForm,
  giftCardFields,
  CUSTOM_GIFT_CARD_AMOUNT,
  type GiftCardField,
} from './GiftCardForm.tsx';

type Values = Readonly<Partial<Record<GiftCardField, string>>>;
type Kind = 'missing' | 'wrong';

const LIMIT = 200;

/** Rules of the story; those of the shop are in its domain. */
function check(values: Values): FieldMistakes<GiftCardField, Kind> {
  const { type, sendOn, amount, ownAmount, recipientName, recipientEmail, message = '' } = values;
  const found: Partial<Record<GiftCardField, Kind>> = {};
  if (type === 'email-on-date' && !sendOn) found.sendOn = 'missing';
  if (!amount) found.amount = 'missing';
  if (amount === CUSTOM_GIFT_CARD_AMOUNT && !(Number(ownAmount) >= 100 && Number(ownAmount) <= 5000))
    found.ownAmount = 'wrong';
  if (!recipientName?.trim()) found.recipientName = 'missing';
  if (type !== 'printed' && !recipientEmail?.includes('@'))
    found.recipientEmail = recipientEmail ? 'wrong' : 'missing';
  if (message.length > LIMIT) found.message = 'wrong';
  return found;
}

function Buying({ start, onDone, long = false }: { start: Values; onDone: () => void; long?: boolean }) {
  const isDanish = useToolbarLanguage() === 'da';
  const say = (en: string, da: string) => (isDanish ? da : en);
  const [values, setValues] = useState(start);
  const { shown, summary, attempts, attempt, typed, left } = useMistakeVisibility<GiftCardField, Kind>(
    giftCardFields,
  );
  const words: Readonly<Partial<Record<GiftCardField, string>>> = {
    sendOn: say('Choose the day on which we send it', 'Vælg den dag, vi skal sende det'),
    amount: say('Choose an amount', 'Vælg et beløb'),
    ownAmount: say('Choose an amount from DKK 100 to 5,000', 'Vælg et beløb fra 100 til 5.000 kr.'),
    recipientName: say('Enter who the gift card is for', 'Skriv, hvem gavekortet er til'),
    recipientEmail: say('Enter the email it goes to', 'Skriv den e-mail, det skal sendes til'),
    message: say('Shorten the message to 200 characters', 'Gør hilsenen kortere, højst 200 tegn'),
  };
  const textOf = (field: GiftCardField, kind: Kind) =>
    field === 'recipientEmail' && kind === 'wrong'
      ? say('Enter an email like name@example.com', 'Skriv e-mailen som navn@eksempel.dk')
      : words[field];
  const mistakes: Partial<Record<GiftCardField, ReactNode>> = {};
  for (const field of giftCardFields) {
    const kind = shown[field];
    if (kind) mistakes[field] = textOf(field, kind);
  }
  return (
    <GiftCardForm
      id="gift"
      types={[
        { value: 'email-now', label: say('By email, at once', 'På e-mail med det samme'), asksEmail: true },
        {
          value: 'email-on-date',
          label: say('By email on a day', 'På e-mail på en bestemt dag'),
          asksEmail: true,
          asksDate: true,
        },
        {
          value: 'printed',
          label: long
            ? 'Trykt på tykt bomuldspapir i en konvolut, sendt med almindelig post'
            : say('Printed, in an envelope', 'Trykt, i en konvolut'),
          note: say('2-3 working days, to the address of the order', '2-3 hverdage, til ordrens adresse'),
        },
      ]}
      amounts={['200', '300', '500', '750', '1000', '1500'].map((value) => ({
        value,
        label: say(`DKK ${value}`, `${Number(value).toLocaleString('da-DK')} kr.`),
      }))}
      ownAmount={{
        choice: say('Another', 'Andet'),
        label: say('Amount in DKK', 'Beløb i kr.'),
        hint: say('DKK 100 to 5,000', 'Fra 100 til 5.000 kr.'),
      }}
      texts={{
        type: say('How should it arrive?', 'Hvordan skal det nå frem?'),
        amount: say('Amount', 'Beløb'),
        sendOn: {
          label: say('Day', 'Dag'),
          hint: say(
            'Within 90 days. We send it in the morning.',
            'Inden for 90 dage. Vi sender det om morgenen.',
          ),
        },
        recipientName: {
          label: long
            ? 'Navnet på den eller dem, gavekortet er til, som det skal stå på kortet'
            : say('Who is it for?', 'Hvem er det til?'),
        },
        recipientEmail: {
          label: say('Their email', 'Modtagerens e-mail'),
          hint: say('We use it for the gift card only.', 'Vi bruger den kun til gavekortet.'),
        },
        senderName: { label: say('Who is it from?', 'Hvem er det fra?') },
        message: { label: say('Message on the card', 'Hilsen på kortet') },
        optional: say('Optional', 'Valgfrit'),
      }}
      days={{ first: '2026-11-21', last: '2027-02-19' }}
      messageLimit={LIMIT}
      countText={(used, limit) =>
        used > limit
          ? say(`${used - limit} characters too many`, `${used - limit} tegn for meget`)
          : say(`${used} of ${limit} characters`, `${used} af ${limit} tegn`)
      }
      value={values}
      onChange={(field, value) => {
        const next = { ...values, [field]: value };
        setValues(next);
        typed(check(next));
      }}
      onLeave={(field, goingTo) => {
        left(field, check(values), goingTo);
      }}
      onSubmit={() => {
        if (attempt(check(values))) onDone();
      }}
      mistakes={mistakes}
      summary={
        <FormErrorSummary
          key={attempts}
          title={say(
            `Correct ${summary.length} fields to continue`,
            `Ret ${summary.length} felter for at fortsætte`,
          )}
          mistakes={summary.map(({ field, mistake }) => ({
            fieldId: `gift-${field}`,
            message: textOf(field, mistake),
          }))}
        />
      }
    >
      <p style={{ fontSize: 'var(--text-small)' }}>
        {say(
          'Valid for 36 months. Can be returned within 14 days while unused.',
          'Gælder i 36 måneder. Kan fortrydes inden for 14 dage, så længe det ikke er brugt.',
        )}
      </p>
      <Button type="submit" width="full">
        {say('Add to bag', 'Læg i kurv')}
      </Button>
    </GiftCardForm>
  );
}

const meta = {
  title: 'Commerce/GiftCardForm',
  component: Buying,
  parameters: {
    docs: {
      description: {
        component: `A gift card as it is bought.

- **Do** ask only for what the delivery needs: no email for a printed card.
- **Do** count the characters of the message and let people type on; say how many are too many.
- **Don't** cut what was pasted, and don't fill the buyer's own e-mail into the recipient's field.
- **Don't** preselect the amount; preselect the delivery.`,
      },
    },
  },
  args: { start: { type: 'email-now' }, onDone: fn() },
  render: (args) => (
    <Stack width="32rem">
      <Buying {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Buying>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled: Values = {
  type: 'email-now',
  amount: '500',
  recipientName: 'Inge',
  recipientEmail: 'inge@eksempel.dk',
  senderName: 'Os tre ved havet',
  message: 'Tillykke med fødselsdagen. Vi glæder os til at se dig.',
};

export const Empty: Story = {};

export const Electronic: Story = { args: { start: filled } };

export const OnADay: Story = {
  args: { start: { ...filled, type: 'email-on-date', sendOn: '2026-12-24' } },
};

/** No field is invalid before the first attempt to continue. */
export const OnNoDayYet: Story = {
  args: { start: { type: 'email-on-date' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^(Day|Dag)$/)).toHaveAttribute('aria-invalid', 'false');
  },
};

export const Printed: Story = {
  args: { start: { ...filled, type: 'printed' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: /email|e-mail/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /at once|med det samme/ }));
    await expect(canvas.getByRole('textbox', { name: /email|e-mail/ })).toHaveValue('inge@eksempel.dk');
  },
};

export const OwnAmount: Story = {
  args: { start: { ...filled, amount: CUSTOM_GIFT_CARD_AMOUNT, ownAmount: '50' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const amount = canvas.getByRole('textbox', { name: /^(Amount in DKK|Beløb i kr\.)$/ });
    await expect(amount).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '1250');
    await expect(amount).toBeValid();
  },
};

export const FirstTry: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('group', { name: /go on|continue|fortsætte/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Choose an amount|Vælg et beløb/ }));
    await expect(canvas.getByRole('radio', { name: /200/ })).toHaveFocus();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const MessageTooLong: Story = {
  args: { start: { ...filled, message: 'Tillykke. '.repeat(21) } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^10 /);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox', { name: /^(Message|Hilsen)/ })).toBeInvalid();
  },
};

/** Its limit is told on entry, and the room left when it becomes little and when there is none; not at every key. */
export const MessageNearlyFull: Story = {
  args: { start: { ...filled, message: 'x'.repeat(178) } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^(Message|Hilsen)/ });
    const status = canvas.getByRole('status');
    await expect(field).toHaveAccessibleDescription(/^178 \w+ 200 /);
    await userEvent.type(field, 'x');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, 'x');
    await expect(status).toHaveTextContent(/^180 \w+ 200 /);
    await userEvent.type(field, 'xx');
    await expect(status).toHaveTextContent(/^180 /);
    await expect(field).toHaveAccessibleDescription(/^178 /);
    await userEvent.type(field, 'x'.repeat(20));
    await expect(status).toHaveTextContent(/^200 /);
    await expect(canvas.getByText(/^2 (characters too many|tegn for meget)/)).toBeVisible();
    await userEvent.tab();
    await userEvent.click(field);
    await expect(field).toHaveAccessibleDescription(/^2 /);
  },
};

export const LongestDanish: Story = {
  args: {
    long: true,
    start: {
      ...filled,
      recipientName: 'Anne-Dorthe Kirstine Skovgaard-Mikkelsen og Jens Christian',
      recipientEmail: 'en-meget-lang-e-mailadresse-uden-ende@eksempel-paa-et-domaene.dk',
      message: 'Kære begge to. Tillykke med guldbrylluppet og tak for alle somrene i klitterne. '.repeat(2),
    },
  },
  globals: { ...narrowViewport, language: 'da' },
};

export const Narrow: Story = { ...OnADay, globals: narrowViewport };
export const AllVariants: Story = {
  args: { start: { ...OnADay.args?.start, amount: CUSTOM_GIFT_CARD_AMOUNT } },
};
