import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { desktopViewport, narrowViewport } from '../testing/viewports.ts';
import { ProductIngredients } from './ProductIngredients.tsx';

const meta = {
  title: 'Blocks/ProductIngredients',
  component: ProductIngredients,
  parameters: {
    docs: {
      description: {
        component: `What a product is made of: a few ingredients in words, and the whole list as the law wants it.

- **Do** explain three ingredients at most, each with a link to more.
- **Do** keep the list in INCI names, as on the pack: it is not translated.
- **Don't** leave the list out: shoppers with allergies search it.`,
      },
    },
  },
} satisfies Meta<typeof ProductIngredients>;
export default meta;
type Story = StoryObj<typeof meta>;

const serum = [
  { name: 'Aqua' },
  { name: 'Glycerin' },
  { name: 'Hippophae Rhamnoides Oil', href: '#sea-buckthorn' },
  { name: 'Sodium Hyaluronate' },
  { name: 'Tocopherol' },
];

const args = {
  keyIngredients: [
    {
      id: 'sea-buckthorn',
      name: bilingual('Sea buckthorn', 'Havtorn'),
      description: bilingual('Rich in vitamins and fatty acids.', 'Rig på vitaminer og fedtsyrer.'),
      href: '#sea-buckthorn',
    },
    {
      id: 'kelp',
      name: bilingual('Sugar kelp', 'Sukkertang'),
      description: bilingual(
        'Binds water in the upper layers of the skin.',
        'Binder vand i hudens øverste lag.',
      ),
      href: '#kelp',
    },
  ],
  lists: [{ ingredients: serum }],
  listsLabel: bilingual('All ingredients', 'Alle ingredienser'),
};

export const OfAProduct: Story = {
  args,
  globals: desktopViewport,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText(/^(All|Alle) ingredien/));
    await expect(canvasElement.querySelector('[lang=la]')).toHaveTextContent(
      'Aqua, Glycerin, Hippophae Rhamnoides Oil, Sodium Hyaluronate, Tocopherol',
    );
    await expect(canvas.getByRole('link', { name: 'Hippophae Rhamnoides Oil' })).toBeVisible();
  },
};
export const OfASet: Story = {
  args: {
    ...args,
    lists: [
      { title: bilingual('Lee Serum, 30 ml', 'Læ Serum, 30 ml'), ingredients: serum },
      {
        title: bilingual('Amber Lip Balm, 10 ml', 'Ravlæbepomade, 10 ml'),
        ingredients: [{ name: 'Cera Alba' }, { name: 'Helianthus Annuus Seed Oil' }],
      },
    ],
  },
};
export const NoList: Story = { args: { ...args, lists: [] } };
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { ...OfAProduct };
