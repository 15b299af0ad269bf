import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { narrowViewport } from '../testing/viewports.ts';
import { BagList, BagListItem } from './BagList.tsx';
import { BagLine } from './BagLine.tsx';

const meta = {
  title: 'Commerce/BagLine',
  component: BagLine,
  parameters: {
    docs: {
      description: {
        component: `One line of the bag: picture, name, size, quantity, price of the line. The same in the drawer, on the page and in an order.

- **Do** announce a change of price or stock in a notice on its line.
- **Do** name the product in the label of the remove button, for screen reader users.
- **Don't** show a price that the market does not have.
- **Don't** ask for confirmation before removing: offer to undo it after.`,
      },
    },
  },
} satisfies Meta<typeof BagLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const quantity = (
  <QuantityStepper
    value={1}
    label="Antal, Læ Serum"
    decreaseLabel="Færre Læ Serum"
    increaseLabel="Flere Læ Serum"
    onChange={() => {}}
  />
);
const remove = (
  <Button variant="link">
    <ToolbarText en="Remove Lee Serum" da="Fjern Læ Serum" />
  </Button>
);

export const Product: Story = {
  args: {
    name: bilingual('Lee Serum', 'Læ Serum'),
    href: '#serum',
    size: '30 ml',
    picture: pictures.p04,
    total: '375,00 kr.',
    detail: '12.500,00 kr./l',
    quantity,
    remove,
  },
};

export const PriceChanged: Story = {
  args: {
    ...Product.args,
    notice: (
      <Notice tone="info">
        <ToolbarText
          en="The price has changed since your last visit: from DKK 355 to DKK 375."
          da="Prisen er ændret siden dit sidste besøg: fra 355 kr. til 375 kr."
        />
      </Notice>
    ),
  },
};

export const SoldOut: Story = {
  args: {
    name: bilingual('Cold Bay Bath Soak', 'Kold Bugt-badesalt'),
    href: '#badesalt',
    size: '300 g',
    picture: pictures.p14,
    total: '–',
    remove,
    notice: (
      <Notice tone="problem">
        <ToolbarText
          en="Sold out since your last visit. It is not part of the total."
          da="Udsolgt siden dit sidste besøg. Den er ikke med i beløbet."
        />
      </Notice>
    ),
  },
};

export const Gift: Story = {
  args: {
    name: bilingual('Amber Lip Balm', 'Ravlæbepomade'),
    size: bilingual('10 ml, your gift', '10 ml, din gave'),
    picture: pictures.p33,
    total: bilingual('Free', 'Gratis'),
  },
};

export const WithoutPicture: Story = {
  args: {
    name: bilingual('Gift card', 'Gavekort'),
    size: bilingual('By email', 'På e-mail'),
    total: '500,00 kr.',
    remove,
  },
};

export const LongestDanish: Story = {
  args: {
    ...PriceChanged.args,
    name: 'Multebærneglebåndsolie og Parfumefri Håndværkerhåndcreme',
    size: '15 ml rejsestørrelse',
    total: '12.495,00 kr.',
  },
  globals: narrowViewport,
};

/** Next to a checkout. */
export const Compact: Story = {
  args: { ...Product.args, quantity: undefined, remove: undefined },
  render: (args) => (
    <BagList label="Varer i kurven" density="compact">
      <BagListItem>
        <BagLine {...args} />
      </BagListItem>
      <BagListItem>
        <BagLine {...args} />
      </BagListItem>
    </BagList>
  ),
};

/** Lines far from the viewport are laid out when the shopper scrolls near them. */
export const OfMany: Story = {
  args: { ...Product.args },
  render: (args) => (
    <BagList label="Varer i kurven">
      {Array.from({ length: 40 }, (_, line) => (
        <BagListItem key={line}>
          <BagLine {...args} />
        </BagListItem>
      ))}
    </BagList>
  ),
  play: async ({ canvas }) => {
    const [last] = canvas.getAllByText('30 ml').slice(-1);
    const isLaidOut = () => last?.checkVisibility({ contentVisibilityAuto: true });
    await expect(isLaidOut()).toBe(false);
    last?.scrollIntoView();
    await waitFor(() => expect(isLaidOut()).toBe(true));
    await expect(last).toBeVisible();
  },
};

export const AllVariants: Story = {
  args: { ...Product.args },
  render: (args) => (
    <div style={{ maxWidth: '26rem', background: 'var(--color-sand)', padding: '0 1.5rem' }}>
      <BagList label="Varer i kurven">
        <BagListItem>
          <BagLine {...args} />
        </BagListItem>
        <BagListItem>
          <BagLine {...SoldOut.args} name="Kold Bugt-badesalt" size="300 g" total="–" />
        </BagListItem>
        <BagListItem>
          <BagLine name="Ravlæbepomade" size="10 ml, din gave" picture={pictures.p33} total="Gratis" />
        </BagListItem>
      </BagList>
    </div>
  ),
};
