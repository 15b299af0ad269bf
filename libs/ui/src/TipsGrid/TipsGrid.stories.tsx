import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { TipsGrid } from './TipsGrid.tsx';

const meta = {
  title: 'Blocks/TipsGrid',
  component: TipsGrid,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Small advice beside small pictures. Quieter than articles, because a tip takes a minute.

**Do** show an even number. **Do** write the title as the advice itself: "Apply to damp skin". **Do** show textures, not packshots.

**Don't** sell in a tip. **Don't** mix tips with and without pictures.`,
      },
    },
  },
} satisfies Meta<typeof TipsGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: bilingual('Small habits', 'Små vaner'),
  link: (
    <Link href="#tips">
      <ToolbarText en="All tips" da="Alle tips" />
    </Link>
  ),
  tips: [
    {
      id: 't01',
      href: '#t01',
      label: bilingual('Moisture', 'Fugt'),
      title: bilingual('Apply to damp skin', 'Læg det på fugtig hud'),
      text: bilingual(
        'Serum and oil spread better, and you need less.',
        'Serum og olie fordeles lettere, og du bruger mindre.',
      ),
      picture: pictures.textureGel,
    },
    {
      id: 't02',
      href: '#t02',
      label: bilingual('Cleansing', 'Rens'),
      title: bilingual('Lukewarm, not hot', 'Lunkent, ikke varmt'),
      text: bilingual(
        'Hot water takes more of the skin’s own fat than it gives back.',
        'Varmt vand tager mere af hudens eget fedt, end det giver igen.',
      ),
      picture: pictures.textureCream,
    },
    {
      id: 't03',
      href: '#t03',
      label: bilingual('Balm', 'Balm'),
      title: bilingual('Warm the balm first', 'Varm balmen først'),
      text: bilingual(
        'Ten seconds between the palms, then press; do not rub.',
        'Ti sekunder mellem håndfladerne, så trykkes den ind; gnid ikke.',
      ),
      picture: pictures.textureOil,
    },
    {
      id: 't04',
      href: '#t04',
      label: bilingual('Sun', 'Sol'),
      title: bilingual('Two finger lengths of sunscreen', 'To fingerlængder solcreme'),
      text: bilingual('That is what face and neck need.', 'Det er, hvad ansigt og hals har brug for.'),
      picture: pictures.textureCream,
    },
  ],
};

export const Four: Story = { args, globals: desktopViewport };
export const WithoutPictures: Story = {
  args: { ...args, tips: args.tips.map(({ picture: _, ...tip }) => tip) },
  globals: desktopViewport,
};
export const Phone: Story = { args, globals: phoneViewport };
export const LongestDanish: Story = {
  args: {
    ...args,
    tips: args.tips.map((tip) => ({ ...tip, title: 'Gennemfugt neglebåndene før havnearbejdet' })),
  },
  globals: narrowViewport,
};
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = {
  args,
  render: (given) => (
    <>
      <TipsGrid {...given} />
      <TipsGrid
        {...given}
        title={<ToolbarText en="In words alone" da="Med ord alene" />}
        tips={given.tips.map(({ picture: _, ...tip }) => tip)}
      />
    </>
  ),
  globals: desktopViewport,
};
