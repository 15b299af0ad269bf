import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BagSummary } from '../BagSummary/BagSummary.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { GiftProgress } from '../GiftProgress/GiftProgress.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { MarketText } from '../Price/MarketText.tsx';
import { SamplesSelector } from '../SamplesSelector/SamplesSelector.tsx';
import { bagTaxNote, bagTotal, TwoBagLines } from '../testing/bag.tsx';
import { bilingual, ToolbarText } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { PageContainer, ContentWithAside, ShopPage, useBilingualValue } from '../testing/shop-page.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';

const meta = {
  title: 'Pages/Bag',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `The bag as a page: the lines, the samples, and on sand what it comes to. The drawer shows the same.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const words = {
  total: bilingual('What it comes to', 'Det bliver'),
  samples: [
    { id: 's01', name: bilingual('Lee Serum, 2 ml', 'Læ Serum, 2 ml'), picture: pictures.textureGel },
    { id: 's02', name: bilingual('Still Cream, 2 ml', 'Stille Creme, 2 ml'), picture: pictures.textureCream },
    {
      id: 's03',
      name: bilingual('Golden Face Oil, 1 ml', 'Gylden Ansigtsolie, 1 ml'),
      picture: pictures.textureOil,
    },
  ],
};

function BagPage() {
  const texts = useBilingualValue(words);
  const [samples, setSamples] = useState<readonly string[]>(['s01']);
  return (
    <ShopPage>
      <PageHeader title={<ToolbarText en="Shopping bag" da="Indkøbskurv" />} />
      <PageContainer>
        <ContentWithAside
          label={texts.total}
          aside={
            <BagSummary
              rows={[
                { id: 'subtotal', label: 'Subtotal', value: <MarketText texts={bagTotal} /> },
                {
                  id: 'delivery',
                  label: <ToolbarText en="Delivery" da="Levering" />,
                  value: <ToolbarText en="Free to a parcel shop" da="Gratis til pakkeshop" />,
                },
              ]}
              total={{
                label: <ToolbarText en="Total" da="I alt" />,
                value: <MarketText texts={bagTotal} />,
                note: bagTaxNote,
              }}
            >
              <ButtonLink href="#checkout" width="full">
                <ToolbarText en="Checkout" da="Til kassen" />
              </ButtonLink>
            </BagSummary>
          }
        >
          <GiftProgress
            state="missing"
            fraction={0.9}
            conditions={{
              label: 'Conditions',
              text: (
                <ToolbarText
                  en="One per order, while stock lasts."
                  da="Én pr. ordre, så længe lager haves."
                />
              ),
            }}
          >
            <MarketText
              texts={{
                dk: (
                  <ToolbarText
                    en="DKK 50 more for a free lip balm"
                    da="Du mangler 50 kr. til en gratis læbepomade"
                  />
                ),
                no: (
                  <ToolbarText
                    en="NOK 101 more for a free lip balm"
                    da="Du mangler 101 kr til en gratis læbepomade"
                  />
                ),
                int: (
                  <ToolbarText
                    en="€10 more for a free lip balm"
                    da="Du mangler €10 til en gratis læbepomade"
                  />
                ),
              }}
            />
          </GiftProgress>
          <TwoBagLines editable />
          <SamplesSelector
            legend={<ToolbarText en="Choose up to 3 free samples" da="Vælg op til 3 gratis prøver" />}
            samples={texts.samples}
            selected={samples}
            onChange={setSamples}
            limit={3}
            countText={<ToolbarText en={`${samples.length} of 3`} da={`${samples.length} af 3 valgt`} />}
            limitText={<ToolbarText en="You can choose 3 samples" da="Du kan vælge 3 prøver" />}
          />
        </ContentWithAside>
      </PageContainer>
    </ShopPage>
  );
}

export const Desk: StoryObj = { render: () => <BagPage />, globals: desktopViewport };
export const Phone: StoryObj = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj = { ...Desk, globals: narrowViewport };
