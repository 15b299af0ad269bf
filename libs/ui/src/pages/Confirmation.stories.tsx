import type { Meta, StoryObj } from '@storybook/react-vite';
import { BagSummary } from '../BagSummary/BagSummary.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { MarketText } from '../Price/MarketText.tsx';
import { createBagTaxes, bagTotal, TwoProducts } from '../testing/bag.tsx';
import { both, Text } from '../testing/language.tsx';
import { Band, SideBySide, ShopPage, useTexts } from '../testing/shop-page.tsx';
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
  bought: both('What you bought', 'Det har du købt'),
  facts: [
    { term: both('Order', 'Ordre'), text: 'MH-2026-0000104212' },
    { term: both('Placed', 'Bestilt'), text: both('20 November 2026', '20. november 2026') },
    { term: both('Delivery', 'Levering'), text: both('To a parcel shop', 'Til pakkeshop') },
  ],
};

function ConfirmationPage() {
  const texts = useTexts(words);
  return (
    <ShopPage>
      <PageHeader
        title={<Text en="Thank you for your order" da="Tak for din ordre" />}
        text={
          <Text
            en="We have sent a confirmation to mail@example.com."
            da="Vi har sendt en bekræftelse til mail@example.com."
          />
        }
      />
      <Band>
        <SideBySide
          label={texts.bought}
          aside={
            <BagSummary
              rows={[]}
              total={{
                label: <Text en="Total" da="I alt" />,
                value: <MarketText texts={bagTotal} />,
                note: createBagTaxes,
              }}
            >
              <ButtonLink href="#shop" variant="quiet" width="full">
                <Text en="Back to the shop" da="Tilbage til butikken" />
              </ButtonLink>
            </BagSummary>
          }
        >
          <FactList facts={texts.facts} />
          <TwoProducts editable={false} />
        </SideBySide>
      </Band>
    </ShopPage>
  );
}

export const Desk: StoryObj = { render: () => <ConfirmationPage />, globals: desktopViewport };
export const Phone: StoryObj = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj = { ...Desk, globals: narrowViewport };
