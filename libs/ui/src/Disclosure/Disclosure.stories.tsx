import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { Accordion } from './Disclosure.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Content/Disclosure',
  component: Disclosure,
  parameters: {
    docs: {
      description: {
        component: `Content that opens on demand; \`Accordion\` is a list of disclosures.

- **Do** write a summary that says what is inside.
- **Do** keep what is needed for buying outside: price, size, warnings.
- **Don't** put one inside another.
- **Don't** close the others when one opens, unless the space forces it.`,
      },
    },
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

const inci = (
  <p translate="no">
    Aqua, Glycerin, Propanediol, Leymus Arenarius Extract, Sodium Hyaluronate, Panthenol, Betaine, Xanthan
    Gum, Citric Acid, Sodium Benzoate, Potassium Sorbate
  </p>
);

export const Closed: Story = {
  args: { summary: bilingual('Full list of ingredients', 'Hele ingredienslisten'), children: inci },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Aqua/)).not.toBeVisible();
    await userEvent.click(canvas.getByText(/ingredients|ingredienslisten/));
    await expect(canvas.getByText(/Aqua/)).toBeVisible();
  },
};

export const Open: Story = {
  args: {
    ...Closed.args,
    summary: bilingual('Full list of ingredients', 'Hele ingredienslisten'),
    children: inci,
    startsOpen: true,
  },
};
export const LongestDanish: Story = {
  args: {
    summary: 'Hvordan bruger jeg fortrydelsesretten, hvis emballagen til hudplejeproduktet er åbnet?',
    children: inci,
    startsOpen: true,
  },
  globals: narrowViewport,
};

const questions = [
  {
    id: 'delivery',
    summary: 'Hvad koster fragten?',
    content: <p>I Danmark er levering til pakkeshop gratis på alle ordrer; til døren koster det 59 kr.</p>,
  },
  {
    id: 'samples',
    summary: 'Hvor mange prøver kan jeg vælge?',
    content: <p>Tre gratis prøver med hver ordre.</p>,
  },
  {
    id: 'returns',
    summary: 'Kan jeg fortryde mit køb?',
    content: <p>Ja, i 14 dage fra den dag, du har modtaget pakken.</p>,
  },
];

export const OneAtATime: Story = {
  args: { summary: '', children: null },
  render: () => <Accordion opens="one" items={questions} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hvad koster fragten?'));
    await userEvent.click(canvas.getByText('Kan jeg fortryde mit køb?'));
    await expect(canvas.getByText(/14 dage/)).toBeVisible();
    await expect(canvas.getByText(/59 kr/)).not.toBeVisible();
  },
};

export const AllVariants: Story = {
  args: { summary: '', children: null },
  render: () => <Accordion items={questions} />,
};
