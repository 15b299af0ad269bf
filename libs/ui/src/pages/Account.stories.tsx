import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressCard } from '../AddressCard/AddressCard.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { OrderCard } from '../OrderCard/OrderCard.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Section } from '../Section/Section.tsx';
import { catalogue } from '../testing/catalogue.ts';
import { bilingual, ToolbarText } from '../testing/language.tsx';
import { ShopPage, useBilingualValue } from '../testing/shop-page.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';

const meta = {
  title: 'Pages/Account',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `The account: the latest orders with what can be done about them, and the address. Orders shows all of them.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const words = {
  serum: { picture: catalogue.p04.picture, alt: catalogue.p04.name },
  cream: { picture: catalogue.p33.picture, alt: catalogue.p33.name },
  gel: { picture: catalogue.p01.picture, alt: catalogue.p01.name },
  denmark: bilingual('Denmark', 'Danmark'),
  standard: bilingual('Standard for delivery', 'Standard for levering'),
};

function Orders({ all }: { all: boolean }) {
  const texts = useBilingualValue(words);
  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <OrderCard
        title={<ToolbarText en="Order 1042" da="Ordre 1042" />}
        level={all ? 2 : 3}
        href="#order-1042"
        date={<ToolbarText en="20 November 2026" da="20. november 2026" />}
        dateTime="2026-11-20"
        status={<ToolbarText en="On its way" da="På vej" />}
        total="450,00 kr."
        pictures={[texts.serum, texts.cream]}
        actions={
          <ButtonLink variant="link" href="#track">
            <ToolbarText en="Track order 1042" da="Følg ordre 1042" />
          </ButtonLink>
        }
      />
      {all && (
        <OrderCard
          title={<ToolbarText en="Order 1017" da="Ordre 1017" />}
          level={2}
          href="#order-1017"
          date={<ToolbarText en="3 September 2026" da="3. september 2026" />}
          dateTime="2026-09-03"
          status={<ToolbarText en="Delivered" da="Leveret" />}
          stage="over"
          total="145,00 kr."
          pictures={[texts.gel]}
          actions={
            <Button variant="link">
              <ToolbarText en="Buy order 1017 again" da="Køb ordre 1017 igen" />
            </Button>
          }
        />
      )}
    </div>
  );
}

function OverviewPage() {
  const texts = useBilingualValue(words);
  return (
    <ShopPage>
      <PageHeader title={<ToolbarText en="Overview" da="Overblik" />} text="mail@example.com" />
      <Section
        title={<ToolbarText en="Latest order" da="Seneste ordre" />}
        titleSize="s"
        link={
          <Link href="#orders">
            <ToolbarText en="See all orders" da="Se alle ordrer" />
          </Link>
        }
      >
        <Orders all={false} />
      </Section>
      <Section title={<ToolbarText en="Address" da="Adresse" />} titleSize="s">
        <AddressCard
          name="Ida Ærø"
          lines={['Klitvej 12, 1. tv.', '9990 Skagen', texts.denmark]}
          marks={[texts.standard]}
          actions={
            <ButtonLink variant="link" href="#edit">
              <ToolbarText en="Edit the address" da="Ret adressen" />
            </ButtonLink>
          }
        />
      </Section>
    </ShopPage>
  );
}

function OrdersPage() {
  return (
    <ShopPage>
      <PageHeader title={<ToolbarText en="Orders" da="Ordrer" />} />
      <Section>
        <Orders all />
      </Section>
    </ShopPage>
  );
}

export const Desk: StoryObj = { render: () => <OverviewPage />, globals: desktopViewport };
export const Phone: StoryObj = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj = { ...Desk, globals: narrowViewport };

export const OrdersOnADesk: StoryObj = { render: () => <OrdersPage />, globals: desktopViewport };
export const OrdersOnAPhone: StoryObj = { ...OrdersOnADesk, globals: phoneViewport };
