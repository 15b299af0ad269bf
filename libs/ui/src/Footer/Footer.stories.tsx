import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { Text, both } from '../testing/language.tsx';
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
  label: both('Footer', 'Sidefod'),
  sentence: both('Care from the dunes of the North Sea.', 'Pleje fra klitterne ved Vesterhavet.'),
  columns: [
    {
      title: both('Shop', 'Butik'),
      links: [
        { href: '#face', label: both('Face', 'Ansigt') },
        { href: '#body', label: both('Body', 'Krop') },
        { href: '#hair', label: both('Hair', 'Hår') },
        { href: '#gift-card', label: both('Gift card', 'Gavekort') },
      ],
    },
    {
      title: both('Read', 'Læs'),
      links: [
        { href: '#journal', label: 'Journal' },
        { href: '#tips', label: 'Tips' },
        { href: '#ingredients', label: both('Glossary', 'Ingrediensordbog') },
        { href: '#responsibility', label: both('Responsibility', 'Ansvar') },
      ],
    },
    {
      title: both('Help', 'Hjælp'),
      links: [
        { href: '#contact', label: both('Contact and help', 'Kontakt og hjælp') },
        { href: '#delivery', label: both('Delivery and returns', 'Levering og retur') },
        { href: '#withdraw', label: both('Withdraw from contract here', 'Fortryd dit køb') },
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
    { href: '#terms', label: both('Terms', 'Handelsbetingelser') },
    { href: '#privacy', label: both('Privacy', 'Privatlivspolitik') },
    { href: '#cookies', label: 'Cookies' },
    { href: '#accessibility', label: both('Accessibility', 'Tilgængelighed') },
  ],
  preferences: (
    <button type="button">
      <Text en="Denmark · English · DKK" da="Danmark · Dansk · DKK" />
    </button>
  ),
};

export const Desk: Story = { args, globals: desktopViewport };
export const Phone: Story = { args, globals: phoneViewport };
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { ...Desk };
