import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { Text, both } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desk, narrow, phone } from '../testing/viewports.ts';
import { Hero } from './Hero.tsx';

const meta = { title: 'Blocks/Hero', component: Hero, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Hero
>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (
  <ButtonLink href="#shop" variant="quiet">
    <Text en="See all products" da="Se alle produkter" />
  </ButtonLink>
);

const dunes = {
  picture: pictures.heroDunes,
  alt: both('Pale dunes with grass under a wide sky', 'Lyse klitter med græs under en høj himmel'),
  ink: 'dark',
  calm: 'sky',
  title: both('Skin that lives with the wind', 'Hud, der lever med vinden'),
  link,
} as const;

export const Dunes: Story = { args: dunes, globals: desk };
export const DunesOnAPhone: Story = { args: dunes, globals: phone };

const oat = {
  picture: pictures.heroOat,
  alt: both('The Oat collection on stone', 'Serien Havre på sten'),
  ink: 'dark',
  calm: 'side',
  title: both('Oat', 'Havre'),
  text: both('Fragrance-free comfort for sensitive skin.', 'Parfumefri komfort til sensitiv hud.'),
} as const;

export const Collection: Story = { args: oat, globals: desk };
export const CollectionOnAPhone: Story = { args: oat, globals: phone };
export const LongestDanish: Story = {
  args: {
    ...dunes,
    title: 'Hudplejeprodukter til mennesker, der bor ved Vesterhavet',
    text: 'Daglig fugt til hud, der lever med vinden, saltet og de lange vintre.',
  },
  globals: narrow,
};
export const AllVariants: Story = { ...Dunes };
