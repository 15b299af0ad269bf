import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import type { SearchFieldProps } from './SearchField.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  parameters: {
    docs: {
      description: {
        component: `A search field with its submit button.

- **Do** keep what was typed when the answer is empty.
- **Do** let the form work without scripts: it has an address.
- **Don't** use the placeholder as the only name.
- **Don't** search while the first letter is typed.`,
      },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: bilingual('Search for products and articles', 'Søg efter produkter og artikler'),
  action: '/da/shop',
  value: '',
  clearLabel: bilingual('Clear the search', 'Ryd søgningen'),
  submitLabel: bilingual('Search', 'Søg'),
  onChange: () => {},
  onSubmit: fn(),
};

function Typed(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

export const Empty: Story = {
  args,
  render: (given) => <Typed {...given} />,
  play: async ({ args: given, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'øjencreme{Enter}');
    await expect(given.onSubmit).toHaveBeenCalledWith('øjencreme');
    await userEvent.click(canvas.getByRole('button', { name: /Clear|Ryd/ }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const Composed: Story = {
  args: { ...args, onChange: fn() },
  render: (given) => <Typed {...given} />,
  play: async ({ args: { onChange }, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: 'せら' }, isComposing: true });
    await expect(field).toHaveValue('せら');
    await expect(onChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(field);
    await expect(onChange).toHaveBeenCalledTimes(1);
    await expect(onChange).toHaveBeenCalledWith('せら');
    await expect(field).toHaveValue('せら');
  },
};

export const Filled: Story = { args: { ...args, value: 'håndcreme' } };
export const LongestDanish: Story = {
  args: { ...args, value: 'parfumefri hånd- og kropsvask med havtorn og multebær' },
  globals: narrowViewport,
};
export const AllVariants: Story = { ...Filled };
