import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { FactsTable } from './FactsTable.tsx';

const meta = {
  title: 'Blocks/FactsTable',
  component: FactsTable,
  parameters: {
    docs: {
      description: {
        component: `Facts that are compared: before and after, with and without. A real table with a caption, and with its source, because a claim needs proof.

**Do** say in the source who measured, how, and what the figure covers. **Do** put the unit into the cell. **Do** compare like with like.

**Don't** show results on people without a documented study. **Don't** use it for one column of facts: that is a FactList. **Don't** colour the better figure.`,
      },
    },
  },
} satisfies Meta<typeof FactsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  caption: bilingual(
    'A bottle of 250 ml, filled again with a pouch of 1,000 ml',
    'En flaske på 250 ml, fyldt op med en pose på 1.000 ml',
  ),
  columns: [
    bilingual('Harbour Hand & Body Wash', 'Havnens Hånd- og Kropsvask'),
    bilingual('Bottle', 'Flaske'),
    bilingual('Refill pouch', 'Refillpose'),
  ],
  rows: [
    { heading: bilingual('Content', 'Indhold'), cells: ['250 ml', bilingual('1,000 ml', '1.000 ml')] },
    {
      heading: bilingual('Fills the bottle', 'Fylder flasken'),
      cells: [bilingual('once', '1 gang'), bilingual('4 times', '4 gange')],
    },
    {
      heading: bilingual('Price per litre', 'Pris pr. liter'),
      cells: ['580,00 kr.', '415,00 kr.'],
    },
  ],
  source: bilingual(
    'Source: contents and prices of our own catalogue. The table does not compare the impact on the climate; we have not had that calculated.',
    'Kilde: indhold og priser i vores eget katalog. Tabellen sammenligner ikke klimapåvirkning; den har vi ikke fået beregnet.',
  ),
};

export const BeforeAndAfter: Story = {
  args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: /250 ml/ })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getByRole('cell', { name: /1.000 ml/ })).toBeVisible();
  },
};
export const Phone: Story = { args, globals: phoneViewport };
export const LongestDanish: Story = {
  args: {
    ...args,
    columns: ['Emballagedele', 'Genanvendt materiale', 'Materialesammensætning'],
    rows: [
      { heading: 'Aluminiumslågets forseglingsindlæg', cells: ['Ikke oplyst', 'Polyethylenskum'] },
      { heading: 'Refillposens tud', cells: ['0 %', 'Polypropylen'] },
    ],
  },
  globals: narrowViewport,
};
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { args };
