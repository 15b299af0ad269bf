import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { RangeFields, type RangeFieldsProps } from './RangeFields.tsx';

const meta = {
  title: 'Forms/RangeFields',
  component: RangeFields,
  parameters: {
    docs: {
      description: {
        component: `Fields for the lowest and the highest price that a list shows.

- **Do** say what there is below the fields.
- **Do** take whole kroner: shoppers do not filter by øre.
- **Don't** filter while a number is being typed: it applies when the field is left, or with Enter.`,
      },
    },
  },
  decorators: [(Fields) => <div style={{ maxWidth: '16rem' }}>{Fields()}</div>],
} satisfies Meta<typeof RangeFields>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filtering(props: RangeFieldsProps) {
  const [range, setRange] = useState(props.range);
  return (
    <RangeFields
      {...props}
      range={range}
      onChange={(next) => {
        props.onChange(next);
        setRange(next);
      }}
    />
  );
}

export const Price: Story = {
  args: {
    legend: bilingual('Price', 'Pris'),
    minLabel: bilingual('From', 'Fra'),
    maxLabel: bilingual('To', 'Til'),
    unit: 'kr.',
    hint: bilingual('Prices here: 65 to 795 kr.', 'Priser her: 65 til 795 kr.'),
    range: {},
    onChange: fn(),
  },
  render: (args) => <Filtering {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/From|Fra/), '1a00');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 100 });
    await userEvent.type(canvas.getByLabelText(/^To$|^Til$/), '300{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 100, max: 300 });
    const most = canvas.getByLabelText(/^To$|^Til$/);
    await fireEvent.input(most, { target: { value: '２５0' }, isComposing: true });
    await fireEvent.keyDown(most, { key: 'Enter', isComposing: true });
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 100, max: 300 });
    await expect(most).toHaveValue('２５0');
    await userEvent.type(most, '{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: 100, max: 250 });
    await userEvent.clear(most);
    await userEvent.type(most, '300{Enter}');
    await userEvent.clear(canvas.getByLabelText(/From|Fra/));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ min: undefined, max: 300 });
  },
};
export const Chosen: Story = {
  ...Price,
  args: { ...Price.args, range: { max: 9_999_999 } },
  play: async () => {},
};
export const Narrow: Story = { ...Chosen, globals: narrowViewport };
export const AllVariants: Story = { ...Chosen };
