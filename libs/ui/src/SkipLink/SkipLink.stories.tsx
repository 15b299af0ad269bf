import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    docs: {
      description: {
        component: `The first Tab stop of a page: a link past the header to the content.

- **Do** lead to the \`main\` of the page.
- **Do** keep it the first thing in the document.
- **Don't** hide it for good: it is seen when it has the focus.
- **Don't** add a second one without need.`,
      },
    },
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  args: { href: '#main', children: bilingual('Skip to content', 'Gå til indhold') },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} style={{ padding: '6rem 2rem' }}>
        Indhold
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
export const AllVariants: Story = { ...Focused };
