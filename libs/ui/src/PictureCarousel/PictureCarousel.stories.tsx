import type { Meta, StoryObj } from '@storybook/react-vite';
import { carouselLabels, usePositionFormatter } from '../testing/carousel-labels.ts';
import { bilingual, resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import type { PictureCarouselProps } from './PictureCarousel.tsx';
import { PictureCarousel } from './PictureCarousel.tsx';

/** Formats "2 of 5" during rendering, because only then the toolbar's language is known. */
function InLanguage(props: PictureCarouselProps) {
  const position = usePositionFormatter();
  return (
    <PictureCarousel
      {...props}
      labels={{ ...resolveBilingual(carouselLabels, useToolbarLanguage()), position }}
    />
  );
}

const meta = {
  title: 'Blocks/PictureCarousel',
  component: PictureCarousel,
  render: (args) => <InLanguage {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
A few pictures of one place, one season, one hand at work: for a story that a single picture cannot tell.

**Do** choose three to six pictures in the same light and the same cut. **Do** write captions of one line: a place, a plant, a month.

**Don't** mix packshots and landscapes. **Don't** set text into the pictures. **Don't** let it move by itself beside something to read.
`,
      },
    },
  },
} satisfies Meta<typeof PictureCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const args: PictureCarouselProps = {
  label: bilingual('Pictures from the coast', 'Billeder fra kysten'),
  labels: carouselLabels,
  title: bilingual('Four shores', 'Fire strande'),
  pictures: [
    {
      picture: pictures.heroDunes,
      alt: bilingual('Pale dunes with grass', 'Lyse klitter med græs'),
      caption: bilingual(
        'Dune grass binds the sand where the wind is hardest.',
        'Marehalm binder sandet, hvor blæsten er hårdest.',
      ),
    },
    {
      picture: pictures.heroKelp,
      alt: bilingual('The Kelp collection on wet stone', 'Serien Tang på våd sten'),
      caption: bilingual('Kelp, two metres under the boats.', 'Tang, to meter under bådene.'),
    },
    {
      picture: pictures.heroOat,
      alt: bilingual('The Oat collection on stone', 'Serien Havre på sten'),
      caption: bilingual('Oats behind the dyke.', 'Havre bag diget.'),
    },
    {
      picture: pictures.stillStone,
      alt: bilingual('A still life on stone', 'Et stilleben på sten'),
      caption: bilingual('Stone that the sea has rounded.', 'Sten, som havet har rundet.'),
    },
  ],
};

export const Desk: Story = { args, globals: desktopViewport };
export const Phone: Story = { args, globals: phoneViewport };
export const Autoplaying: Story = { args: { ...args, autoplays: true }, globals: desktopViewport };
export const WithoutTitle: Story = { args: { ...args, title: undefined }, globals: desktopViewport };
export const LongestDanish: Story = {
  args: {
    ...args,
    autoplays: true,
    title: 'Havtornbuskene mellem Blåvandshuk og Skallingen',
    pictures: args.pictures.map((picture) => ({
      ...picture,
      caption:
        'Sandflugtsbekæmpelse: marehalmen plantes med håndkraft, og rødderne holder klitrækkerne på plads.',
    })),
  },
  globals: narrowViewport,
};
export const AllVariants: Story = {
  args,
  render: (props) => (
    <>
      <InLanguage {...props} />
      <InLanguage {...props} ratio="4:5" title={undefined} label="4:5" />
    </>
  ),
};
