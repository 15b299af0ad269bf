import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: {
    docs: {
      description: {
        component: `The end of every page: ways through the shop, help, law, language and market.

- **Do** keep four groups at most.
- **Do** give terms, privacy and withdrawal words of their own.
- **Don't** repeat the whole menu.
- **Don't** put a picture behind it.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  wordmark: <Wordmark>Marehalm</Wordmark>,
  label: bilingual('Footer', 'Sidefod'),
  sentence: bilingual('Care from the dunes of the North Sea.', 'Pleje fra klitterne ved Vesterhavet.'),
  columns: [
    {
      title: bilingual('Shop', 'Butik'),
      links: [
        { href: '#face', label: bilingual('Face', 'Ansigt') },
        { href: '#body', label: bilingual('Body', 'Krop') },
        { href: '#hair', label: bilingual('Hair', 'Hår') },
        { href: '#gift-card', label: bilingual('Gift card', 'Gavekort') },
      ],
    },
    {
      title: bilingual('Read', 'Læs'),
      links: [
        { href: '#journal', label: 'Journal' },
        { href: '#tips', label: 'Tips' },
        { href: '#ingredients', label: bilingual('Glossary', 'Ingrediensordbog') },
        { href: '#responsibility', label: bilingual('Responsibility', 'Ansvar') },
      ],
    },
    {
      title: bilingual('Help', 'Hjælp'),
      links: [
        { href: '#contact', label: bilingual('Contact and help', 'Kontakt og hjælp') },
        { href: '#delivery', label: bilingual('Delivery and returns', 'Levering og retur') },
        { href: '#withdraw', label: bilingual('Withdraw from contract here', 'Fortryd dit køb') },
      ],
    },
  ],
  imprint: (
    <address>
      Marehalm ApS · CVR 00000000
      <br />
      <a href="mailto:placeholder@example.com">placeholder@example.com</a>
    </address>
  ),
  legal: [
    { href: '#terms', label: bilingual('Terms', 'Handelsbetingelser') },
    { href: '#privacy', label: bilingual('Privacy', 'Privatlivspolitik') },
    { href: '#cookies', label: 'Cookies' },
    { href: '#accessibility', label: bilingual('Accessibility', 'Tilgængelighed') },
  ],
  preferences: (
    <Button variant="link">
      <ToolbarText en="Denmark · English · DKK" da="Danmark · Dansk · DKK" />
    </Button>
  ),
};

export const Desk: Story = { args, globals: desktopViewport };
export const Phone: Story = { args, globals: phoneViewport };
export const Narrow: Story = { args, globals: narrowViewport };
export const Quiet: Story = {
  args: { ...args, wordmark: undefined, columns: undefined, ground: 'paper' },
  globals: desktopViewport,
};
export const AllVariants: Story = { ...Desk };
