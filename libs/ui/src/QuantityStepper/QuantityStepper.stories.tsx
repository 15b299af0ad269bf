import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToolbarText } from '../testing/language.tsx';
import { Stack } from '../testing/Stack.tsx';
import type { QuantityStepperProps } from './QuantityStepper.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Commerce/QuantityStepper',
  component: QuantityStepper,
  parameters: {
    docs: {
      description: {
        component: `How many: fewer, a number that can be typed, more.

- **Do** name the product in its label.
- **Do** say the maximum when it is reached.
- **Don't** remove the line at zero without a way back.
- **Don't** use it for quantities above about twenty.`,
      },
    },
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = { label: 'Antal, Læ Serum', decreaseLabel: 'Færre Læ Serum', increaseLabel: 'Flere Læ Serum' };

function Counting(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onChange={setValue} />;
}

export const One: Story = {
  args: { ...labels, value: 1, onChange: () => {} },
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: labels.label });
    await userEvent.click(canvas.getByRole('button', { name: labels.decreaseLabel }));
    await expect(field).toHaveValue('1');
    const heard = canvasElement.querySelector('[aria-live=polite]');
    await expect(heard).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: labels.increaseLabel }));
    await expect(field).toHaveValue('2');
    await expect(heard).toHaveTextContent(/^2$/);
  },
};

export const TypedQuantity: Story = {
  args: { ...labels, value: 2, onChange: () => {} },
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '140{Enter}');
    await expect(field).toHaveValue('99');
    await userEvent.clear(field);
    await userEvent.type(field, 'two{Tab}');
    await expect(field).toHaveValue('99');
    // As an input method writes it, which has the first Enter to itself.
    await userEvent.clear(field);
    await userEvent.type(field, '１２');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    await expect(field).toHaveValue('１２');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('12');
  },
};

export const AtMaximum: Story = {
  args: { ...labels, value: 2, maximum: 3, maximumText: 'Kun 3 tilbage', onChange: () => {} },
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const more = canvas.getByRole('button', { name: labels.increaseLabel });
    await expect(more).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent(/^3\. Kun 3 tilbage$/);
    await userEvent.click(more);
    await expect(canvas.getByRole('textbox')).toHaveValue('3');
  },
};

export const BesideTheButton: Story = {
  args: { ...labels, value: 1, size: 'page', onChange: () => {} },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.5rem', maxWidth: '28rem' }}>
      <Counting {...args} />
      <Button width="full">
        <ToolbarText en="Add to bag" da="Læg i kurv" />
      </Button>
    </div>
  ),
};

export const AllVariants: Story = {
  args: { ...labels, value: 1, onChange: () => {} },
  render: (args) => (
    <Stack>
      <Counting {...args} />
      <Counting {...args} value={3} />
      <Counting {...args} value={99} label="Antal, Læbepomade" />
      <Counting {...args} size="page" label="Antal, Marehalm Rensegel" />
    </Stack>
  ),
};
