import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BagLine } from '../BagLine/BagLine.tsx';
import { BagList, BagListItem } from '../BagLine/BagList.tsx';
import { BagSummary } from '../BagSummary/BagSummary.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { GiftItem } from '../GiftItem/GiftItem.tsx';
import { GiftProgress } from '../GiftProgress/GiftProgress.tsx';
import { Notice } from '../Notice/Notice.tsx';
import type { PictureData } from '../Picture/Picture.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { SamplesBanner } from '../SamplesBanner/SamplesBanner.tsx';
import { ToolbarText, useToolbarLanguage } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';

interface Line {
  name: string;
  size: string;
  total: string;
  detail?: string;
  picture: PictureData;
  count?: number;
  notice?: string;
}

interface Bag {
  lines: readonly Line[];
  gift: 'missing' | 'earned' | 'none';
  giftText: string;
  /** 0 to 1. */
  fraction: number;
  samples: readonly { id: string; name: string; picture: PictureData }[];
  total: string;
}

/** The drawer put together as the shop does it: gift, lines, samples, sum, and one ink button. */
function WholeBag({ lines, gift, giftText, fraction, samples, total }: Bag) {
  const isDanish = useToolbarLanguage() === 'da';
  const say = (en: string, da: string) => (isDanish ? da : en);
  const isEmpty = lines.length === 0;
  return (
    <Drawer
      isOpen
      onClose={() => {}}
      title={say('Bag', 'Kurv')}
      closeLabel={say('Close', 'Luk')}
      footer={
        !isEmpty && (
          <BagSummary
            rows={[
              {
                id: 'delivery',
                label: say('Delivery', 'Levering'),
                value: say('Free to a parcel shop', 'Gratis til pakkeshop'),
              },
            ]}
            total={{ label: say('Total', 'I alt'), value: total, note: say('Taxes included', 'Inkl. moms') }}
          >
            <ButtonLink href="#checkout" width="full">
              {say('Checkout', 'Til kassen')}
            </ButtonLink>
            <ButtonLink href="#cart" variant="link">
              {say('View bag', 'Se kurv')}
            </ButtonLink>
          </BagSummary>
        )
      }
    >
      {isEmpty ? (
        <EmptyState
          level={3}
          title={say('Your bag is empty', 'Din kurv er tom')}
          action={<ButtonLink href="#shop">{say('See all products', 'Se alle produkter')}</ButtonLink>}
        >
          <p>
            {say(
              'Up to three free samples come with every order.',
              'Op til tre gratis prøver med hver ordre.',
            )}
          </p>
        </EmptyState>
      ) : (
        <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
          {gift !== 'none' && (
            <GiftProgress state={gift} fraction={fraction}>
              {giftText}
            </GiftProgress>
          )}
          <BagList label={say('Items in your bag', 'Varer i kurven')}>
            {lines.map(({ name, size, total: lineTotal, detail, picture, count = 1, notice }) => (
              <BagListItem key={name}>
                <BagLine
                  name={name}
                  href="#product"
                  size={size}
                  picture={picture}
                  total={lineTotal}
                  detail={detail}
                  quantity={
                    <QuantityStepper
                      value={count}
                      label={`${say('Quantity', 'Antal')}, ${name}`}
                      decreaseLabel={`${say('Fewer', 'Færre')} ${name}`}
                      increaseLabel={`${say('More', 'Flere')} ${name}`}
                      onChange={() => {}}
                    />
                  }
                  remove={
                    <Button variant="link" aria-label={`${say('Remove', 'Fjern')} ${name}`}>
                      {say('Remove', 'Fjern')}
                    </Button>
                  }
                  notice={notice && <Notice tone="problem">{notice}</Notice>}
                />
              </BagListItem>
            ))}
            {gift === 'earned' && (
              <BagListItem>
                <GiftItem
                  name={say('Amber Lip Balm', 'Ravlæbepomade')}
                  size="10 ml"
                  picture={pictures.p33}
                  price={say('Free', 'Gratis')}
                  why={say('Your gift', 'Din gave')}
                />
              </BagListItem>
            )}
          </BagList>
          <SamplesBanner
            title={say('Choose up to 3 free samples', 'Vælg op til 3 gratis prøver')}
            limit={3}
            chosen={samples}
            chosenLabel={say('Your samples', 'Dine prøver')}
            countText={say(`${samples.length} of 3 selected`, `${samples.length} af 3 valgt`)}
            action={
              <Button variant="link">
                {samples.length > 0 ? (
                  <ToolbarText en="Change samples" da="Skift prøver" />
                ) : (
                  <ToolbarText en="Choose samples" da="Vælg prøver" />
                )}
              </Button>
            }
          />
        </div>
      )}
    </Drawer>
  );
}

const meta = {
  title: 'Commerce/BagDrawer',
  component: WholeBag,
  parameters: {
    docs: {
      story: { inline: false, height: '820px' },
      description: {
        component: `The bag from the side of any page, composed of Drawer, GiftProgress, BagLine, GiftItem, SamplesBanner and BagSummary.

- **Do** keep one ink button: the way to the checkout.
- **Do** put the sentence about the gift first, because shoppers can still act on it.
- **Do** keep the samples in their place, chosen or not.
- **Don't** offer other products here. A shopper who opens the bag is on the way to pay.`,
      },
    },
  },
} satisfies Meta<typeof WholeBag>;
export default meta;
type Story = StoryObj<typeof meta>;

const two: readonly Line[] = [
  { name: 'Læ Serum', size: '30 ml', total: '375,00 kr.', detail: '12.500,00 kr./l', picture: pictures.p04 },
  {
    name: 'Gylden Ansigtsolie',
    size: '15 ml',
    total: '235,00 kr.',
    detail: '15.666,67 kr./l',
    picture: pictures.p07,
  },
];

const chosen = [
  { id: 's01', name: 'Stille Creme, 2 ml', picture: pictures.textureCream },
  { id: 's02', name: 'Langsom Natcreme, 2 ml', picture: pictures.textureGel },
];

export const OneProduct: Story = {
  args: {
    lines: two.slice(0, 1),
    gift: 'missing',
    giftText: 'Du mangler 125 kr. til en gratis Ravlæbepomade',
    fraction: 0.75,
    samples: [],
    total: '375,00 kr.',
  },
  play: async () => {
    const inked = [...document.querySelectorAll('dialog [data-variant="primary"]')];
    await expect(inked).toHaveLength(1);
  },
};

export const GiftAndSamples: Story = {
  args: {
    lines: two,
    gift: 'earned',
    giftText: 'Du får en gave: Ravlæbepomade',
    fraction: 1,
    samples: chosen,
    total: '610,00 kr.',
  },
};

export const SoldOutMeanwhile: Story = {
  args: {
    ...OneProduct.args,
    lines: [
      ...two.slice(0, 1),
      {
        name: 'Kold Bugt-badesalt',
        size: '300 g',
        total: '–',
        picture: pictures.p14,
        notice: 'Udsolgt siden dit sidste besøg. Den er ikke med i beløbet.',
      },
    ],
  },
};

export const Empty: Story = {
  args: { lines: [], gift: 'none', giftText: '', fraction: 0, samples: [], total: '' },
};

export const LongestDanish: Story = {
  args: {
    lines: [
      {
        name: 'Multebærneglebåndsolie og Parfumefri Håndværkerhåndcreme',
        size: '15 ml rejsestørrelse',
        total: '12.495,00 kr.',
        detail: '3 stk. á 4.165,00 kr.',
        picture: pictures.p33,
        count: 3,
      },
      ...two,
    ],
    gift: 'missing',
    giftText: 'Læg to mere i kurven, og få en gratis Multebærneglebåndsolie fra serien Multebær',
    fraction: 0.4,
    samples: [
      { id: 'a', name: 'Multebærneglebåndsolie, 1 ml', picture: pictures.textureOil },
      { id: 'b', name: 'Parfumefri Håndværkerhåndcreme, 2 ml', picture: pictures.textureCream },
    ],
    total: '13.105,00 kr.',
  },
  globals: narrowViewport,
};

export const Narrow: Story = { ...GiftAndSamples, globals: narrowViewport };
export const OnAPhone: Story = { ...GiftAndSamples, globals: phoneViewport };
export const AllVariants: Story = { ...GiftAndSamples, globals: desktopViewport };
