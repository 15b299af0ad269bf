import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { StockAlertForm } from './StockAlertForm.tsx';

const meta = {
  title: 'Commerce/StockAlertForm',
  component: StockAlertForm,
  parameters: {
    docs: {
      description: {
        component: `In place of the buy button while a size is sold out.

- **Do** say for what alone the address is used, and when it is deleted.
- **Do** say after sending that a mail must be confirmed.
- **Do** name the size that the mail is about.
- **Don't** ask for anything but the address.
- **Don't** sign the shopper up for anything else.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StockAlertForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: bilingual(
    'Sold out. Shall we tell you when it is back?',
    'Udsolgt. Vil du have besked, når varen er på lager igen?',
  ),
  action: '/newsletter/stock-alerts',
  field: <TextField label={<ToolbarText en="Email" da="E-mail" />} type="email" autoComplete="email" />,
  button: (
    <Button type="submit" width="full">
      <ToolbarText en="Notify me" da="Giv mig besked" />
    </Button>
  ),
  note: (
    <>
      <span>
        <ToolbarText
          en="We send one email when 300 g is back in stock, use your address for that alone and delete it afterwards. "
          da="Du får én e-mail, når 300 g er på lager igen. Vi bruger kun din adresse til det og sletter den bagefter. "
        />
      </span>
      <Link href="#privacy">
        <ToolbarText en="Privacy policy" da="Privatlivspolitik" />
      </Link>
    </>
  ),
};

export const Idle: Story = { args };
export const Narrow: Story = { args, globals: narrowViewport };

const invalidField = (
  <TextField
    label={<ToolbarText en="Email" da="E-mail" />}
    type="email"
    error={<ToolbarText en="Please enter a valid email address" da="Skriv en gyldig e-mailadresse" />}
  />
);

export const Invalid: Story = { args: { ...args, field: invalidField } };

const sent = (
  <Notice tone="success">
    <ToolbarText
      en="Please confirm in the email that we have just sent you. We write again when it is back in stock."
      da="Bekræft i den e-mail, vi lige har sendt. Så skriver vi igen, når varen er på lager."
    />
  </Notice>
);

export const Sent: Story = { args: { ...args, outcome: sent } };

export const AllVariants: Story = {
  args,
  render: (all) => (
    <Stack width="28rem">
      <StockAlertForm {...all} />
      <StockAlertForm {...all} field={invalidField} />
      <StockAlertForm {...all} outcome={sent} />
    </Stack>
  ),
};
