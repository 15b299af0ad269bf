import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { controlIntersections } from '../testing/controlled-intersections.ts';
import { ToolbarText } from '../testing/language.tsx';
import { narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { StickyBuyBar } from './StickyBuyBar.tsx';

const meta = {
  title: 'Commerce/StickyBuyBar',
  component: StickyBuyBar,
  parameters: {
    docs: {
      description: {
        component: `A second buy button on phones, shown while the first one is outside the viewport.

- **Do** give the same button and the same price as the box above.
- **Do** hide it while the first button is visible.
- **Don't** show both at once.
- **Don't** add a second action.
- **Don't** let it cover more than 88 px.`,
      },
    },
  },
} satisfies Meta<typeof StickyBuyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function LongPage() {
  const button = useRef<HTMLDivElement>(null);
  return (
    <div style={{ minHeight: '200vh', padding: '1rem' }}>
      <div ref={button}>
        <Button width="full">
          <ToolbarText en="Add to bag" da="Læg i kurv" />
        </Button>
      </div>
      <StickyBuyBar
        watch={button}
        name={<ToolbarText en="Moorland Gold Hand Cream" da="Mosens Guld-håndcreme" />}
        price="30 ml · 75 kr."
      >
        <Button>
          <ToolbarText en="Add Moorland Gold" da="Læg i kurv" />
        </Button>
      </StickyBuyBar>
    </div>
  );
}

export const AfterScrolling: Story = {
  args: { watch: { current: null }, name: '', price: '', children: null },
  parameters: { layout: 'fullscreen' },
  render: () => <LongPage />,
  globals: phoneViewport,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    window.scrollTo(0, 400);
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
  },
};

/** A browser that is busy tells of the button in sight and out of it at once. */
export const AfterScrollingInABusyBrowser: Story = {
  ...AfterScrolling,
  play: async ({ canvas, mount }) => {
    const sights = controlIntersections();
    try {
      await mount();
      await waitFor(() => expect(sights.waiting()).toBe(1));
      window.scrollTo(0, 400);
      await waitFor(() => expect(sights.waiting()).toBe(2));
      sights.pass();
      await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(2));
    } finally {
      sights.release();
    }
  },
};

export const Narrow: Story = { ...AfterScrolling, globals: narrowViewport };
export const AllVariants: Story = { ...AfterScrolling, tags: ['phone-only'] };
