import type { Meta, StoryObj } from '@storybook/react-vite';
import { BagSummary } from '../BagSummary/BagSummary.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { MarketText } from '../Price/MarketText.tsx';
import { bagTaxNote, bagTotal, TwoBagLines } from '../testing/bag.tsx';
import { bilingual, ToolbarText } from '../testing/language.tsx';
import { PageContainer, ContentWithAside, ShopPage, useBilingualValue } from '../testing/shop-page.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';

const meta = {
  title: 'Pages/Confirmation',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `After the order: its number, where it goes, and what was bought.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const words = {
  bought: bilingual('What you bought', 'Det har du købt'),
  facts: [
    { term: bilingual('Order', 'Ordre'), text: 'MH-2026-0000104212' },
    { term: bilingual('Placed', 'Bestilt'), text: bilingual('20 November 2026', '20. november 2026') },
    { term: bilingual('Delivery', 'Levering'), text: bilingual('To a parcel shop', 'Til pakkeshop') },
  ],
};

function ConfirmationPage() {
  const texts = useBilingualValue(words);
  return (
    <ShopPage>
      <PageHeader
        title={<ToolbarText en="Thank you for your order" da="Tak for din ordre" />}
        text={
          <ToolbarText
            en="We have sent a confirmation to mail@example.com."
            da="Vi har sendt en bekræftelse til mail@example.com."
          />
        }
      />
      <PageContainer>
        <ContentWithAside
          label={texts.bought}
          aside={
            <BagSummary
              rows={[]}
              total={{
                label: <ToolbarText en="Total" da="I alt" />,
                value: <MarketText texts={bagTotal} />,
                note: bagTaxNote,
              }}
            >
              <ButtonLink href="#shop" variant="quiet" width="full">
                <ToolbarText en="Back to the shop" da="Tilbage til butikken" />
              </ButtonLink>
            </BagSummary>
          }
        >
          <FactList facts={texts.facts} />
          <TwoBagLines editable={false} />
        </ContentWithAside>
      </PageContainer>
    </ShopPage>
  );
}

export const Desk: StoryObj = { render: () => <ConfirmationPage />, globals: desktopViewport };
export const Phone: StoryObj = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj = { ...Desk, globals: narrowViewport };
