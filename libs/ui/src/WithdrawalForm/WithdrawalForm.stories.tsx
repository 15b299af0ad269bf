import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { bilingual, resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import {
  selectPartialWithdrawal,
  fillEmptyWithdrawalFields,
  tickGoodsNamedInText,
} from './fill-withdrawal-form.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalReceipt, WithdrawalReview, type WithdrawalReviewProps } from './WithdrawalSteps.tsx';

const meta = {
  title: 'Forms/WithdrawalForm',
  component: WithdrawalForm,
  parameters: {
    docs: {
      description: {
        component: `The form with which shoppers withdraw from a contract, then \`WithdrawalReview\` for what they confirm, and \`WithdrawalReceipt\`.

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
    tickGoodsNamedInText(form);
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

const withdrawal = {
  name: 'Ida Holm',
  email: 'ida@example.com',
  orderNumber: 'DK1001',
  scope: 'goods',
  goods: bought.join('\n'),
} as const;

function WithdrawalSteps({ onConfirm, onChange }: Pick<WithdrawalReviewProps, 'onConfirm' | 'onChange'>) {
  const isDanish = useToolbarLanguage() === 'da';
  const labels = resolveBilingual(args.texts, isDanish ? 'da' : 'en');
  const texts = {
    title: isDanish ? 'Er det rigtigt?' : 'Is this right?',
    text: isDanish ? 'Bekræft, at du fortryder.' : 'Confirm that you withdraw.',
    confirm: isDanish ? 'Bekræft' : 'Confirm',
    sending: isDanish ? 'Sender' : 'Sending',
    change: isDanish ? 'Ret' : 'Change',
  };
  return (
    <Stack>
      <WithdrawalReview
        labels={labels}
        withdrawal={withdrawal}
        texts={texts}
        problem={isDanish ? 'Det kunne ikke sendes. Prøv igen.' : 'It could not be sent. Try again.'}
        onConfirm={onConfirm}
        onChange={onChange}
      />
      <WithdrawalReview
        labels={labels}
        withdrawal={{ ...withdrawal, scope: 'order' }}
        texts={texts}
        isSending
        onConfirm={onConfirm}
        onChange={onChange}
      />
      <WithdrawalReceipt
        labels={labels}
        withdrawal={{ ...withdrawal, receivedOn: '17. 11. 2026' }}
        title={isDanish ? 'Vi har modtaget din fortrydelse' : 'We have received your withdrawal'}
        text={isDanish ? 'Kvitteringen er på vej.' : 'The receipt is on its way.'}
        facts={[{ term: isDanish ? 'Sagsnummer' : 'Reference', text: 'F1001' }]}
      />
    </Stack>
  );
}
export const ReviewAndReceipt: Story = {
  args,
  render: ({ onSubmit, onChange }) => (
    <WithdrawalSteps
      onConfirm={() => onSubmit(document.createElement('form'))}
      onChange={() => onChange(document.createElement('form'))}
    />
  ),
  play: async ({ args: given, canvas, userEvent }) => {
    const [confirm, sending] = canvas.getAllByRole('button', { name: /Confirm|Bekræft|Send/ });
    await userEvent.click(confirm as HTMLElement);
    await expect(given.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(sending as HTMLElement);
    await expect(given.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Change|Ret/ }));
    await expect(given.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getAllByText('DK1001')).toHaveLength(3);
    await expect(canvas.getByText(/The whole order|Hele ordren/)).toBeVisible();
    await expect(canvas.getByText('17. 11. 2026')).toBeVisible();
  },
};
export const AllVariants: Story = { ...Mistakes };
