import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { Picture, type PictureProps } from './Picture.tsx';

const meta = {
  title: 'Content/Picture',
  component: Picture,
  parameters: {
    docs: {
      description: {
        component: `A photograph on its own dominant colour; its place is kept from the first paint.

- **Do** give \`sizes\` as the layout has it: too large costs every phone.
- **Do** say in \`alt\` what is shown, or leave it empty where words beside it do.
- **Do** use \`priority="first"\` for the one picture the page is judged by.
- **Don't** put one on a grey box.
- **Don't** crop a product other than 4:5.
- **Don't** set words over it outside of a block made for that.`,
      },
    },
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture whose HTML is there before React, which comes when the picture has failed. */
function PrerenderedPicture(props: PictureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let root: Root | undefined;
    element.innerHTML = renderToString(<Picture {...props} />);
    const hydrate = () => (root = hydrateRoot(element, <Picture {...props} />));
    element.querySelector('img')?.addEventListener('error', hydrate, { once: true });
    return () => root?.unmount();
  }, [props]);
  return <div ref={place} />;
}

const alt = bilingual('A green glass bottle with a dropper', 'En grøn glasflaske med pipette');

export const Product: Story = {
  args: { picture: pictures.p04, alt, sizes: '20rem', ratio: '4:5', priority: 'first' },
};
export const Texture: Story = {
  args: {
    picture: pictures.textureGel,
    alt: bilingual('Drops of clear gel', 'Dråber af klar gel'),
    sizes: '20rem',
    ratio: '1:1',
  },
};
export const Decoration: Story = {
  args: { picture: pictures.heroDunes, alt: '', sizes: '100vw', ratio: '16:9' },
};

/** Its words stand in its place. */
export const Missing: Story = {
  args: { ...Texture.args, picture: { ...pictures.textureGel, src: 'data:image/webp;base64,' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await waitFor(() => expect(picture).toHaveAttribute('data-state', 'failed'));
    await waitFor(() => expect(picture).toHaveStyle({ opacity: 1 }));
  },
};

/** One that failed in prerendered HTML, before scripts ran. */
export const MissingBefore: Story = {
  args: Missing.args,
  render: (args) => <PrerenderedPicture {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('data-state', 'failed'));
  },
};

const { src } = pictures.heroDunes;
const wide = { src, srcSet: `${src} 1600w`, width: 1600, height: 900 };

export const Cut: Story = {
  args: { picture: wide, alt, sizes: '(width >= 48em) 20rem, 50vw', ratio: '1:1', priority: 'first' },
  play: async ({ canvas }) => {
    // 16:9 in a square: only nine sixteenths of it are seen, and those are to be sharp.
    await expect(canvas.getByRole('img')).toHaveAttribute(
      'sizes',
      '(width >= 48em) calc(20rem * 1.78), calc(50vw * 1.78)',
    );
  },
};

/** Lengths that are reckoned have commas and spaces in them, which part no entries. */
export const CutByReckonedLengths: Story = {
  args: {
    ...Cut.args,
    sizes: '(width >= 80em) calc((100vw - 2rem) / 3), (width >= 48em) min(40rem, 50vw),100vw',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute(
      'sizes',
      '(width >= 80em) calc(calc((100vw - 2rem) / 3) * 1.78), (width >= 48em) calc(min(40rem, 50vw) * 1.78),calc(100vw * 1.78)',
    );
  },
};

/** Sizes that the browser measures itself include the whole picture. */
export const CutByItself: Story = {
  args: { ...Cut.args, sizes: 'auto, 50vw', priority: 'lazy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('sizes', 'auto, calc(50vw * 1.78)');
  },
};

export const NotCut: Story = {
  args: { picture: wide, alt, sizes: '50vw', ratio: '16:9' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('sizes', '50vw');
  },
};

export const NotLoaded: Story = {
  args: {
    picture: { src: 'data:image/webp;base64,', width: 4, height: 5, ground: '#dcded4' },
    alt: '',
    sizes: '20rem',
    ratio: '4:5',
  },
  play: async ({ canvasElement }) => {
    // The place is kept although nothing has come.
    const { width, height } = canvasElement.querySelector('picture')?.getBoundingClientRect() ?? {
      width: 0,
      height: 0,
    };
    await expect(height / width).toBeCloseTo(5 / 4, 2);
    // A picture without words leaves its ground, and not the browser's sign for what is broken.
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image).toHaveAttribute('data-state', 'failed'));
    await Promise.all(image?.getAnimations().map(({ finished }) => finished) ?? []);
    await expect(image).toHaveStyle({ opacity: 0 });
  },
};

export const AllVariants: Story = {
  args: { picture: pictures.p04, alt, sizes: '15rem' },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
        gap: '1rem',
        alignItems: 'start',
      }}
    >
      {(['4:5', '3:2', '16:9', '1:1'] as const).map((ratio) => (
        <Picture key={ratio} {...args} ratio={ratio} />
      ))}
    </div>
  ),
};
