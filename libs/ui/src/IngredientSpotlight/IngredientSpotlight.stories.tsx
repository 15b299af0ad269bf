import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { IngredientSpotlight } from './IngredientSpotlight.tsx';

const meta = {
  title: 'Blocks/IngredientSpotlight',
  component: IngredientSpotlight,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `One plant or molecule: its picture, its two names, what it does, and what it is in.

**Do** give the name as it stands on the pack, untranslated. **Do** say what it does in the formula or on the skin, in words that can be proved.

**Don't** promise what only a medicine may: no "heals", "soothes eczema", "regenerates". **Don't** list more than four products.`,
      },
    },
  },
} satisfies Meta<typeof IngredientSpotlight>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  name: bilingual('Dune grass', 'Marehalm'),
  inci: 'Leymus Arenarius Extract',
  picture: pictures.textureGel,
  alt: bilingual('Drops of clear gel', 'Dråber af klar gel'),
  children: (
    <p>
      <ToolbarText
        en="The coastal grass that binds the sand. We use an extract of it in glycerin, which holds on to water in the outer layer of the skin."
        da="Kystens græs, der binder sandet. Vi bruger et udtræk i glycerin, som holder på vandet i hudens yderste lag."
      />
    </p>
  ),
  link: (
    <Link href="#glossary">
      <ToolbarText en="All ingredients" da="Alle ingredienser" />
    </Link>
  ),
  productsLabel: bilingual('Found in', 'Findes i'),
  products: [
    {
      id: 'p01',
      href: '#p01',
      name: bilingual('Dune Gel Cleanser', 'Marehalm Rensegel'),
      picture: pictures.p01,
      alt: '',
    },
    {
      id: 'p03',
      href: '#p03',
      name: bilingual('Windbreak Day Cream', 'Vindværn Dagcreme'),
      picture: pictures.p03,
      alt: '',
    },
    { id: 'p04', href: '#p04', name: bilingual('Lee Serum', 'Læ Serum'), picture: pictures.p04, alt: '' },
    {
      id: 'p05',
      href: '#p05',
      name: bilingual('Lee Mineral Day Cream SPF 30', 'Læ Mineralsk Dagcreme SPF 30'),
      picture: pictures.p05,
      alt: '',
    },
  ],
};

export const PictureLeft: Story = {
  args,
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Leymus Arenarius Extract')).toHaveAttribute('lang', 'la');
  },
};
export const PictureRight: Story = { args: { ...args, pictureSide: 'right' }, globals: desktopViewport };
export const WithoutProducts: Story = { args: { ...args, products: [] }, globals: desktopViewport };
export const Phone: Story = { args, globals: phoneViewport };
export const LongestDanish: Story = {
  args: {
    ...args,
    name: 'Havtornskerneolie',
    inci: 'Hippophae Rhamnoides Fruit Oil, Hippophae Rhamnoides Seed Oil, Hippophae Rhamnoides Fruit Extract',
    products: args.products.map((product) => ({ ...product, name: 'Multebærneglebåndsolie' })),
  },
  globals: narrowViewport,
};
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = {
  args,
  render: (given) => (
    <>
      <IngredientSpotlight {...given} />
      <IngredientSpotlight
        {...given}
        name={<ToolbarText en="The same grass" da="Det samme græs" />}
        pictureSide="right"
      />
    </>
  ),
  globals: desktopViewport,
};
