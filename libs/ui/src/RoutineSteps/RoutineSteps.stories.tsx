import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { RoutineSteps } from './RoutineSteps.tsx';

const meta = {
  title: 'Blocks/RoutineSteps',
  component: RoutineSteps,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A skincare routine in numbered steps, each with its product. The introduction stays on the left while the steps scroll on the right.

**Do** keep to three to five steps. **Do** begin each title with a verb. **Do** say in the note how much and how long.

**Don't** put two products into one step. **Don't** use it for a list without an order: that is a TipsGrid.`,
      },
    },
  },
} satisfies Meta<typeof RoutineSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: bilingual('A routine for the dry winter', 'En rutine til den tørre vinter'),
  text: (
    <p>
      <ToolbarText
        en="Three steps for skin that feels tight from October to April."
        da="Tre trin til hud, der strammer fra oktober til april."
      />
    </p>
  ),
  link: (
    <Link href="#routine">
      <ToolbarText en="See the whole routine" da="Se hele rutinen" />
    </Link>
  ),
  steps: [
    {
      label: bilingual('Evening', 'Aften'),
      title: bilingual('Cleanse', 'Rens'),
      note: bilingual(
        'Massage the gel onto damp skin, and rinse with lukewarm water.',
        'Massér gelen ind på fugtig hud, og skyl med lunkent vand.',
      ),
      product: {
        href: '#gel',
        name: bilingual('Dune Gel Cleanser', 'Marehalm Rensegel'),
        description: bilingual('Gel cleanser', 'Rensegel'),
        picture: pictures.p01,
        alt: bilingual('Dune Gel Cleanser, 100 ml', 'Marehalm Rensegel, 100 ml'),
      },
    },
    {
      label: bilingual('Evening', 'Aften'),
      title: bilingual('Add water', 'Giv fugt'),
      note: bilingual(
        'Three to four drops on skin that is still damp. Wait until they are gone.',
        'Tre til fire dråber på hud, der stadig er fugtig. Vent, til de er væk.',
      ),
      product: {
        href: '#serum',
        name: bilingual('Lee Serum', 'Læ Serum'),
        description: bilingual('Hydrating serum', 'Fugtgivende serum'),
        picture: pictures.p04,
        alt: bilingual('Lee Serum, 30 ml', 'Læ Serum, 30 ml'),
      },
    },
    {
      label: bilingual('Evening', 'Aften'),
      title: bilingual('Close', 'Luk af'),
      note: bilingual(
        'A pea of cream, warmed between the fingers and pressed in, from the middle of the face outwards.',
        'En ært creme, varmet mellem fingrene og trykket ind fra midten af ansigtet og ud.',
      ),
      product: {
        href: '#cream',
        name: bilingual('Still Cream', 'Stille Creme'),
        description: bilingual('Fragrance-free cream', 'Creme uden parfume'),
        picture: pictures.p18,
        alt: bilingual(
          'Still Cream: a white jar with an oak lid',
          'Stille Creme: en hvid krukke med egetræslåg',
        ),
      },
    },
  ],
};

export const Routine: Story = {
  args,
  globals: desktopViewport,
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('heading', { level: 3 });
    await expect(steps).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /Serum/ })).toHaveAttribute('href', '#serum');
  },
};
export const OnAPageOfItsOwn: Story = {
  args: { steps: args.steps, text: args.text },
  render: (given) => (
    <main>
      <h1 style={{ padding: '2rem var(--page-margin) 0' }}>
        <ToolbarText en="The Dry Winter" da="Den tørre vinter" />
      </h1>
      <RoutineSteps {...given} />
    </main>
  ),
  globals: desktopViewport,
};
export const Phone: Story = { args, globals: phoneViewport };
export const LongestDanish: Story = {
  args: {
    ...args,
    title: 'Vinterhudplejerutinen for håndværkere og havnearbejdere',
    steps: args.steps.map((step) => ({
      ...step,
      title: 'Gennemfugt hænder og neglebånd',
      product: { ...step.product, name: 'Multebærneglebåndsolie og Håndværkerhåndcreme' },
    })),
  },
  globals: narrowViewport,
};
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { args, globals: desktopViewport };
