import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Content/Heading',
  component: Heading,
  parameters: {
    docs: {
      description: {
        component: `A heading whose level says its place in the page and whose size says its weight.

- **Do** choose the level by the outline, the size by the eye.
- **Do** write sentence case, one thought.
- **Don't** skip a level.
- **Don't** use the display face below 28 px: the sizes know.`,
      },
    },
  },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  args: { level: 2, children: bilingual('The quiet of the dunes', 'Klitternes ro') },
};

export const LongestDanishWord: Story = {
  args: {
    level: 1,
    size: 'xl',
    children: bilingual('Fragrance-free hand and body wash', 'Multebærneglebåndsolie uden parfume'),
  },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: { level: 2, children: '' },
  render: () => (
    <Stack>
      {(['xl', 'l', 'm', 's', 'title'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          <ToolbarText en="Skin that lives with the wind" da="Hud, der lever med vinden" />
        </Heading>
      ))}
    </Stack>
  ),
};
