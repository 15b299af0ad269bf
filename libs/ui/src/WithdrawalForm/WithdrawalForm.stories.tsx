import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Stack } from '../testing/Stack.tsx';
import { bilingual, resolveBilingual, ToolbarText, useLanguage } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import {
  selectPartialWithdrawal,
  fillEmptyWithdrawalFields,
  tickNamedGoods,
} from './fill-withdrawal-form.ts';
import { WithdrawalForm, WithdrawalStep, WithdrawnGoods } from './WithdrawalForm.tsx';

const meta = {
  title: 'Forms/WithdrawalForm',
  component: WithdrawalForm,
  parameters: {
    docs: {
      description: {
        component: `The form with which shoppers withdraw from a contract, then \`WithdrawalStep\` for what they confirm and for the receipt.

- **Do** fill in what is known of a shopper who is logged in, also what they bought.
- **Do** keep the fields in the page behind the second step: nothing typed is lost on the way back.
- **Don't** ask for a reason: the law lets shoppers withdraw without one.
- **Don't** confirm and send in one step: the law wants a confirmation of its own.`,
      },
    },
  },
} satisfies Meta<typeof WithdrawalForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  id: 'withdrawal',
  action: '#',
  texts: {
    name: bilingual('Your name', 'Dit navn'),
    email: {
      label: bilingual('Email', 'E-mail'),
      hint: bilingual('We send the receipt to it.', 'Vi sender kvitteringen til den.'),
    },
    orderNumber: {
      label: bilingual('Order number', 'Ordrenummer'),
      hint: bilingual('It is in the confirmation.', 'Det står i bekræftelsen.'),
    },
    scope: {
      legend: bilingual('What do you withdraw from?', 'Hvad fortryder du?'),
      order: bilingual('The whole order', 'Hele ordren'),
      goods: bilingual('Some of the goods', 'Nogle af varerne'),
    },
    goods: { label: bilingual('Goods', 'Varer'), hint: bilingual('One on each line.', 'Én på hver linje.') },
    otherGoods: {
      label: bilingual('Other goods', 'Andre varer'),
      hint: bilingual('Or fewer of them.', 'Eller færre af dem.'),
    },
    receivedOn: bilingual('Received on', 'Modtaget den'),
    optional: bilingual('Optional', 'Valgfrit'),
    submit: bilingual('Continue', 'Fortsæt'),
  },
  maxLengths: { name: 100, email: 254, orderNumber: 40, goods: 1000 },
  onSubmit: fn(),
  onChange: fn(),
};

const bought = ['2 × Læ Serum, 30 ml', '1 × Ravlæbepomade, 10 ml'];

export const OfAGuest: Story = {
  args,
  play: async ({ args: given, canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: /^(Goods|Varer)/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Some|Nogle/ }));
    await expect(canvas.getByRole('textbox', { name: /^(Goods|Varer)/ })).toBeVisible();
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const name = canvas.getByRole('textbox', { name: /name|navn/ });
    await userEvent.type(name, 'Ida');
    fillEmptyWithdrawalFields(form, { name: 'Bo', orderNumber: 'DK1001', email: '' });
    await expect(name).toHaveValue('Ida');
    await expect(canvas.getByRole('textbox', { name: /Order|Ordre/ })).toHaveValue('DK1001');
    await userEvent.click(canvas.getByRole('button'));
    await expect(given.onSubmit).toHaveBeenCalledOnce();
    await expect(given.onChange).toHaveBeenCalled();
  },
};
export const OfACustomer: Story = {
  args: { ...args, bought },
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    fillEmptyWithdrawalFields(form, { goods: '1 × Ravlæbepomade, 10 ml\nEn af to' });
    selectPartialWithdrawal(form);
    tickNamedGoods(form);
    const [serum, balm] = canvas.getAllByRole('checkbox');
    await expect(serum).not.toBeChecked();
    await expect(balm).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^(Other|Andre)/ })).toHaveValue('En af to');
  },
};
export const Mistakes: Story = {
  args: {
    ...args,
    mistakes: {
      name: bilingual('Enter your name', 'Skriv dit navn'),
      receivedOn: bilingual('Choose a day, or leave it empty', 'Vælg en dag, eller lad feltet stå tomt'),
    },
  },
};
export const Narrow: Story = { args: { ...args, bought }, globals: narrowViewport };

const facts = [
  { term: bilingual('Your name', 'Dit navn'), text: 'Ida Holm' },
  { term: bilingual('Email', 'E-mail'), text: 'ida@example.com' },
];

function Steps() {
  const isDanish = useLanguage() === 'da';
  const stated = [
    ...resolveBilingual(facts, isDanish ? 'da' : 'en'),
    {
      term: isDanish ? 'Varer' : 'Goods',
      text: <WithdrawnGoods>{bought.join('\n')}</WithdrawnGoods>,
    },
  ];
  return (
    <Stack>
      <WithdrawalStep
        title={isDanish ? 'Er det rigtigt?' : 'Is this right?'}
        text={isDanish ? 'Bekræft, at du fortryder.' : 'Confirm that you withdraw.'}
        facts={stated}
        problem={
          <Notice tone="problem">
            <ToolbarText en="It could not be sent. Try again." da="Det kunne ikke sendes. Prøv igen." />
          </Notice>
        }
        actions={
          <>
            <Button>{isDanish ? 'Bekræft' : 'Confirm'}</Button>
            <Button variant="link">{isDanish ? 'Ret' : 'Change'}</Button>
          </>
        }
      />
      <WithdrawalStep
        title={isDanish ? 'Vi har modtaget din fortrydelse' : 'We have received your withdrawal'}
        receipt={
          <Notice tone="success">
            <ToolbarText en="The receipt is on its way." da="Kvitteringen er på vej." />
          </Notice>
        }
        facts={stated}
      />
    </Stack>
  );
}
export const ReviewAndReceipt: Story = { args, render: () => <Steps /> };
export const AllVariants: Story = { ...Mistakes };
