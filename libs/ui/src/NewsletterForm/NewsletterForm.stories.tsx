import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

const meta = {
  title: 'Blocks/NewsletterForm',
  component: NewsletterForm,
  parameters: {
    docs: {
      description: {
        component: `Joining the newsletter: name, e-mail, consent.

- **Do** say what comes, how often, and how to leave.
- **Do** say after sending that a mail must be confirmed.
- **Don't** check the consent beforehand.
- **Don't** open it over the page by itself.
- **Don't** ask for more than is needed to write.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: bilingual('Join the Club', 'Marehalm Klub'),
  text: bilingual(
    '15% off your first order. A letter about once a month, and you can leave whenever you like. The discount does not cover gift cards and reduced products.',
    '15 % på dit første køb. Et brev cirka en gang om måneden, og du kan afmelde dig når som helst. Rabatten gælder ikke gavekort og nedsatte varer.',
  ),
  action: '/newsletter/subscriptions',
  fields: (
    <>
      <TextField label={<ToolbarText en="Name" da="Navn" />} autoComplete="name" />
      <TextField label="E-mail" type="email" autoComplete="email" />
    </>
  ),
  consent: (
    <Checkbox>
      <ToolbarText
        en="I accept the terms & services and want letters from Marehalm."
        da="Jeg accepterer betingelserne og vil gerne have breve fra Marehalm."
      />
    </Checkbox>
  ),
  button: (
    <Button type="submit">
      <ToolbarText en="Sign up" da="Tilmeld" />
    </Button>
  ),
};

export const Idle: Story = { args, globals: desktopViewport };
export const Phone: Story = { args, globals: phoneViewport };
export const Narrow: Story = { args, globals: narrowViewport };

export const Duplicate: Story = {
  args: {
    ...args,
    outcome: (
      <Notice tone="info">
        <ToolbarText en="Your email address is already subscribed." da="Din e-mail er allerede tilmeldt." />
      </Notice>
    ),
  },
};

export const Invalid: Story = {
  args: {
    ...args,
    fields: (
      <>
        <TextField
          label={<ToolbarText en="Name" da="Navn" />}
          error={<ToolbarText en="Please enter your name" da="Skriv dit navn" />}
        />
        <TextField
          label="E-mail"
          type="email"
          error={<ToolbarText en="Please enter a valid email address" da="Skriv en gyldig e-mail" />}
        />
      </>
    ),
  },
};
export const AllVariants: Story = { ...Idle };
