import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { CollectionFeature } from '../CollectionFeature/CollectionFeature.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { Link } from '../Link/Link.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { Quote } from '../Quote/Quote.tsx';
import { Section } from '../Section/Section.tsx';
import { Spacer } from '../Spacer/Spacer.tsx';
import { ImageWithText } from '../ImageWithText/ImageWithText.tsx';
import { catalogue } from '../testing/catalogue.ts';
import { bilingual, ToolbarText } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { CatalogueCard, ShopPage, useBilingualValue } from '../testing/shop-page.tsx';
import { desktopViewport, phoneViewport } from '../testing/viewports.ts';

const words = {
  dunes: bilingual('Dunes under a pale sky', 'Klitter under en lys himmel'),
  oat: bilingual('The Oat series on linen', 'Havre-serien på hør'),
  texture: bilingual('Gel, spread out', 'Gel, strøget ud'),
};

const names = ['hero', 'products', 'series', 'quote', 'split', 'banner', 'spacer'] as const;
type Name = (typeof names)[number];

interface LabProps {
  /** Blocks of the page, from top to bottom. The editor of a page may put them in any order, and the same one twice. */
  blocks: readonly Name[];
}

/** A page of blocks in any order, to see how they follow each other. */
function OrderOfBlocks({ blocks }: LabProps) {
  const texts = useBilingualValue(words);
  const drawn: Readonly<Record<Name, ReactNode>> = {
    hero: (
      <Hero
        picture={pictures.heroDunes}
        alt={texts.dunes}
        ink="dark"
        calm="sky"
        title={<ToolbarText en="Skin that lives with the wind" da="Hud, der lever med vinden" />}
      />
    ),
    products: (
      <Section title={<ToolbarText en="New this season" da="Nyt i sæsonen" />}>
        <ProductGrid>
          {[catalogue.p04, catalogue.p05, catalogue.p09, catalogue.p33].map((product) => (
            <CatalogueCard key={product.href} product={product} />
          ))}
        </ProductGrid>
      </Section>
    ),
    series: (
      <CollectionFeature
        picture={pictures.heroOat}
        alt={texts.oat}
        tint="oat"
        title={<ToolbarText en="Oat" da="Havre" />}
        link={
          <Link href="#oat">
            <ToolbarText en="See the series" da="Se serien" />
          </Link>
        }
      >
        <ToolbarText en="For skin that wants peace." da="Til hud, der vil have fred." />
      </CollectionFeature>
    ),
    quote: (
      <Quote>
        <ToolbarText
          en="On the outer side of the dune nothing is still."
          da="På klittens yderside står intet stille."
        />
      </Quote>
    ),
    split: (
      <ImageWithText
        picture={pictures.textureGel}
        alt={texts.texture}
        ratio="1:1"
        title={<ToolbarText en="Little, and exactly" da="Lidt, og præcist" />}
      >
        <p>
          <ToolbarText
            en="What is in it is written on the label, and why."
            da="Det, der er i den, står på etiketten, og hvorfor."
          />
        </p>
      </ImageWithText>
    ),
    banner: (
      <Banner
        link={
          <Link href="#delivery">
            <ToolbarText en="How we deliver" da="Sådan leverer vi" />
          </Link>
        }
      >
        <ToolbarText en="Three free samples with every order." da="Tre gratis prøver med hver ordre." />
      </Banner>
    ),
    spacer: <Spacer size="large" />,
  };
  return (
    <ShopPage ground={blocks[0] === 'hero' ? 'picture-dark-text' : 'paper'}>
      {/* The page has a title, wherever the hero stands. */}
      {!blocks.includes('hero') && (
        <Section title={<ToolbarText en="A page without a hero" da="En side uden hero" />}>{null}</Section>
      )}
      {blocks.map((name, position) => (
        <div key={position} data-block={name}>
          {drawn[name]}
        </div>
      ))}
    </ShopPage>
  );
}

const meta = {
  title: 'Labs/Order of blocks',
  component: OrderOfBlocks,
  argTypes: { blocks: { control: 'object' } },
  args: { blocks: ['hero', 'products', 'series', 'quote', 'split', 'banner'] },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `What an editor can do to a page: write the blocks below in any order, leave some out, repeat one, and see whether the air between them still holds. Names: ${names.map((name) => `\`${name}\``).join(', ')}.`,
      },
    },
  },
} satisfies Meta<typeof OrderOfBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  globals: desktopViewport,
  play: async ({ canvasElement, args }) => {
    const seen = [...canvasElement.querySelectorAll<HTMLElement>('[data-block]')];
    await expect(seen.map(({ dataset }) => dataset['block'])).toEqual(args.blocks);
  },
};
export const Phone: Story = { ...Desk, globals: phoneViewport };
/** Two tinted blocks side by side, and a quote first: the hardest neighbours. */
export const HardNeighbours: Story = {
  ...Desk,
  args: { blocks: ['quote', 'series', 'banner', 'products', 'spacer', 'split', 'split'] },
};
