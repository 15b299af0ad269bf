import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BagLine } from '../BagLine/BagLine.tsx';
import { BagList, BagListItem } from '../BagLine/BagList.tsx';
import { BagSummary } from '../BagSummary/BagSummary.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { GiftProgress } from '../GiftProgress/GiftProgress.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { narrowViewport, phoneViewport } from '../testing/viewports.ts';
import type { DrawerProps } from './Drawer.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: {
    docs: {
      description: {
        component: `The bag from the right, the menu and the filters from the left.

- **Do** put its one action into \`footer\`, in reach of the thumb.
- **Do** bring the focus back to what opened it: it does so by itself.
- **Don't** close it by a timer.
- **Don't** use it for a question: that is a dialog.`,
      },
    },
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const line = (
  name: string,
  size: string,
  total: string,
  picture: (typeof pictures)[keyof typeof pictures],
) => (
  <BagListItem>
    <BagLine
      name={name}
      href="#product"
      size={size}
      picture={picture}
      total={total}
      quantity={
        <QuantityStepper
          value={1}
          label={`Antal, ${name}`}
          decreaseLabel={`Færre ${name}`}
          increaseLabel={`Flere ${name}`}
          onChange={() => {}}
        />
      }
      remove={
        <Button variant="link" aria-label={`Fjern ${name}`}>
          Fjern
        </Button>
      }
    />
  </BagListItem>
);

const bag = (
  <>
    <GiftProgress state="missing" fraction={0.76}>
      <ToolbarText
        en="Spend DKK 120 more for a free lip balm"
        da="Du mangler 120 kr. til en gratis læbepomade"
      />
    </GiftProgress>
    <BagList label="Varer i kurven">
      {line('Læ Serum', '30 ml', '375,00 kr.', pictures.p04)}
      {line('Mosens Guld-håndcreme', '75 ml', '145,00 kr.', pictures.p33)}
    </BagList>
  </>
);

const footer = (
  <BagSummary
    total={{
      label: <ToolbarText en="Total" da="I alt" />,
      value: '520,00 kr.',
      note: <ToolbarText en="Taxes included" da="Inkl. moms" />,
    }}
  >
    <ButtonLink href="#checkout" width="full">
      <ToolbarText en="Checkout" da="Til kassen" />
    </ButtonLink>
    <ButtonLink href="#cart" variant="link">
      <ToolbarText en="View bag" da="Se kurv" />
    </ButtonLink>
  </BagSummary>
);

const args = {
  isOpen: true,
  onClose: () => {},
  title: bilingual('Bag', 'Kurv'),
  closeLabel: bilingual('Close', 'Luk'),
  children: bag,
  footer,
};

function Opening(props: DrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        <ToolbarText en="Open the bag" da="Åbn kurven" />
      </Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

export const OpensAndCloses: Story = {
  args,
  render: (given) => <Opening {...given} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Open|Åbn/ });
    await userEvent.click(opener);
    await expect(canvas.getByRole('heading', { name: /^(Bag|Kurv)$/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Close|Luk/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Bag: Story = { args, parameters: { docs: { story: { inline: false, height: '720px' } } } };
export const BagOnAPhone: Story = { ...Bag, globals: phoneViewport };
export const Narrow: Story = { ...Bag, globals: narrowViewport };

export const EmptyBag: Story = {
  ...Bag,
  args: {
    ...args,
    footer: null,
    children: (
      <EmptyState
        level={3}
        title={<ToolbarText en="Your bag is empty" da="Din kurv er tom" />}
        action={
          <ButtonLink href="#shop" variant="quiet">
            <ToolbarText en="See all products" da="Se alle produkter" />
          </ButtonLink>
        }
      />
    ),
  },
};

export const FromTheLeft: Story = { ...Bag, args: { ...args, side: 'left' } };
export const AllVariants: Story = { ...Bag };
