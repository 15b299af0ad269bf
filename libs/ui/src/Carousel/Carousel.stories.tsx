import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Stack } from '../testing/Stack.tsx';
import { carouselLabels, usePositionFormatter } from '../testing/carousel-labels.ts';
import { controlIntersections } from '../testing/controlled-intersections.ts';
import { controlTimers } from '../testing/controlled-timers.ts';
import { ToolbarText, bilingual, resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { AUTOPLAY_INTERVAL_MS } from './autoplay.ts';
import type { CarouselProps } from './Carousel.tsx';
import { Carousel } from './Carousel.tsx';

/** Formats "2 of 5" during rendering, because only then the toolbar's language is known. */
function InLanguage(props: CarouselProps) {
  const position = usePositionFormatter();
  const labels = { ...resolveBilingual(carouselLabels, useToolbarLanguage()), position };
  return <Carousel {...props} labels={labels} />;
}

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  render: (args) => <InLanguage {...args} />,
  // As on a page, whose margin is never less than half a gap.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--page-margin)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
A row of slides for what may be skipped: more pictures of one place, more products of one kind.

**Do** give it a heading or a label that says what is in the row. **Do** put what matters most first: many see one slide only.

**Do** let it stand still. Autoplay is for pictures without links, never for products or text.

**Don't** use more than one on a page. **Don't** hide in it what every shopper needs: delivery, prices, steps. **Don't** use it for three
products on a desk; a grid shows them all.
`,
      },
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = [
  pictures.heroDunes,
  pictures.stillStone,
  pictures.heroKelp,
  pictures.heroOat,
  pictures.heroDunes,
];
const slides = shown.map((picture, index) => (
  <Picture key={index} picture={picture} alt="" ratio="3:2" sizes="100vw" />
));
const args = {
  label: bilingual('Pictures from the coast', 'Billeder fra kysten'),
  labels: carouselLabels,
  children: slides,
};

const viewOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('section > div[role="group"]') as HTMLElement;
const slideLeft = (canvasElement: HTMLElement, index: number) => {
  const view = viewOf(canvasElement);
  const slide = view.querySelectorAll(':scope > div > div')[index] as HTMLElement;
  return slide.getBoundingClientRect().left - view.getBoundingClientRect().left;
};
const isDriven = async (canvasElement: HTMLElement) =>
  waitFor(() => expect(viewOf(canvasElement).dataset['engine']).toBe('embla'));
const restsAt = async (canvasElement: HTMLElement, index: number) =>
  waitFor(() => expect(Math.abs(slideLeft(canvasElement, index))).toBeLessThan(1));

export const One: Story = {
  args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDriven(canvasElement);
    const carousel = canvas.getByRole('region');
    await expect(carousel).toHaveAttribute('aria-roledescription', expect.stringMatching(/^[ck]a/));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 (of|af) 5$/));
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByRole('group', { name: /^2 (of|af) 5$/ })).toBeInTheDocument();
    const previous = canvas.getByRole('button', { name: /Previous|Forrige/ });
    const next = canvas.getByRole('button', { name: /Next|Næste/ });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'polite'));
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2 /);
    await restsAt(canvasElement, 1);
    await userEvent.click(previous);
    await restsAt(canvasElement, 0);
  },
};

export const Keys: Story = {
  args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDriven(canvasElement);
    viewOf(canvasElement).focus();
    // A key of an input method.
    await fireEvent.keyDown(viewOf(canvasElement), { key: 'End', isComposing: true });
    await userEvent.keyboard('{ArrowRight}');
    await restsAt(canvasElement, 1);
    await userEvent.keyboard('{End}');
    await restsAt(canvasElement, 4);
    await expect(canvas.getByRole('button', { name: /Next|Næste/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await restsAt(canvasElement, 0);
  },
};

const below = (props: CarouselProps) => (
  <div>
    <div style={{ blockSize: '300vh' }} />
    <InLanguage {...props} />
  </div>
);

/** Embla comes when the row comes near the window, and takes over where it stands. */
export const TakesOverUnseen: Story = {
  args: { ...args, fit: 'peek' },
  render: below,
  play: async ({ canvas, canvasElement }) => {
    const view = viewOf(canvasElement);
    await expect(view.dataset['engine']).toBeUndefined();
    // The shopper has scrolled to the third slide before the scripts are loaded.
    view.scrollTo({ left: slideLeft(canvasElement, 2) - slideLeft(canvasElement, 0), behavior: 'instant' });
    const before = slideLeft(canvasElement, 2);
    view.scrollIntoView({ behavior: 'instant', block: 'center' });
    await isDriven(canvasElement);
    await expect(Math.abs(slideLeft(canvasElement, 2) - before)).toBeLessThan(1);
    await expect(view.scrollLeft).toBe(0);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^3 /));
  },
};

/** A finger that is on the row keeps it: Embla waits until it is lifted. */
export const WaitsForTheFinger: Story = {
  args: { ...args, fit: 'cards' },
  render: below,
  play: async ({ canvas, canvasElement }) => {
    const view = viewOf(canvasElement);
    // How many are seen is known once the row has come.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    // A browser tells of the pointer first.
    const pressed = fireEvent.pointerDown(view);
    await fireEvent.touchStart(view, { touches: [new Touch({ identifier: 0, target: view })] });
    await pressed;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1/));
    await import('embla-carousel');
    await expect(view.dataset['engine']).toBeUndefined();
    // Lifted as soon as the row is asked to move: that is not lost to Embla.
    const scroll: (options: ScrollToOptions) => void = view.scrollTo.bind(view);
    const lift = spyOn(view, 'scrollTo').mockImplementationOnce(((options: ScrollToOptions) => {
      scroll(options);
      view.dispatchEvent(new TouchEvent('touchend', { touches: [], bubbles: true }));
    }) as Element['scrollTo']);
    await fireEvent.click(canvas.getByRole('button', { name: /Next|Næste/ }));
    await isDriven(canvasElement);
    await expect(lift).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent(/^1/));
  },
};

const opened = fn();

/** Three pixels are a press, four are a drag: the link of a slide opens only after a press. */
export const Dragging: Story = {
  args: {
    ...args,
    children: shown.map((picture, index) => (
      <a
        key={index}
        href={`#slide-${index}`}
        onClick={(event) => {
          event.preventDefault();
          opened();
        }}
      >
        <Picture picture={picture} alt={`Slide ${index}`} ratio="3:2" sizes="100vw" />
      </a>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    await isDriven(canvasElement);
    const link = canvas.getAllByRole('link')[0] as HTMLElement;
    const press = async (distance: number) => {
      opened.mockClear();
      await fireEvent.mouseDown(link, { clientX: 200, clientY: 100, button: 0, buttons: 1 });
      await fireEvent.mouseMove(link, { clientX: 200 - distance, clientY: 100, buttons: 1 });
      await fireEvent.mouseUp(link, { clientX: 200 - distance, clientY: 100 });
      await fireEvent.click(link);
      return opened.mock.calls.length;
    };
    await expect(await press(3)).toBe(1);
    await expect(await press(4)).toBe(0);
    await restsAt(canvasElement, 0);
  },
};

/** A window that is being resized is measured once, 150 ms after its last change. */
export const Resizing: Story = {
  args: { ...args, fit: 'cards' },
  globals: desktopViewport,
  play: async ({ canvasElement }) => {
    await isDriven(canvasElement);
    const timers = controlTimers([150]);
    const view = viewOf(canvasElement);
    const outer = view.parentElement as HTMLElement;
    try {
      for (const [index, width] of ['900px', '800px', '700px'].entries()) {
        outer.style.inlineSize = width;
        await waitFor(() => expect(timers.held()).toBe(index + 1));
        await expect(timers.waiting()).toBe(1);
      }
      timers.pass();
      await expect(timers.waiting()).toBe(0);
    } finally {
      outer.style.inlineSize = '';
      timers.release();
    }
  },
};

export const Autoplay: Story = {
  args: { ...args, fit: 'peek', autoplays: true },
  play: async ({ canvas, canvasElement, mount, userEvent }) => {
    const timers = controlTimers([AUTOPLAY_INTERVAL_MS]);
    const moving = () => waitFor(() => expect(timers.waiting()).toBe(1));
    const still = () => waitFor(() => expect(timers.waiting()).toBe(0));
    try {
      await mount();
      const status = canvas.getByRole('status');
      const section = canvas.getByRole('region');
      await isDriven(canvasElement);
      await moving();
      await userEvent.hover(section);
      await still();
      await userEvent.unhover(section);
      await moving();
      await expect(status).toHaveAttribute('aria-live', 'off');
      timers.pass();
      await waitFor(() => expect(status).toHaveTextContent(/^2 /));
      // A finger that stops it on the way, later in this story, would send it back.
      await restsAt(canvasElement, 1);

      await userEvent.hover(section);
      await still();
      await expect(status).toHaveAttribute('aria-live', 'polite');
      await userEvent.unhover(section);
      await moving();

      const pause = canvas.getByRole('button', { name: 'Pause' });
      pause.focus();
      await still();
      pause.blur();
      await moving();

      await fireEvent.touchStart(viewOf(canvasElement), {
        touches: [new Touch({ identifier: 0, target: section })],
      });
      await still();
      await fireEvent.touchEnd(viewOf(canvasElement), { touches: [] });
      await moving();

      await userEvent.click(pause);
      await still();
      await userEvent.unhover(section);
      pause.blur();
      const play = canvas.getByRole('button', { name: /Play|Afspil/ });
      await still();
      // Pressed by key, with the focus on it: it plays all the same.
      play.focus();
      await userEvent.keyboard('{Enter}');
      await moving();

      // From the last it begins anew.
      for (const position of ['3', '4', '5', '1']) {
        timers.pass();
        await waitFor(() => expect(status).toHaveTextContent(new RegExp(`^${position} `)));
        await moving();
      }
      canvas.getByRole('button', { name: 'Pause' }).blur();
    } finally {
      timers.release();
    }
  },
};

/** The row has not come when it is to move for the first time: it moves as soon as it is there. */
export const AutoplayBeforeTheRow: Story = {
  args: { ...args, fit: 'peek', autoplays: true },
  play: async ({ canvas, canvasElement, mount }) => {
    const timers = controlTimers([AUTOPLAY_INTERVAL_MS]);
    const sights = controlIntersections();
    try {
      await mount();
      await waitFor(() => expect(timers.waiting()).toBe(1));
      await expect(viewOf(canvasElement).dataset['engine']).toBeUndefined();
      timers.pass();
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^2 /));
    } finally {
      sights.release();
      timers.release();
    }
  },
};

/** Nothing moves by itself, and what is asked for comes at once. */
export const ReducedMotion: Story = {
  args: { ...args, autoplays: true },
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await isDriven(canvasElement);
    await expect(canvas.getByRole('button', { name: /Play|Afspil/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Next|Næste/ }));
    await restsAt(canvasElement, 1);
  },
};

/** Nothing can be pressed where every slide is seen. */
export const NothingToMove: Story = {
  args: { ...args, fit: 'cards', children: slides.slice(0, 4) },
  globals: desktopViewport,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = { args: { ...args, fit: 'peek' }, globals: phoneViewport };

export const LongestDanish: Story = {
  args: {
    ...args,
    fit: 'peek',
    autoplays: true,
    heading: (
      <Heading level={2} size="s">
        Billeder fra strandene mellem Blåvandshuk og Skallingen en eftermiddag i februar
      </Heading>
    ),
  },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: { ...args, label: '' },
  render: (props) => (
    <Stack width="100%">
      <InLanguage {...props} fit="one" label="One">
        {slides.slice(0, 3)}
      </InLanguage>
      <InLanguage
        {...props}
        fit="peek"
        label="Peek"
        heading={
          <Heading level={2} size="s">
            <ToolbarText en="The coast" da="Kysten" />
          </Heading>
        }
      />
      <InLanguage {...props} fit="cards" label="Cards" />
    </Stack>
  ),
};
