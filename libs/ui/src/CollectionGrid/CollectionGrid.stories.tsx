import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { CollectionGrid, type CollectionGridProps } from './CollectionGrid.tsx';

const meta = {
  title: 'Blocks/CollectionGrid',
  component: CollectionGrid,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `All collections at once, each on its tint. With the heading in the first place, seven fill two rows of a desk.

**Do** show all of them, in the catalogue's order. **Do** keep the line to one thought.

**Don't** use it twice on a page. **Don't** put anything but ink on a tint. **Don't** use it beside a CollectionFeature.`,
      },
    },
  },
} satisfies Meta<typeof CollectionGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const collections: CollectionGridProps['collections'] = [
  {
    id: 'dune-grass',
    href: '#dune-grass',
    name: bilingual('Dune Grass', 'Marehalm'),
    text: bilingual('Light moisture for face, every day.', 'Let fugt til ansigtet, hver dag.'),
    tint: 'dune-grass',
    picture: pictures.heroDuneGrass,
    alt: bilingual('The Dune Grass series on pale stone', 'Marehalm-serien på lys sten'),
  },
  {
    id: 'sea-buckthorn',
    href: '#sea-buckthorn',
    name: bilingual('Sea Buckthorn', 'Havtorn'),
    text: bilingual('Golden oils for a rested look.', 'Gyldne olier til et udhvilet udtryk.'),
    tint: 'sea-buckthorn',
    picture: pictures.heroSeaBuckthorn,
    alt: bilingual('The Sea Buckthorn series in low light', 'Havtorn-serien i lavt lys'),
  },
  {
    id: 'kelp',
    href: '#kelp',
    name: bilingual('Kelp', 'Tang'),
    text: bilingual('Salt and minerals for body and bath.', 'Salt og mineraler til krop og bad.'),
    tint: 'kelp',
    picture: pictures.heroKelp,
    alt: bilingual('The Kelp series on stones in water', 'Tang-serien på sten i vand'),
  },
  {
    id: 'oat',
    href: '#oat',
    name: bilingual('Oat', 'Havre'),
    text: bilingual('Fragrance-free comfort for sensitive skin.', 'Parfumefri komfort til sensitiv hud.'),
    tint: 'oat',
    picture: pictures.heroOat,
    alt: bilingual('The Oat series with folded linen', 'Havre-serien med foldet hør'),
  },
  {
    id: 'birch',
    href: '#birch',
    name: bilingual('Birch', 'Birk'),
    text: bilingual('Green care for body and hair.', 'Grøn pleje til krop og hår.'),
    tint: 'birch',
    picture: pictures.heroBirch,
    alt: bilingual('The Birch series with oak caps', 'Birk-serien med egetræslåg'),
  },
  {
    id: 'rosehip',
    href: '#rosehip',
    name: bilingual('Rosehip', 'Hyben'),
    text: bilingual('Slow evening care for mature skin.', 'Langsom aftenpleje til moden hud.'),
    tint: 'rosehip',
    picture: pictures.heroRosehip,
    alt: bilingual('The Rosehip series on a blush wall', 'Hyben-serien foran en rosa væg'),
  },
  {
    id: 'cloudberry',
    href: '#cloudberry',
    name: bilingual('Cloudberry', 'Multebær'),
    text: bilingual('Rich care for hands, lips and nails.', 'Fyldig pleje til hænder, læber og negle.'),
    tint: 'cloudberry',
    picture: pictures.heroCloudberry,
    alt: bilingual('The Cloudberry series on sand', 'Multebær-serien på sand'),
  },
];

const args = {
  title: bilingual('Seven series, seven plants', 'Syv serier, syv planter'),
  text: bilingual(
    'Each is built around one plant of the Nordic coast, field or bog.',
    'Hver er bygget op om én plante fra den nordiske kyst, mark eller mose.',
  ),
  link: (
    <Link href="#shop">
      <ToolbarText en="All products" da="Alle produkter" />
    </Link>
  ),
  collections,
};

export const Seven: Story = {
  args,
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  },
};
export const Three: Story = {
  args: { ...args, collections: collections.slice(0, 3) },
  globals: desktopViewport,
};
export const Tablet: Story = {
  args,
  globals: { viewport: { value: 'tablet', isRotated: false } },
};
export const Phone: Story = { args, globals: phoneViewport };
export const LongestDanish: Story = {
  args: {
    ...args,
    title: 'Hudplejeserierne fra kysten, marken og højmosen',
    collections: collections.map((one) => ({
      ...one,
      name: 'Havtornskerneolie',
      text: 'Fyldig vinterpleje til hænder, læber, negle og neglebånd.',
    })),
  },
  globals: narrowViewport,
};
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { args, globals: desktopViewport };
