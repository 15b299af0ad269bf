import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { heroFilm } from '../testing/hero-film.ts';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import type { VideoProps } from './Video.tsx';
import { Video } from './Video.tsx';

const meta = {
  title: 'Blocks/Video',
  component: Video,
  parameters: {
    docs: {
      description: {
        component: `
A film that the visitor chooses to play. Until then only its poster is loaded.

**Do** write a title that says what happens, and the whole film in words: some cannot see it, some are on a train. **Do** caption it
in both languages, also when there is no sound, and say so.

**Don't** play it unasked; that is what the film of a hero is for, and only there. **Don't** say something in a film that the page does
not say. **Don't** embed players of other sites: they bring their own consent.
`,
      },
    },
  },
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;

const args: VideoProps = {
  title: bilingual('Wind in the dune grass', 'Vind i marehalmen'),
  length: bilingual('2 seconds, no sound', '2 sekunder, uden lyd'),
  poster: pictures.heroDunes,
  alt: bilingual('Pale dunes with grass under a wide sky', 'Lyse klitter med græs under en høj himmel'),
  ...heroFilm,
  description: (
    <p>
      <ToolbarText
        en="A gust goes through the grass of the dunes from left to right. The tips bow and rise again. The sand lies still."
        da="Et vindstød går gennem klitternes græs fra venstre mod højre. Spidserne bøjer sig og rejser sig igen. Sandet ligger stille."
      />
    </p>
  ),
  playLabel: bilingual('Play the film Wind in the dune grass', 'Afspil filmen Vind i marehalmen'),
  descriptionLabel: bilingual('The film in words', 'Filmen i ord'),
  failedText: bilingual(
    'The film could not be loaded. Try again, or read what it shows.',
    'Filmen kunne ikke hentes. Prøv igen, eller læs, hvad den viser.',
  ),
};

const fetched = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.(webm|mp4|vtt)(\?(?!import)|$)/.test(name));

/** Nothing is fetched before, then the browser's own player with captions has the focus. */
export const Playing: Story = {
  args,
  globals: desktopViewport,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // All of it can be read without playing it.
    await userEvent.click(canvas.getByText(/^(The film in words|Filmen i ord)$/));
    await expect(canvas.getByText(/^(A gust goes|Et vindstød går)/)).toBeVisible();
    performance.clearResourceTimings();
    await expect(canvasElement.querySelector('video, source, track')).toBeNull();
    await expect(fetched()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: /^(Play|Afspil)/ }));
    const video = canvasElement.querySelector('video') as HTMLVideoElement;
    await expect(video).toHaveFocus();
    await expect(video.controls).toBe(true);
    // A click by a test does not count as user activation: browsers then play only the muted film.
    video.muted = true;
    await video.play();
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
    await expect(video.textTracks).toHaveLength(2);
    await expect(video.textTracks[0]).toMatchObject({ kind: 'captions', language: 'da', mode: 'showing' });
    video.pause();
  },
};

/** No file can be played: the poster and its button come back, with the news below them. */
export const Failing: Story = {
  args: { ...args, sources: [{ src: '/nowhere.webm', type: 'video/webm' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Play|Afspil)/ }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: /^(Play|Afspil)/ })).toHaveFocus();
  },
};

export const Phone: Story = { args, globals: phoneViewport };
export const LongestDanish: Story = {
  args: {
    ...args,
    title: 'Marehalmsplantning ved sandflugtsbekæmpelsen mellem Blåvandshuk og Skallingen',
    length: '2 minutter og 45 sekunder, med speak på dansk',
  },
  globals: narrowViewport,
};
export const AllVariants: Story = {
  args,
  render: (props) => (
    <Stack width="100%">
      <Video {...props} />
      <Video {...props} poster={pictures.heroKelp} />
    </Stack>
  ),
};
