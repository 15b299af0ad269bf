import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktopViewport, narrowViewport } from '../testing/viewports.ts';
import { Spacer } from './Spacer.tsx';

const meta = {
  title: 'Blocks/Spacer',
  component: Spacer,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Additional space between two blocks, which already have half a section's space above and below.

**Do** use it where a page changes its subject. **Do** use the grass once on a page at most.

**Don't** mend a crowded page with it: take a block away. **Don't** put two in a row.`,
      },
    },
  },
} satisfies Meta<typeof Spacer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = { args: {}, globals: desktopViewport };
export const Small: Story = { args: { size: 'small' }, globals: desktopViewport };
export const Large: Story = { args: { size: 'large' }, globals: desktopViewport };
export const Line: Story = { args: { mark: 'line' }, globals: desktopViewport };
export const Grass: Story = { args: { mark: 'grass' }, globals: desktopViewport };
export const Narrow: Story = { args: { mark: 'line', size: 'small' }, globals: narrowViewport };
export const AllVariants: Story = {
  render: () => (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} style={{ marginBlockEnd: '1rem', background: 'var(--color-sand)' }}>
          <Spacer size={size} />
        </div>
      ))}
      <Spacer mark="line" />
      <Spacer mark="grass" />
    </>
  ),
  globals: desktopViewport,
};
