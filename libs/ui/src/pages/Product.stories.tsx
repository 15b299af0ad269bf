import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Button } from '../Button/Button.tsx';
import { BuyBox } from '../BuyBox/BuyBox.tsx';
import { ProductLayout } from '../BuyBox/ProductLayout.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { Link } from '../Link/Link.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { Section } from '../Section/Section.tsx';
import { SizeSelector } from '../SizeSelector/SizeSelector.tsx';
import { ImageWithText } from '../ImageWithText/ImageWithText.tsx';
import { InstructionSteps } from '../InstructionSteps/InstructionSteps.tsx';
import { catalogue } from '../testing/catalogue.ts';
import { bilingual, ToolbarText } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { priceLabels } from '../testing/prices.ts';
import { CatalogueCard, ShopPage, useBilingualValue } from '../testing/shop-page.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';

const meta = {
  title: 'Pages/Product',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `A product: pictures and the buy box in the first screen, then facts, use, the whole list of ingredients, what goes with it.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const words = {
  pictures: bilingual('Pictures of Lee Serum', 'Billeder af Læ Serum'),
  previous: bilingual('Previous', 'Forrige'),
  next: bilingual('Next', 'Næste'),
  of: bilingual('of', 'af'),
  breadcrumb: bilingual('Breadcrumb', 'Brødkrumme'),
  face: bilingual('Face', 'Ansigt'),
  texture: bilingual('The serum, spread out', 'Serummet, strøget ud'),
  beside: bilingual('Beside the day cream', 'Ved siden af dagcremen'),
  quantity: bilingual('Quantity, Lee Serum', 'Antal, Læ Serum'),
  fewer: bilingual('Fewer Lee Serum', 'Færre Læ Serum'),
  more: bilingual('More Lee Serum', 'Flere Læ Serum'),
};

function ProductPage() {
  const texts = useBilingualValue(words);
  const serum = useBilingualValue(catalogue.p04);
  const labels = useBilingualValue(priceLabels);
  const [quantity, setQuantity] = useState(1);
  const [size, setSize] = useState(serum.sizes[0]?.id ?? '');
  return (
    <ShopPage>
      <div style={{ padding: 'var(--space-2) var(--page-margin)' }}>
        <Breadcrumb
          label={texts.breadcrumb}
          items={[
            { href: '#home', label: 'Marehalm' },
            { href: '#face', label: texts.face },
            { label: serum.name },
          ]}
        />
      </div>
      <ProductLayout
        gallery={
          <Gallery
            label={texts.pictures}
            previousLabel={texts.previous}
            nextLabel={texts.next}
            positionLabel={(position, count) => `${position} ${texts.of} ${count}`}
            pictures={[
              { picture: pictures.p04, alt: `${serum.name}, 30 ml` },
              { picture: pictures.textureGel, alt: texts.texture },
              { picture: pictures.p03, alt: texts.beside },
            ]}
          />
        }
        buyBox={
          <BuyBox
            collection={
              <Link href="#dune-grass">
                <ToolbarText en="Dune Grass" da="Marehalm" />
              </Link>
            }
            name={serum.name}
            promise={serum.promise}
            assurances={[
              {
                id: 'delivery',
                text: (
                  <ToolbarText
                    en="Free delivery to parcel shops, 2-3 working days"
                    da="Fri fragt til pakkeshop, 2-3 hverdage"
                  />
                ),
              },
              {
                id: 'samples',
                text: (
                  <ToolbarText
                    en="Three free samples with every order"
                    da="Tre gratis prøver med hver ordre"
                  />
                ),
              },
            ]}
          >
            <SizeSelector
              legend={<ToolbarText en="Size" da="Størrelse" />}
              sizes={serum.sizes.map(({ id, label, prices }) => ({ value: id, label, prices }))}
              priceLabels={labels}
              value={size}
              onChange={setSize}
            />
            <QuantityStepper
              label={texts.quantity}
              decreaseLabel={texts.fewer}
              increaseLabel={texts.more}
              value={quantity}
              onChange={setQuantity}
            />
            <Button width="full">
              <ToolbarText en="Add to bag" da="Læg i kurv" />
            </Button>
          </BuyBox>
        }
      />
      <Section width="text">
        <p>{serum.text}</p>
        <FactList
          facts={[
            {
              term: <ToolbarText en="Suited to" da="Velegnet til" />,
              text: <ToolbarText en="Every skin type" da="Alle hudtyper" />,
            },
            { term: <ToolbarText en="Texture" da="Tekstur" />, text: serum.texture },
            { term: <ToolbarText en="Scent" da="Duft" />, text: serum.scent },
          ]}
        />
      </Section>
      <ImageWithText
        picture={pictures.textureGel}
        alt={texts.texture}
        ratio="1:1"
        pictureSide="right"
        title={<ToolbarText en="How to use" da="Sådan bruger du den" />}
      >
        <InstructionSteps steps={serum.howToUse} />
      </ImageWithText>
      <Section width="text">
        <Disclosure summary={<ToolbarText en="Full list of ingredients" da="Hele ingredienslisten" />}>
          <p lang="la" translate="no">
            {serum.inci}
          </p>
        </Disclosure>
      </Section>
      <Section title={<ToolbarText en="Goes with it" da="Går godt til" />}>
        <ProductGrid>
          {[catalogue.p01, catalogue.p03, catalogue.p07, catalogue.p05].map((product) => (
            <CatalogueCard key={product.href} product={product} />
          ))}
        </ProductGrid>
      </Section>
    </ShopPage>
  );
}

export const Desk: StoryObj = { render: () => <ProductPage />, globals: desktopViewport };
export const Phone: StoryObj = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj = { ...Desk, globals: narrowViewport };
