import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { LinkElementContext, type LinkProps } from './Link.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  parameters: {
    docs: {
      description: {
        component: `The element behind every link of the kit; \`LinkElementContext\` makes it the router’s.

- **Do** say where it leads: "Læs om havtorn".
- **Do** use it wherever the kit’s other links are.
- **Don't** write "læs mere" or "her" alone.
- **Don't** open a new window without saying so.`,
      },
    },
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Native: Story = {
  args: { href: '#dunes', children: bilingual('Read about the dunes', 'Læs om klitterne') },
};

/** What a router's link looks like to the kit. */
function RouterLink(props: LinkProps): ReactNode {
  return <a {...props} data-router="" />;
}

export const OfARouter: Story = {
  args: { ...Native.args, href: '#dunes' },
  render: (args) => (
    <LinkElementContext value={RouterLink}>
      <Link {...args} />
    </LinkElementContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};

export const AllVariants: Story = { ...Native };
