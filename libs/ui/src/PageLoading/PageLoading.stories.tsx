import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { PageLoading } from './PageLoading.tsx';

const meta = {
  title: 'Feedback/PageLoading',
  component: PageLoading,
  parameters: {
    docs: {
      description: {
        component: `A line at the top of the window while the next page is on its way.

- **Do** keep it mounted, so that changes are announced.
- **Do** leave the old page in place meanwhile.
- **Don't** cover the page with a spinner.
- **Don't** delay it yourself: it appears only after a moment.`,
      },
    },
  },
} satisfies Meta<typeof PageLoading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { args: { state: 'idle', label: bilingual('Loading the page', 'Henter siden') } };

export const Loading: Story = {
  args: { state: 'loading', label: bilingual('Loading the page', 'Henter siden') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Loading|Henter/);
  },
};

export const Failed: Story = {
  args: { state: 'failed', label: bilingual('The page could not be loaded', 'Siden kunne ikke hentes') },
};
export const AllVariants: Story = { ...Failed };
