import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AddressForm, addressFields, type AddressField } from '../AddressForm/AddressForm.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, useToolbarLanguage, type Language } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { Form } from './Form.tsx';
import { fillInAndSelectFocusedField } from './fill-in-and-select-focused-field.ts';
import { useForm } from './use-form.ts';
import { useFormErrors } from './use-form-errors.tsx';
import type { FieldMistakes } from './use-mistake-visibility.ts';
import { usePostedForm } from './use-posted-form.ts';

const meta = {
  title: 'Forms/Form',
  component: Form,
  parameters: {
    docs: {
      description: {
        component: `A whole form, and when it speaks.

- **Do** show no mistakes before the first attempt. Then show all of them, above the form and next to each field, and move the focus there.
- **Do** remove a mistake as soon as it is corrected, and after the first attempt check each field when it loses the focus.
- **Do** say what to do ("Skriv din e-mail"), not what is wrong ("Ugyldigt felt").
- **Don't** disable the button: pressing it shows what is missing.
- **Don't** empty a field because it was wrong.`,
      },
    },
  },
  args: { onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = ['email', ...addressFields, 'terms'] as const;
type Field = (typeof fields)[number];
type Values = Readonly<Partial<Record<Field, string>>>;
type Kind = 'missing' | 'malformed';

/** Rules of the story; those of the shop are the app's. */
function check(values: Values): FieldMistakes<Field, Kind> {
  const needed: readonly Field[] = ['email', 'firstName', 'lastName', 'street', 'postcode', 'city', 'terms'];
  const found: Partial<Record<Field, Kind>> = {};
  for (const field of needed) if (!values[field]?.trim()) found[field] = 'missing';
  if (values.email && !/^\S+@\S+\.\S+$/.test(values.email)) found.email = 'malformed';
  if (values.postcode && !/^\d{4}$/.test(values.postcode)) found.postcode = 'malformed';
  return found;
}

const messages: Record<Language, Readonly<Partial<Record<Field, string>>> & { malformed: Values }> = {
  en: {
    email: 'Enter your email',
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    street: 'Enter your street and number',
    postcode: 'Enter your postcode',
    city: 'Enter your town',
    terms: 'Accept the terms to go on',
    malformed: {
      email: 'Enter an email like name@example.com',
      postcode: 'The postcode must have four digits',
    },
  },
  da: {
    email: 'Skriv din e-mail',
    firstName: 'Skriv dit fornavn',
    lastName: 'Skriv dit efternavn',
    street: 'Skriv din vej og dit nummer',
    postcode: 'Skriv dit postnummer',
    city: 'Skriv din by',
    terms: 'Accepter betingelserne for at fortsætte',
    malformed: {
      email: 'Skriv din e-mail som navn@eksempel.dk',
      postcode: 'Postnummeret skal være på fire cifre',
    },
  },
};

const labels = {
  firstName: { label: <ToolbarText en="First name" da="Fornavn" /> },
  lastName: { label: <ToolbarText en="Last name" da="Efternavn" /> },
  street: { label: <ToolbarText en="Street and number" da="Vej og nummer" /> },
  extra: { label: <ToolbarText en="Floor and door" da="Etage og dør" /> },
  postcode: { label: <ToolbarText en="Postcode" da="Postnummer" /> },
  city: { label: <ToolbarText en="Town" da="By" /> },
};

const idOf = (field: Field) => `form-${field}`;

/** A form of contact and address as the checkout has it. */
function WholeForm({ start = {}, onDone }: { start?: Values; onDone: () => void }) {
  const language = useToolbarLanguage();
  const [values, setValues] = useState(start);
  const { errors, summary, attempt, typed, left } = useFormErrors<Field, Kind>({
    fields,
    idOf,
    textOf: (field, kind) =>
      (kind === 'malformed' ? messages[language].malformed[field] : messages[language][field]) ?? '',
    titleOf: (count) =>
      language === 'da'
        ? count === 1
          ? 'Ret ét felt for at fortsætte'
          : `Ret ${count} felter for at fortsætte`
        : `Correct ${count} ${count === 1 ? 'field' : 'fields'} to go on`,
  });
  const change = (field: Field, value: string) => {
    const next = { ...values, [field]: value };
    setValues((old) => ({ ...old, [field]: value }));
    typed(check(next));
  };
  const leave = (field: AddressField | 'email', goingTo: EventTarget | null) => {
    left(field, check(values), goingTo);
  };
  return (
    <Form
      onSubmit={() => {
        if (attempt(check(values))) onDone();
      }}
      summary={summary}
    >
      <p>
        <ToolbarText
          en="All fields must be filled in unless they say “Optional”."
          da="Alle felter skal udfyldes, hvis der ikke står ”Valgfrit”."
        />
      </p>
      <TextField
        id={idOf('email')}
        label={<ToolbarText en="Email" da="E-mail" />}
        hint={<ToolbarText en="Your order confirmation goes here." da="Her får du din ordrebekræftelse." />}
        type="email"
        autoComplete="email"
        value={values.email ?? ''}
        error={errors.email}
        onChange={(event) => {
          change('email', event.currentTarget.value);
        }}
        onBlur={(event) => {
          leave('email', event.relatedTarget);
        }}
      />
      <AddressForm
        id="form"
        purpose="shipping"
        texts={labels}
        optionalText={<ToolbarText en="Optional" da="Valgfrit" />}
        value={values}
        onChange={change}
        onLeave={leave}
        mistakes={errors}
      />
      <Checkbox
        id={idOf('terms')}
        error={errors.terms}
        checked={values.terms === 'yes'}
        onChange={(event) => {
          change('terms', event.currentTarget.checked ? 'yes' : '');
        }}
      >
        <ToolbarText en="I accept the terms" da="Jeg accepterer handelsbetingelserne" />
      </Checkbox>
      <Button type="submit" width="full">
        <ToolbarText en="Continue to delivery" da="Fortsæt til levering" />
      </Button>
    </Form>
  );
}

const draw: NonNullable<Story['render']> = ({ onSubmit }) => (
  <Stack width="32rem">
    <WholeForm onDone={onSubmit} />
  </Stack>
);

export const Silent: Story = {
  render: draw,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /^E-?mail$/ }));
    await userEvent.tab();
    await expect(canvas.queryByText(/^(Enter your email|Skriv din e-mail)$/)).toBeNull();
  },
};

export const FirstTry: Story = {
  render: draw,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const summary = canvas.getByRole('group', { name: /go on|continue|fortsætte/ });
    await expect(summary).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /^E-?mail$/ })).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: /postcode|postnummer/ }));
    await expect(canvas.getByRole('textbox', { name: /^(Postcode|Postnummer)$/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AfterTheFirstTry: Story = {
  render: draw,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const postcode = canvas.getByRole('textbox', { name: /^(Postcode|Postnummer)$/ });
    // Mended while typing: gone at once. Typed wrong: told on leaving, in other words than before.
    await userEvent.type(postcode, '9');
    await userEvent.tab();
    await expect(postcode).toHaveAccessibleDescription(/four digits|fire cifre/);
    await userEvent.type(postcode, '990');
    await expect(postcode).toBeValid();
    // The summary stays as it was, so that nothing moves.
    await expect(canvas.getByRole('link', { name: /postcode|postnummer/ })).toBeVisible();
  },
};

export const TheButtonStaysUnderThePointer: Story = {
  render: draw,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const city = canvas.getByRole('textbox', { name: /^(Town|By)$/ });
    await userEvent.type(city, 'Skagen');
    await userEvent.clear(city);
    await userEvent.type(city, ' ');
    const email = canvas.getByRole('textbox', { name: /^E-?mail$/ });
    await userEvent.type(email, 'ida@eksempel.dk');
    await userEvent.clear(email);
    await userEvent.type(email, 'ida');
    const place = () => button.offsetTop;
    const before = place();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(place()).toBe(before);
    await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
    await expect(canvas.getByRole('group', { name: /go on|continue|fortsætte/ })).toHaveFocus();
  },
};

const filled = {
  email: 'ida@eksempel.dk',
  firstName: 'Ida',
  lastName: 'Ærø',
  street: 'Klitvej 12',
  postcode: '9990',
  city: 'Skagen',
  terms: 'yes',
};

export const NothingWrong: Story = {
  render: ({ onSubmit }) => (
    <Stack width="32rem">
      <WholeForm start={filled} onDone={onSubmit} />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Town|By)$/ }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A login form, and the answer of its service. */
function SentForm({ onDone }: { onDone: () => void }) {
  const language = useToolbarLanguage();
  const form = useForm<'email' | 'city', Kind, string, Values>({
    fields: ['email', 'city'],
    start: { city: 'Skagen' },
    idOf: (field) => `sent-${field}`,
    textOf: (field, kind) =>
      (kind === 'malformed' ? messages[language].malformed[field] : messages[language][field]) ?? '',
    titleOf: (count) => `${count}`,
    check: ({ email }) => (email ? {} : { email: 'missing' }),
    send: async ({ email = '' }) => {
      onDone();
      if (!email.includes('@')) return { kind: 'mistakes', mistakes: { email: 'malformed' } };
      return email.startsWith('ida') ? { kind: 'ok' } : { kind: 'failed', failure: 'Unknown' };
    },
  });
  return (
    <Form onSubmit={() => void form.submit()} summary={form.summary}>
      <TextField {...form.field('email')} label="E-mail" />
      <TextField {...form.field('city')} label={<ToolbarText en="Town" da="By" />} />
      <p role="status">{form.isSent ? 'Sent' : form.failure}</p>
      <Button type="submit" pending={form.isBusy && 'Wait'}>
        <ToolbarText en="Send" da="Send" />
      </Button>
      <Button variant="link" onClick={() => form.clear('email', 'city')}>
        <ToolbarText en="Clear" da="Ryd" />
      </Button>
    </Form>
  );
}

export const Sent: Story = {
  render: ({ onSubmit }) => <SentForm onDone={onSubmit} />,
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(email).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, 'ida');
    await expect(email).toBeValid();
    await userEvent.click(send);
    await expect(email).toBeInvalid();
    await userEvent.clear(email);
    await userEvent.type(email, 'bo@eksempel.dk');
    await userEvent.click(send);
    await expect(canvas.getByRole('status')).toHaveTextContent('Unknown');
    await userEvent.clear(email);
    await userEvent.type(email, 'ida@eksempel.dk{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent');
    await expect(args.onSubmit).toHaveBeenCalledTimes(3);
    await userEvent.click(canvas.getByRole('button', { name: /^(Clear|Ryd)$/ }));
    await expect(email).toHaveValue('');
  },
};

/** A form whose fields keep their own values, and the answer of its service. */
function PostedForm({ onDone }: { onDone: () => void }) {
  const language = useToolbarLanguage();
  const { field, isSending, answer, onSubmit } = usePostedForm({
    parse: (data) => ({ email: String(data.get('email')), city: String(data.get('city')) }),
    check: ({ email, city }) => ({
      ...(email ? {} : { email: 'missing' as const }),
      ...(city ? {} : { city: 'missing' as const }),
    }),
    textOf: (_mistake, field) => messages[language][field] ?? '',
    send: async ({ email, city }) => {
      onDone();
      return email.includes('@')
        ? { kind: city === 'Skagen' ? 'success' : 'error' }
        : { kind: 'refused', errors: { email: 'Refused' } };
    },
    isDone: ({ kind }) => kind === 'success',
  });
  return (
    <form action="/subscribe" method="post" noValidate onSubmit={onSubmit}>
      <TextField {...field('email')} label="E-mail" />
      <TextField {...field('city')} label={<ToolbarText en="Town" da="By" />} />
      <p role="status">{answer?.kind}</p>
      <Button type="submit" pending={isSending && 'Wait'}>
        <ToolbarText en="Send" da="Send" />
      </Button>
    </form>
  );
}

export const Posted: Story = {
  render: ({ onSubmit }) => <PostedForm onDone={onSubmit} />,
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    const city = canvas.getByRole('textbox', { name: /^(Town|By)$/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(email).toHaveAccessibleDescription(/Enter your email|Skriv din e-mail/);
    await expect(city).toHaveAccessibleDescription(/Enter your town|Skriv din by/);
    await expect(email).toHaveFocus();
    await userEvent.type(city, 'Ribe');
    await expect(city).toBeValid();
    await expect(email).toBeInvalid();
    await userEvent.type(email, 'ida{Enter}');
    await expect(email).toHaveAccessibleDescription(/Refused/);
    await userEvent.type(email, '@eksempel.dk{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('error');
    await expect(email).toHaveValue('ida@eksempel.dk');
    await userEvent.clear(city);
    await userEvent.type(city, 'Skagen{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('success');
    await expect(email).toHaveValue('');
    await expect(args.onSubmit).toHaveBeenCalledTimes(3);
  },
};

/** Fills in the form while the shopper is in one of its fields. */
function FilledInForm() {
  const [values, setValues] = useState<Values>({});
  const fillIn = () => fillInAndSelectFocusedField(() => setValues(filled));
  return (
    <Form onSubmit={fillIn}>
      <TextField
        label="E-mail"
        value={values.email ?? ''}
        onChange={({ currentTarget: { value } }) => setValues({ email: value })}
      />
    </Form>
  );
}

export const FilledIn: Story = {
  render: () => <FilledInForm />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(email, '{Enter}');
    await expect(email).toHaveValue(filled.email);
    await expect([email.selectionStart, email.selectionEnd]).toEqual([0, filled.email.length]);
  },
};

export const LongestDanish: Story = { ...FirstTry, globals: { ...narrowViewport, language: 'da' } };
export const Narrow: Story = { ...FirstTry, globals: narrowViewport };
export const AllVariants: Story = { ...FirstTry };
