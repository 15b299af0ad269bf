import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AddressForm, type AddressFormProps } from '../AddressForm/AddressForm.tsx';
import { BagSummary } from '../BagSummary/BagSummary.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { MarketText } from '../Price/MarketText.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { StepIndicator } from '../StepIndicator/StepIndicator.tsx';
import { bagTaxNote, bagTotal, TwoBagLines } from '../testing/bag.tsx';
import { bilingual, ToolbarText } from '../testing/language.tsx';
import {
  PageContainer,
  ContentWithAside,
  CheckoutPageFrame,
  useBilingualValue,
} from '../testing/shop-page.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { Stack } from '../testing/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';

const meta = {
  title: 'Pages/Checkout',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `A step of the checkout on paper, without a way to anywhere else: large calm fields, and on sand what is being paid.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const words = {
  order: bilingual('Your order', 'Din ordre'),
  steps: bilingual('Steps of the checkout', 'Trin i kassen'),
  items: [
    { id: 'bag', label: bilingual('Bag', 'Kurv'), href: '#bag' },
    { id: 'delivery', label: bilingual('Delivery', 'Levering') },
    { id: 'payment', label: bilingual('Payment', 'Betaling') },
  ],
  address: {
    firstName: { label: bilingual('First name', 'Fornavn') },
    lastName: { label: bilingual('Last name', 'Efternavn') },
    street: { label: bilingual('Street and number', 'Vej og nummer') },
    extra: { label: bilingual('Floor and door', 'Etage og dør') },
    postcode: { label: bilingual('Postcode', 'Postnummer') },
    city: { label: bilingual('Town', 'By') },
    phone: {
      label: bilingual('Phone', 'Telefon'),
      hint: bilingual('For a message from the parcel shop', 'Til besked fra pakkeshoppen'),
    },
  } satisfies AddressFormProps['texts'],
  ways: [
    {
      value: 'parcel-shop',
      label: bilingual('Parcel shop, free', 'Pakkeshop, gratis'),
      hint: bilingual('2-3 working days', '2-3 hverdage'),
    },
    {
      value: 'home',
      label: bilingual('To your door, DKK 59', 'Til døren, 59 kr.'),
      hint: bilingual('2-3 working days', '2-3 hverdage'),
    },
  ],
};

function DeliveryStep() {
  const texts = useBilingualValue(words);
  const [address, setAddress] = useState<AddressFormProps['value']>({});
  return (
    <CheckoutPageFrame>
      <PageContainer>
        <StepIndicator label={texts.steps} steps={texts.items} current="delivery" />
        <Heading level={1} size="m">
          <ToolbarText en="Where may we send it?" da="Hvor må vi sende det hen?" />
        </Heading>
        <ContentWithAside
          label={texts.order}
          aside={
            <Stack width="100%">
              <TwoBagLines editable={false} />
              <BagSummary
                rows={[
                  {
                    id: 'delivery',
                    label: <ToolbarText en="Delivery" da="Levering" />,
                    value: <ToolbarText en="Free" da="Gratis" />,
                  },
                ]}
                total={{
                  label: <ToolbarText en="Total" da="I alt" />,
                  value: <MarketText texts={bagTotal} />,
                  note: bagTaxNote,
                }}
              />
            </Stack>
          }
        >
          <Form onSubmit={() => {}}>
            <TextField
              label="E-mail"
              type="email"
              autoComplete="email"
              hint={
                <ToolbarText en="For the receipt and the tracking link" da="Til kvitteringen og sporingen" />
              }
            />
            <AddressForm
              id="delivery"
              purpose="shipping"
              texts={texts.address}
              optionalText={<ToolbarText en="Optional" da="Valgfrit" />}
              optionalFields={['extra']}
              value={address}
              onChange={(field, value) => {
                setAddress((old) => ({ ...old, [field]: value }));
              }}
            />
            <RadioGroup
              legend={
                <ToolbarText en="How would you like it delivered?" da="Hvordan vil du have det leveret?" />
              }
              options={texts.ways}
              defaultValue="parcel-shop"
            />
            <Button type="submit" width="full">
              <ToolbarText en="Continue to payment" da="Fortsæt til betaling" />
            </Button>
          </Form>
        </ContentWithAside>
      </PageContainer>
    </CheckoutPageFrame>
  );
}

export const Desk: StoryObj = { render: () => <DeliveryStep />, globals: desktopViewport };
export const Phone: StoryObj = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj = { ...Desk, globals: narrowViewport };
