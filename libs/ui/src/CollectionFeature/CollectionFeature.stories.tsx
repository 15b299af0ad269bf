import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { tints } from '../tokens.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { CollectionFeature } from './CollectionFeature.tsx';

const meta = {
  title: 'Blocks/CollectionFeature',
  component: CollectionFeature,
  parameters: {
    docs: {
      description: {
        component: `A series as a large still life with three lines of text on its own tint.

- **Do** choose a picture whose ground is the tint, so that both become one.
- **Do** keep to three lines and one link.
- **Don't** stack two of them: one to a page.
- **Don't** set other colours than ink on the tint.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CollectionFeature>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  picture: pictures.heroKelp,
  alt: bilingual('The Kelp collection in shallow water', 'Serien Tang i lavt vand'),
  tint: 'kelp',
  title: bilingual('Kelp', 'Tang'),
  children: (
    <ToolbarText
      en="Mineral-rich cleansing from the cold sea. Clay, salt and seaweed for skin that wants clear water."
      da="Mineralrig rens fra det kolde hav. Ler, salt og tang til hud, der vil have klart vand."
    />
  ),
  link: (
    <Link href="#kelp">
      <ToolbarText en="See the collection" da="Se serien" />
    </Link>
  ),
} as const;

export const Kelp: Story = { args, globals: desktopViewport };
export const Phone: Story = { args, globals: phoneViewport };
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = {
  args,
  render: (given) => (
    <>
      {tints.map((tint) => (
        <CollectionFeature key={tint} {...given} tint={tint} />
      ))}
    </>
  ),
};
