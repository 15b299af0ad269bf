import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, phoneViewport } from '../testing/viewports.ts';
import { GalleryZoom } from '../GalleryZoom/GalleryZoom.tsx';
import { resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { Gallery, type GalleryProps, type GalleryZoomState } from './Gallery.tsx';

const meta = {
  title: 'Commerce/Gallery',
  component: Gallery,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'The pictures of a product. Two columns on a desk; one after the other on a phone, by thumb and by button.',
          '',
          '**Do** begin with the packshot, then texture, then scale; three to five pictures.',
          '',
          '**Do** give `zoom`: shoppers want to see a texture closely. Without scripts a press opens the file.',
          '',
          "**Don't** mix ratios; every picture is cut to 4:5 here, and to what leaves the price in sight on a phone; the zoom shows it whole.",
          '',
          "**Don't** write on pictures. What must be read stands beside them.",
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: bilingual('Pictures of Lee Serum', 'Billeder af Læ Serum'),
  pictures: [
    { picture: pictures.p04, alt: bilingual('Lee Serum, 30 ml', 'Læ Serum, 30 ml') },
    { picture: pictures.textureGel, alt: bilingual('Drops of the serum', 'Dråber af serummet') },
    { picture: pictures.p03, alt: bilingual('Beside Windbreak Day Cream', 'Ved siden af Vindværn Dagcreme') },
  ],
  previousLabel: bilingual('Previous', 'Forrige'),
  nextLabel: bilingual('Next', 'Næste'),
  positionLabel: (position: number, count: number) => `${position} / ${count}`,
};

export const Phone: Story = {
  args,
  globals: phoneViewport,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 / 3');
    await userEvent.click(canvas.getByRole('button', { name: /Next|Næste/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 / 3'));
  },
};

/** The first picture changes with the size of the product. */
export const AnotherFirstPicture: Story = {
  args,
  globals: phoneViewport,
  render: function Render(props) {
    const [isLarge, setLarge] = useState(false);
    const [first, ...others] = props.pictures;
    return (
      <>
        <button type="button" onClick={() => setLarge(true)}>
          100 ml
        </button>
        <Gallery
          {...props}
          pictures={
            isLarge && first ? [{ picture: pictures.p01, alt: first.alt }, ...others] : props.pictures
          }
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Next|Næste/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 / 3'));
    await userEvent.click(canvas.getByRole('button', { name: '100 ml' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 / 3'));
  },
};

export const Desk: Story = { args, globals: desktopViewport };
export const OnePicture: Story = {
  args: { ...args, pictures: args.pictures.slice(0, 1) },
  globals: phoneViewport,
};
export const TwoPictures: Story = {
  args: { ...args, pictures: args.pictures.slice(0, 2) },
  globals: desktopViewport,
};
function Zoom(view: GalleryZoomState) {
  const language = useToolbarLanguage();
  return (
    <GalleryZoom
      {...view}
      {...resolveBilingual(
        {
          label: args.label,
          pictures: args.pictures,
          closeLabel: bilingual('Close', 'Luk'),
          previousLabel: args.previousLabel,
          nextLabel: args.nextLabel,
          zoomInLabel: bilingual('Zoom in', 'Zoom ind'),
          zoomOutLabel: bilingual('Zoom out', 'Zoom ud'),
        },
        language,
      )}
      positionLabel={args.positionLabel}
      scaleLabel={(percent) => `${percent} %`}
    />
  );
}

const zooming: GalleryProps = {
  ...args,
  zoom: { label: bilingual('Enlarge', 'Forstør'), view: (view) => <Zoom {...view} /> },
};

export const OpensCloseUps: Story = {
  args: zooming,
  globals: desktopViewport,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link') as [HTMLElement, HTMLElement];
    await expect(first).toHaveAccessibleName(/Serum, 30 ml.*(Enlarge|Forstør)/);
    await expect(first).toHaveAttribute('href', pictures.p04.src);

    await userEvent.click(first);
    const view = canvas.getByRole('dialog', { name: /Pictures|Billeder/ });
    await expect(view).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(view).getByRole('status')).toHaveTextContent('2 / 3'));
    await userEvent.click(within(view).getByRole('button', { name: /Close|Luk/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    // Back at the picture that was looked at last.
    await expect(second).toHaveFocus();
  },
};

export const AllVariants: Story = { ...Desk };
