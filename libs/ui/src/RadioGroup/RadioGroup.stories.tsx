import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: {
    docs: {
      description: {
        component: `One choice of several, all visible: delivery, size, market.

- **Do** put the most chosen first and leave the choice to the shopper unless one is the law’s or the shop’s default.
- **Do** say why an option cannot be chosen.
- **Don't** use it above seven options: that is a select.
- **Don't** nest fields between the options without a frame of their own.`,
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const delivery = [
  {
    value: 'parcel-shop',
    label: bilingual('Parcel shop', 'Pakkeshop'),
    detail: bilingual('Free', 'Gratis'),
    note: bilingual('2–3 working days', '2-3 hverdage'),
  },
  {
    value: 'home',
    label: bilingual('Home delivery', 'Hjemmelevering'),
    detail: bilingual('DKK 59', '59 kr.'),
    note: bilingual('2–3 working days', '2-3 hverdage'),
  },
];

export const Delivery: Story = {
  args: {
    legend: bilingual('Delivery', 'Levering'),
    options: delivery,
    defaultValue: 'parcel-shop',
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Home|Hjemme/ }));
    await expect(args.onChange).toHaveBeenCalledWith('home');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('parcel-shop');
  },
};

/** Values are the caller's: one may have blanks in it, which part the ids of what describes. */
export const ValuesWithBlanks: Story = {
  args: {
    legend: bilingual('Size', 'Størrelse'),
    options: [
      { value: '30 ml', label: '30 ml', note: bilingual('Sold out', 'Udsolgt') },
      { value: '50 ml', label: '50 ml', note: bilingual('Two left', 'To tilbage') },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '30 ml' })).toHaveAccessibleDescription(
      /Sold out|Udsolgt/,
    );
    await expect(canvas.getByRole('radio', { name: '50 ml' })).toHaveAccessibleDescription(
      /Two left|To tilbage/,
    );
  },
};

export const NothingChosen: Story = {
  args: { legend: bilingual('Delivery', 'Levering'), options: delivery },
};

export const Invalid: Story = {
  args: {
    legend: bilingual('Delivery', 'Levering'),
    options: delivery,
    error: bilingual('Choose how we deliver', 'Vælg, hvordan vi skal levere'),
  },
};

export const WithDisabledOption: Story = {
  args: {
    legend: bilingual('Delivery', 'Levering'),
    defaultValue: 'home',
    options: [
      {
        value: 'parcel-shop',
        label: bilingual('Parcel shop', 'Pakkeshop'),
        disabled: true,
        note: bilingual('Not for a gift card on paper', 'Ikke til et gavekort på papir'),
      },
      ...delivery.slice(1),
    ],
  },
};

export const LongestDanish: Story = {
  args: {
    legend: 'Vælg, hvordan du gerne vil have din ordre leveret',
    options: [
      {
        value: 'a',
        label: 'Afhentning i en pakkeshop eller pakkeboks i nærheden af din adresse',
        detail: '1.249,00 kr.',
        note: 'Du får besked på e-mail og sms, når pakken er klar til afhentning, som regel efter to til tre hverdage.',
      },
      ...delivery,
    ],
  },
  globals: narrowViewport,
};

const amounts = ['200 kr.', '300 kr.', '500 kr.', '750 kr.', '1.000 kr.', '1.500 kr.'];

export const Amounts: Story = {
  args: {
    legend: bilingual('Amount', 'Beløb'),
    layout: 'grid',
    options: amounts.map((label) => ({ value: label, label })),
    defaultValue: '500 kr.',
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '750 kr.' }));
    await expect(args.onChange).toHaveBeenCalledWith('750 kr.');
  },
};

export const AmountsNarrow: Story = { ...Amounts, globals: narrowViewport };

/** Fields of one choice are below it, and only shown if it is chosen. */
export const FurtherQuestion: Story = {
  args: {
    legend: bilingual('Delivery', 'Levering'),
    id: 'delivery-first',
    defaultValue: 'home',
    options: [
      {
        value: 'parcel-shop',
        label: bilingual('Parcel shop', 'Pakkeshop'),
        content: (
          <TextField
            label={<ToolbarText en="Parcel shop near" da="Pakkeshop i nærheden af" />}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        ),
      },
      ...delivery.slice(1),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('radio', { name: /Parcel|Pakkeshop/ });
    await expect(first).toHaveAttribute('id', 'delivery-first');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(first);
    await userEvent.type(canvas.getByRole('textbox'), '8000');
    await expect(canvas.getByRole('textbox')).toHaveValue('8000');
    await expect(first).toBeChecked();
  },
};

export const AllVariants: Story = {
  args: { ...WithDisabledOption.args, legend: bilingual('Delivery', 'Levering'), options: delivery },
  render: (args) => (
    <Stack width="28rem">
      <RadioGroup {...args} />
      <RadioGroup legend="Levering" options={args.options} error="Vælg, hvordan vi skal levere" />
      <RadioGroup
        legend="Beløb"
        layout="grid"
        defaultValue="500 kr."
        options={amounts.map((label) => ({ value: label, label }))}
      />
    </Stack>
  ),
};
