import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { JournalTeaser } from './JournalTeaser.tsx';

const meta = {
  title: 'Blocks/JournalTeaser',
  component: JournalTeaser,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Articles of the journal. The first is large, two stand beside it; three are enough on the front page.

**Do** put the picture that carries the most colour first. **Do** show the excerpt of the first only.

**Don't** fill a row for its own sake. **Don't** cut titles: they may take three lines.`,
      },
    },
  },
} satisfies Meta<typeof JournalTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

const grass = {
  id: 'j01',
  href: '#grass',
  title: bilingual('The grass that holds the coast', 'Græsset, der holder på kysten'),
  meta: bilingual('Ingredients', 'Ingredienser'),
  excerpt: bilingual(
    'A walk in the dunes with the plant we are named after, and why it grows best where it is buried.',
    'En tur i klitterne med den plante, vi er opkaldt efter, og hvorfor den gror bedst, hvor den bliver begravet.',
  ),
  picture: pictures.heroDunes,
  alt: bilingual('Dunes under a pale sky', 'Klitter under en lys himmel'),
};
const winter = {
  id: 'j02',
  href: '#winter',
  title: bilingual('Winter bathing for beginners', 'Vinterbadning for begyndere'),
  meta: bilingual('Seasons', 'Årstider'),
  picture: pictures.heroKelp,
  alt: bilingual('Glass on stones in still water', 'Glas på sten i stille vand'),
};
const oats = {
  id: 'j03',
  href: '#oats',
  title: bilingual('Oats, from field to cream', 'Havre, fra mark til creme'),
  meta: bilingual('Ingredients', 'Ingredienser'),
  picture: pictures.heroOat,
  alt: bilingual('The Oat series with folded linen', 'Havre-serien med foldet hør'),
};

const args = {
  title: bilingual('From the journal', 'Fra journalen'),
  link: (
    <Link href="#journal">
      <ToolbarText en="Read the journal" da="Læs journalen" />
    </Link>
  ),
  articles: [grass, winter, oats],
};

export const Three: Story = { args, globals: desktopViewport };
export const One: Story = { args: { ...args, articles: [grass] }, globals: desktopViewport };
export const Six: Story = {
  args: {
    ...args,
    articles: [
      grass,
      winter,
      oats,
      { ...winter, id: 'j04', picture: pictures.stillStone },
      { ...oats, id: 'j05', picture: pictures.heroBirch },
      { ...grass, id: 'j06', picture: pictures.heroRosehip },
    ],
  },
  globals: desktopViewport,
};
export const Phone: Story = { args, globals: phoneViewport };
export const LongestDanish: Story = {
  args: {
    ...args,
    articles: [{ ...grass, title: 'Vinterhudplejerutiner for håndværkere og havnearbejdere' }, winter, oats],
  },
  globals: narrowViewport,
};
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { args, globals: desktopViewport };
