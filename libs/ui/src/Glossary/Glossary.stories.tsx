import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { Glossary } from './Glossary.tsx';

const meta = {
  title: 'Blocks/Glossary',
  component: Glossary,
  parameters: {
    docs: {
      description: {
        component: `Words and what they mean, by letter. The letters are links and work without scripts.

**Do** sort by the alphabet of the language: in Danish æ, ø and å come last. **Do** keep the Latin name untranslated.

**Don't** show letters without words. **Don't** say more than two sentences: an article can.`,
      },
    },
  },
} satisfies Meta<typeof Glossary>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  level: 2 as const,
  label: bilingual('Letters', 'Bogstaver'),
  productsLabel: bilingual('Found in', 'Findes i'),
  groups: [
    {
      id: 'b',
      letter: 'B',
      entries: [
        {
          id: 'bakuchiol',
          term: 'Bakuchiol',
          inci: 'Bakuchiol',
          text: bilingual(
            'From the seed of the babchi plant. Used in evening care for the look of fine lines.',
            'Fra babchiplantens frø. Bruges i aftenpleje til synlige fine linjer.',
          ),
          products: [{ href: '#dusk', name: bilingual('Dusk Serum', 'Skumringsserum') }],
        },
        {
          id: 'birch',
          term: bilingual('Birch sap', 'Birkesaft'),
          inci: 'Betula Alba Juice',
          text: bilingual(
            'Tapped in spring, before the leaves. It takes the place of some of the water.',
            'Tappes om foråret, før bladene kommer. Den tager noget af vandets plads.',
          ),
        },
      ],
    },
    {
      id: 'h',
      letter: 'H',
      entries: [
        {
          id: 'sea-buckthorn',
          term: bilingual('Hippophae', 'Havtorn'),
          inci: 'Hippophae Rhamnoides Fruit Oil, Hippophae Rhamnoides Seed Oil',
          text: bilingual('Orange berry of the coast.', 'Orange bær fra kysten.'),
        },
        {
          id: 'hyaluronic',
          term: bilingual('Hyaluronic acid', 'Hyaluronsyre'),
          inci: 'Sodium Hyaluronate',
          text: bilingual('Binds water on the skin.', 'Binder vand på huden.'),
        },
        {
          id: 'rosehip',
          term: bilingual('Rosehip', 'Hyben'),
          inci: 'Rosa Canina Seed Oil',
          text: bilingual('A dry, quick oil from the seeds.', 'En tør, hurtig olie af kernerne.'),
        },
      ],
    },
  ],
};

export const ByLetter: Story = {
  args,
  globals: desktopViewport,
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('link', { name: 'B' });
    const target = first?.getAttribute('href')?.slice(1) ?? '';
    await expect(canvasElement.querySelector(`[id="${target}"]`)).toHaveTextContent('B');
  },
};
export const Phone: Story = { args, globals: phoneViewport };
export const LongestDanish: Story = {
  args: {
    ...args,
    groups: [
      {
        id: 's',
        letter: 'S',
        entries: [
          {
            id: 'long',
            term: 'Solbærkerneolie og havtornskerneolie',
            inci: 'Caprylic/Capric Triglyceride, Hippophae Rhamnoides Seed Oil, Ascorbyl Tetraisopalmitate',
            text: 'En fugtighedsbevarende planteolieblanding til vinterens ansigtsplejeprodukter.',
          },
        ],
      },
    ],
  },
  globals: narrowViewport,
};
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { args, globals: desktopViewport };
