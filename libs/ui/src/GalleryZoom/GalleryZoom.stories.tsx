import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { GalleryZoom, type GalleryZoomProps } from './GalleryZoom.tsx';

const meta = {
  title: 'Overlays/GalleryZoom',
  component: GalleryZoom,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: [
          'The pictures of a gallery over the whole window, as large as the file.',
          '',
          '**Do** load it with the first press; most visits do without it.',
          '',
          '**Do** let a thumb, a mouse and a keyboard do the same: pinch, double press, buttons, + and −, drag, arrow keys.',
          '',
          "**Don't** put words, prices or buttons to buy in it. It is for looking.",
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof GalleryZoom>;
export default meta;
type Story = StoryObj<typeof meta>;

const args: GalleryZoomProps = {
  position: 1,
  onMove: fn(),
  onClose: fn(),
  label: bilingual('Pictures of Lee Serum', 'Billeder af Læ Serum'),
  pictures: [
    { picture: pictures.p04, alt: bilingual('Lee Serum, 30 ml', 'Læ Serum, 30 ml') },
    { picture: pictures.textureGel, alt: bilingual('Drops of the serum', 'Dråber af serummet') },
    { picture: pictures.p03, alt: bilingual('Beside Windbreak Day Cream', 'Ved siden af Vindværn Dagcreme') },
  ],
  closeLabel: bilingual('Close', 'Luk'),
  previousLabel: bilingual('Previous picture', 'Forrige billede'),
  nextLabel: bilingual('Next picture', 'Næste billede'),
  zoomInLabel: bilingual('Zoom in', 'Zoom ind'),
  zoomOutLabel: bilingual('Zoom out', 'Zoom ud'),
  positionLabel: (position, count) => `${position} / ${count}`,
  scaleLabel: (percent) => `${percent} %`,
};

function Moving({ position: first, ...props }: GalleryZoomProps) {
  const [position, setPosition] = useState(first);
  return (
    <GalleryZoom
      {...props}
      position={position}
      onMove={setPosition}
      onClose={() => {
        setPosition(undefined);
        props.onClose();
      }}
    />
  );
}

const moving: Pick<Story, 'args' | 'render'> & { args: GalleryZoomProps } = {
  args,
  render: (given) => <Moving {...given} />,
};

export const OnADesk: Story = { ...moving, globals: desktopViewport };
export const OnAPhone: Story = { ...moving, globals: phoneViewport };
export const OnePicture: Story = {
  ...moving,
  args: { ...args, pictures: args.pictures.slice(0, 1) },
  globals: phoneViewport,
};

/** Position of the picture. */
const placeOf = (picture: HTMLElement) => picture.getBoundingClientRect();

export const ByKeyboard: Story = {
  ...moving,
  globals: desktopViewport,
  play: async ({ args: given, canvas, userEvent }) => {
    const view = within(canvas.getByRole('dialog', { name: /Pictures|Billeder/ }));
    const status = view.getByRole('status');
    const picture = () => view.getAllByRole('img').find((image) => !image.closest('button')) as HTMLElement;
    await expect(view.getByRole('button', { name: /Zoom (out|ud)/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await userEvent.keyboard('{ArrowRight}');
    await expect(status).toHaveTextContent('2 / 3');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(status).toHaveTextContent('1 / 3');

    const whole = placeOf(picture());
    await userEvent.keyboard('++');
    // Two things, and heard as two.
    await expect(status).toHaveTextContent('1 / 3 225 %');
    await waitFor(() => expect(placeOf(picture()).width).toBeCloseTo(whole.width * 2.25, 0));
    // Zoomed in, arrows move the picture, up to its edge.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(status).toHaveTextContent('1 / 3');
    await waitFor(() => expect(placeOf(picture()).bottom).toBeCloseTo(whole.bottom, 0));
    await userEvent.keyboard('0');
    await waitFor(() => expect(placeOf(picture()).width).toBeCloseTo(whole.width, 0));

    await userEvent.click(view.getByRole('button', { name: /Zoom (in|ind)$/ }));
    await expect(status).toHaveTextContent('150 %');
    // Another picture is seen whole first.
    await userEvent.click(view.getByRole('button', { name: /Next|Næste/ }));
    await expect(status).toHaveTextContent('2 / 3');
    await expect(status).not.toHaveTextContent('%');
    await userEvent.click(view.getByRole('button', { name: /Beside|Ved siden af/ }));
    await expect(status).toHaveTextContent('3 / 3');

    await userEvent.click(view.getByRole('button', { name: /Close|Luk/ }));
    await waitFor(() => expect(given.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const ByHand: Story = {
  ...moving,
  globals: phoneViewport,
  play: async ({ canvas }) => {
    const view = within(canvas.getByRole('dialog', { name: /Pictures|Billeder/ }));
    const status = view.getByRole('status');
    const picture = () => view.getAllByRole('img').find((image) => !image.closest('button')) as HTMLElement;
    const stage = picture().closest<HTMLElement>('[style*="--ratio"]') as HTMLElement;
    const box = stage.getBoundingClientRect();
    // Fingers that a browser would not let a script press are not captured either.
    stage.setPointerCapture = () => undefined;
    const finger = (type: string, pointerId: number, x: number, y: number) =>
      stage.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId,
          button: 0,
          clientX: box.left + x,
          clientY: box.top + y,
        }),
      );
    const whole = placeOf(picture());
    const press = (x: number, y: number) => {
      finger('pointerdown', 1, x, y);
      finger('pointerup', 1, x, y);
    };

    // A double press shows what was pressed, closely; another shows the whole again.
    press(100, 200);
    press(102, 201);
    await waitFor(() => expect(status).toHaveTextContent('250 %'));
    // A finger drags the picture, and turns no page while it is zoomed in.
    await waitFor(() => expect(placeOf(picture()).width).toBeCloseTo(whole.width * 2.5, 0));
    const before = placeOf(picture());
    finger('pointerdown', 1, 200, 200);
    finger('pointermove', 1, 140, 190);
    finger('pointerup', 1, 140, 190);
    await waitFor(() => expect(placeOf(picture()).left).toBeCloseTo(before.left - 60, 0));
    await expect(status).toHaveTextContent('1 / 3');
    press(100, 200);
    press(100, 200);
    await waitFor(() => expect(status).not.toHaveTextContent('%'));

    // Two fingers apart.
    finger('pointerdown', 1, 150, 300);
    finger('pointerdown', 2, 250, 300);
    finger('pointermove', 2, 350, 300);
    finger('pointerup', 2, 350, 300);
    finger('pointerup', 1, 150, 300);
    await waitFor(() => expect(status).toHaveTextContent('200 %'));
    press(100, 200);
    press(100, 200);
    await waitFor(() => expect(status).not.toHaveTextContent('%'));

    // A finger sideways turns the page.
    finger('pointerdown', 1, 300, 300);
    finger('pointermove', 1, 200, 304);
    finger('pointerup', 1, 200, 304);
    await waitFor(() => expect(status).toHaveTextContent('2 / 3'));
  },
};

export const LongestDanish: Story = {
  ...moving,
  args: {
    ...args,
    label: 'Billeder af Læ Mineralsk Dagcreme med solbeskyttelsesfaktor 30 og havtornolie',
    positionLabel: (position, count) => `Billede ${position} af ${count}`,
    scaleLabel: (percent) => `forstørret til ${percent} %`,
  },
  globals: narrowViewport,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Zoom (in|ind)$/ }));
  },
};

export const Narrow: Story = { ...moving, globals: narrowViewport };
export const AllVariants: Story = { ...moving, globals: desktopViewport };
