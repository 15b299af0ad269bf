import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames } from './Icon.tsx';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Content/Icon',
  component: Icon,
  parameters: {
    docs: {
      description: {
        component: `A drawing of 20 px in the colour of its words.

- **Do** put it beside words that say the same.
- **Do** draw a new one with the same stroke and ends.
- **Don't** use it alone: that is an \`IconButton\`, which has a name.
- **Don't** colour it other than its text.`,
      },
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = { args: { name: 'search', size: 'large' } };

export const AllVariants: Story = {
  args: { name: 'search' },
  render: () => (
    <ul
      role="list"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
        gap: '2rem 1rem',
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', gap: '0.5rem', fontSize: 'var(--text-label)' }}>
          <span style={{ display: 'flex', alignItems: 'end', gap: '0.5rem' }}>
            <Icon name={name} size="large" />
            <Icon name={name} />
            <Icon name={name} size="small" />
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
};
