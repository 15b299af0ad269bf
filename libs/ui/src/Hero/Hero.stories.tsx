import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../Button/Button.tsx';
import { heroFilm } from '../testing/hero-film.ts';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { Hero } from './Hero.tsx';
// Here before it is asked for: how code comes is not what is looked at.
import './HeroFilm.tsx';

const meta = {
  title: 'Blocks/Hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
Opens a page: one picture, one sentence, at most one line and one link.

**Do** choose a picture with a calm side and say which side it is; on a phone give it a cut of its own (4:5). **Do** keep the title to six
words. **Do** use the split layout for a still life that has no calm side.

**Do** let a film begin and end with the very picture below it, so that nothing jumps.

**Don't** set text on grass, foam or labels. **Don't** darken a picture to make text readable; choose another one. **Don't** use a film
that is needed to understand the page.
`,
      },
    },
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (
  <ButtonLink href="#shop" variant="quiet">
    <ToolbarText en="See all products" da="Se alle produkter" />
  </ButtonLink>
);

const dunes = {
  picture: pictures.heroDunes,
  alt: bilingual('Pale dunes with grass under a wide sky', 'Lyse klitter med græs under en høj himmel'),
  ink: 'dark',
  calm: 'sky',
  title: bilingual('Skin that lives with the wind', 'Hud, der lever med vinden'),
  link,
} as const;

export const Dunes: Story = { args: dunes, globals: desktopViewport };
export const DunesOnAPhone: Story = { args: dunes, globals: phoneViewport };

const oat = {
  picture: pictures.heroOat,
  alt: bilingual('The Oat collection on stone', 'Serien Havre på sten'),
  ink: 'dark',
  calm: 'side',
  title: bilingual('Oat', 'Havre'),
  text: bilingual('Fragrance-free comfort for sensitive skin.', 'Parfumefri komfort til sensitiv hud.'),
} as const;

export const Collection: Story = { args: oat, globals: desktopViewport };
export const CollectionOnAPhone: Story = { args: oat, globals: phoneViewport };
export const LongestDanish: Story = {
  args: {
    ...dunes,
    title: 'Hudplejeprodukter til mennesker, der bor ved Vesterhavet',
    text: 'Daglig fugt til hud, der lever med vinden, saltet og de lange vintre.',
  },
  globals: narrowViewport,
};

const filmLabels = {
  playLabel: bilingual('Play the film', 'Afspil filmen'),
  pauseLabel: bilingual('Pause the film', 'Sæt filmen på pause'),
};

/** The picture first; the film when the page is idle, once through; the button at any time. */
export const Film: Story = {
  args: { ...dunes, film: { ...heroFilm, ...filmLabels } },
  globals: desktopViewport,
  // Chromium that has nothing to do does not always say so: then the film comes all the same.
  beforeEach: () => {
    const real = window.requestIdleCallback;
    window.requestIdleCallback = (act, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 }), timeout);
    return () => {
      window.requestIdleCallback = real;
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeNull());
    const video = canvasElement.querySelector('video') as HTMLVideoElement;
    await expect(video.muted).toBe(true);
    await expect(video.loop).toBe(false);
    await waitFor(() => expect(video.dataset['seen']).toBeDefined());
    // It may be over before the button is found, and then again before it is pressed.
    video.playbackRate = 0.1;
    video.currentTime = 0;
    await video.play();
    await userEvent.click(await canvas.findByRole('button', { name: /^(Pause|Sæt)/ }));
    await expect(video.paused).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Play|Afspil)/ }));
    await canvas.findByRole('button', { name: /^(Pause|Sæt)/ });
    // Played once, it rests and can be played again.
    video.playbackRate = 1;
    video.currentTime = video.duration - 0.1;
    await canvas.findByRole('button', { name: /^(Play|Afspil)/ });
    await expect(video.ended).toBe(true);
  },
};

/** Nothing is fetched where less motion is asked for, until the button is pressed. */
export const FilmWithReducedMotion: Story = {
  args: { ...dunes, film: { ...heroFilm, ...filmLabels } },
  globals: { ...desktopViewport, motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^(Play|Afspil)/ });
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(button);
    const video = canvasElement.querySelector('video') as HTMLVideoElement;
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
    video.pause();
  },
};

const split = {
  layout: 'split',
  picture: pictures.heroKelp,
  narrow: pictures.p14,
  alt: bilingual('The Kelp collection on wet stone', 'Serien Tang på våd sten'),
  tint: 'kelp',
  title: bilingual('Salt, clay and cold water', 'Salt, ler og koldt vand'),
  text: bilingual('For skin that has been out all day.', 'Til hud, der har været ude hele dagen.'),
  link,
} as const;

export const SplitInTwo: Story = { args: split, globals: desktopViewport };
export const SplitWithPictureLeft: Story = {
  args: { ...split, pictureSide: 'left' },
  globals: desktopViewport,
};
export const SplitOnAPhone: Story = { args: split, globals: phoneViewport };
export const SplitLongestDanish: Story = {
  args: {
    ...split,
    title: 'Hudplejeprodukter til mennesker, der bor ved Vesterhavet',
    text: 'Daglig fugt til hud, der lever med vinden, saltet og de lange vintre.',
  },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: dunes,
  render: () => (
    <>
      <Hero
        {...dunes}
        title={<ToolbarText en="Skin that lives with the wind" da="Hud, der lever med vinden" />}
        alt=""
      />
      <Hero {...oat} title={<ToolbarText en="Oat" da="Havre" />} text={null} alt="" />
      <Hero
        {...split}
        title={<ToolbarText en="Salt, clay and cold water" da="Salt, ler og koldt vand" />}
        text={
          <ToolbarText en="For skin that has been out all day." da="Til hud, der har været ude hele dagen." />
        }
        alt=""
      />
    </>
  ),
  globals: desktopViewport,
};
