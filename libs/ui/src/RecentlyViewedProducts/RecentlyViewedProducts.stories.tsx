import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual, resolveBilingual, useToolbarLanguage } from '../testing/language.tsx';
import { productCards } from '../testing/products.ts';
import { narrowViewport } from '../testing/viewports.ts';
import { RecentlyViewedProducts, type RecentlyViewedProductsProps } from './RecentlyViewedProducts.tsx';

const words = {
  title: bilingual('Recently viewed', 'Senest set'),
  off: bilingual('What you look at is not remembered.', 'Det, du ser på, bliver ikke husket.'),
  on: bilingual(
    'What you look at is remembered on this device.',
    'Det, du ser på, bliver husket på denne enhed.',
  ),
  turnOff: bilingual('Do not remember what I look at', 'Husk ikke, hvad jeg ser på'),
  turnOn: bilingual('Remember it on this device', 'Husk det på denne enhed'),
};

/** The texts and cards in the toolbar's language, which is known only while drawing. */
function InLanguage({ hasCards = true, ...props }: RecentlyViewedProductsProps & { hasCards?: boolean }) {
  const language = useToolbarLanguage();
  const { title, ...texts } = resolveBilingual(words, language);
  const cards = productCards
    .slice(0, props.count)
    .map((product) => <ProductCard key={product.href} {...resolveBilingual(product, language)} />);
  return (
    <RecentlyViewedProducts
      {...props}
      title={props.title || title}
      texts={texts}
      cards={hasCards ? cards : undefined}
    />
  );
}

const meta = {
  title: 'Blocks/RecentlyViewedProducts',
  component: RecentlyViewedProducts,
  render: (args) => <InLanguage {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
Products that a shopper has viewed on this device.

- **Do** show one row, the latest first, without the product of the page.
- **Do** offer to switch it off beside the row: others may use the same device.
- **Don't** send the list anywhere.
- **Don't** show it above what the page is about.
`,
      },
    },
  },
  args: {
    title: '',
    texts: { off: '', on: '', turnOff: '', turnOn: '' },
    count: 3,
    isOff: false,
    onNear: fn(),
    onToggle: fn(),
  },
} satisfies Meta<typeof RecentlyViewedProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await waitFor(() => expect(args.onNear).toHaveBeenCalledOnce());
  },
};
export const Waiting: Story = { render: (args) => <InLanguage {...args} hasCards={false} /> };
export const None: Story = { args: { count: 0 } };

function Switched(props: RecentlyViewedProductsProps) {
  const [isOff, setOff] = useState(false);
  const [count, setCount] = useState(props.count);
  const toggle = () => {
    setOff(!isOff);
    setCount(0);
  };
  return <InLanguage {...props} count={count} isOff={isOff} onToggle={toggle} />;
}

export const Off: Story = {
  render: (args) => <Switched {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Do not remember|Husk ikke)/ }));
    const turnOn = canvas.getByRole('button', { name: /^(Remember it|Husk det)/ });
    await expect(turnOn).toHaveFocus();
    await userEvent.click(turnOn);
    await expect(canvas.getByText(/(is remembered|bliver husket) (on|på)/)).toBeVisible();
  },
};

export const Narrow: Story = { globals: narrowViewport };

export const AllVariants: Story = {
  render: (args) => (
    <Stack width="100%">
      <InLanguage {...args} isOff />
      <InLanguage {...args} />
      <InLanguage
        {...args}
        hasCards={false}
        title={<ToolbarText en="Recently viewed, waiting" da="Senest set, venter" />}
      />
    </Stack>
  ),
};
