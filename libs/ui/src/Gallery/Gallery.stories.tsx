import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { both } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desk, phone } from '../testing/viewports.ts';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: both('Pictures of Lee Serum', 'Billeder af Læ Serum'),
  pictures: [
    { picture: pictures.p04, alt: both('Lee Serum, 30 ml', 'Læ Serum, 30 ml') },
    { picture: pictures.textureGel, alt: both('Drops of the serum', 'Dråber af serummet') },
    { picture: pictures.p03, alt: both('Beside Windbreak Day Cream', 'Ved siden af Vindværn Dagcreme') },
  ],
  previousLabel: both('Previous', 'Forrige'),
  nextLabel: both('Next', 'Næste'),
  positionLabel: (position: number, count: number) => `${position} / ${count}`,
};

export const Phone: Story = {
  args,
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 / 3');
    await userEvent.click(canvas.getByRole('button', { name: /Next|Næste/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 / 3'));
  },
};

export const Desk: Story = { args, globals: desk };
export const OnePicture: Story = { args: { ...args, pictures: args.pictures.slice(0, 1) }, globals: phone };
export const TwoPictures: Story = { args: { ...args, pictures: args.pictures.slice(0, 2) }, globals: desk };
export const AllVariants: Story = { ...Desk };
