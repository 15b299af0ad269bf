import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import type { PasswordFieldProps } from './PasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  parameters: {
    docs: {
      description: {
        component: `A password, to log in with or to choose.

- **Do** show the rules before anything is typed, as short facts: "Mindst 12 tegn".
- **Do** let people paste, and let the button show what was typed: that replaces typing it twice.
- **Don't** ask for signs, capitals and digits at once; length is what counts.
- **Don't** say whether the email or the password was wrong.`,
      },
    },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = { showText: bilingual('Show', 'Vis'), hideText: bilingual('Hide', 'Skjul') };

/** A password field has no role to ask for. */
const fieldIn = (canvasElement: HTMLElement) => {
  const field = canvasElement.querySelector('input');
  if (!field) throw new Error('There is no field');
  return field;
};

export const LogIn: Story = {
  args: {
    ...words,
    label: bilingual('Password', 'Adgangskode'),
    autoComplete: 'current-password',
    defaultValue: 'marehalm og lyng',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = fieldIn(canvasElement);
    await expect(field.type).toBe('password');
    await userEvent.click(field);
    field.setSelectionRange(4, 4);
    await userEvent.click(canvas.getByRole('button', { name: /^(Show Password|Vis Adgangskode)$/ }));
    await expect(field.type).toBe('text');
    await expect(field).toHaveFocus();
    await expect(field.selectionStart).toBe(4);
    const hide = canvas.getByRole('button', { name: /^(Hide Password|Skjul Adgangskode)$/ });
    hide.focus();
    await userEvent.keyboard('{Enter}');
    await expect(field.type).toBe('password');
    await expect(hide).toHaveFocus();
  },
};

/** The rules follow what is typed; "long" is the only one that matters. */
function Choosing(props: PasswordFieldProps) {
  const [typed, setTyped] = useState(props.defaultValue === undefined ? '' : String(props.defaultValue));
  const { defaultValue: _first, rules = [], ...rest } = props;
  const keeps = [typed.length >= 12, typed !== '' && !/adgangskode|password/i.test(typed)];
  return (
    <PasswordField
      {...rest}
      rules={rules.map(({ met, ...rule }, index) => (keeps[index] ? { ...rule, met } : rule))}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
      }}
    />
  );
}

const rules = [
  {
    id: 'length',
    text: bilingual('At least 12 characters', 'Mindst 12 tegn'),
    met: bilingual('done', 'opfyldt'),
  },
  {
    id: 'common',
    text: bilingual('Not the word “password”', 'Ikke ordet ”adgangskode”'),
    met: bilingual('done', 'opfyldt'),
  },
];

export const NewPassword: Story = {
  args: { ...words, label: bilingual('New password', 'Ny adgangskode'), autoComplete: 'new-password', rules },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toHaveAccessibleDescription(/(12 characters|12 tegn)/);
    await userEvent.click(field);
    await userEvent.paste('lyng og marehalm');
    await expect(field).toHaveValue('lyng og marehalm');
    await expect(field).toHaveAccessibleDescription(/(12 characters ?, done|12 tegn ?, opfyldt)/);
    await userEvent.clear(field);
  },
};

export const RulesKept: Story = {
  args: {
    ...NewPassword.args,
    ...words,
    label: bilingual('New password', 'Ny adgangskode'),
    autoComplete: 'new-password',
    rules,
    defaultValue: 'lyng og marehalm',
  },
  render: (args) => <Choosing {...args} />,
};

export const HiddenAgainWhenSent: Story = {
  args: {
    ...LogIn.args,
    ...words,
    label: bilingual('Password', 'Adgangskode'),
    autoComplete: 'current-password',
  },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <Stack width="28rem">
        <PasswordField {...args} />
        <Button type="submit">
          <ToolbarText en="Log in" da="Log ind" />
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Show|Vis)/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Log/ }));
    await expect(field.type).toBe('password');
  },
};

export const Invalid: Story = {
  args: {
    ...words,
    label: bilingual('New password', 'Ny adgangskode'),
    autoComplete: 'new-password',
    rules,
    defaultValue: 'klit',
    error: bilingual('Choose a password of at least 12 characters', 'Vælg en adgangskode på mindst 12 tegn'),
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toBeInvalid();
  },
};

export const LongestDanish: Story = {
  args: {
    showText: 'Vis',
    hideText: 'Skjul',
    label: 'Ny adgangskode til din kundekonto hos Marehalm',
    autoComplete: 'new-password',
    defaultValue: 'en-meget-lang-adgangskode-med-havtorn-og-marehalm',
    rules: [
      {
        id: 'length',
        text: 'Mindst 12 tegn. Mellemrum, bindestreger og danske bogstaver tæller også med',
        met: 'opfyldt',
      },
      { id: 'other', text: 'Ikke den samme adgangskode, som du bruger til din e-mailkonto' },
    ],
    error: 'Adgangskoden er blandt de mest brugte. Vælg en anden, for eksempel fire tilfældige ord',
  },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: { ...words, label: '', autoComplete: 'current-password' },
  render: () => (
    <Stack width="28rem">
      <PasswordField
        label={<ToolbarText en="Password" da="Adgangskode" />}
        showText="Vis"
        hideText="Skjul"
        autoComplete="current-password"
      />
      <PasswordField
        label={<ToolbarText en="New password" da="Ny adgangskode" />}
        showText="Vis"
        hideText="Skjul"
        autoComplete="new-password"
        defaultValue="lyng og marehalm"
        rules={[
          {
            id: 'length',
            text: <ToolbarText en="At least 12 characters" da="Mindst 12 tegn" />,
            met: 'opfyldt',
          },
          { id: 'other', text: <ToolbarText en="Not the word “password”" da="Ikke ordet ”adgangskode”" /> },
        ]}
      />
      <PasswordField
        label={<ToolbarText en="New password" da="Ny adgangskode" />}
        showText="Vis"
        hideText="Skjul"
        autoComplete="new-password"
        defaultValue="klit"
        rules={[{ id: 'length', text: <ToolbarText en="At least 12 characters" da="Mindst 12 tegn" /> }]}
        error={<ToolbarText en="Choose a longer password" da="Vælg en længere adgangskode" />}
      />
    </Stack>
  ),
};
