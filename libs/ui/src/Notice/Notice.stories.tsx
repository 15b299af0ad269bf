import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  parameters: {
    docs: {
      description: {
        component: `Says what has just happened, near where it happened.

- **Do** say what to do next.
- **Do** use \`problem\` only for what stops the visitor: it interrupts a screen reader.
- **Don't** use it as decoration.
- **Don't** show the mistake of a field only here: it belongs next to the field as well.
- **Don't** stack more than two.`,
      },
    },
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: {
    tone: 'info',
    children: bilingual('Prices are now in Norwegian kroner.', 'Priserne er nu i norske kroner.'),
  },
};

export const Success: Story = {
  args: {
    tone: 'success',
    children: bilingual(
      'Success! Thank you for subscribing to our newsletter and joining the Club. Check your inbox.',
      'Tak. Bekræft din tilmelding i den e-mail, vi har sendt.',
    ),
  },
};

export const Problem: Story = {
  args: {
    tone: 'problem',
    children: bilingual('Oh no! An error occurred. Please try again later.', 'Noget gik galt. Prøv igen.'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** In a region that was there before and says what comes into it. */
export const InsideARegion: Story = {
  args: {
    tone: 'info',
    announcedBy: 'around',
    children: bilingual('There are only two left.', 'Der er kun to tilbage.'),
  },
  decorators: [(Story) => <div role="status">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
};

export const LongestDanish: Story = {
  args: {
    tone: 'problem',
    children:
      'Mosens Guld-håndcreme, 75 ml, kan ikke leveres til International lige nu. Vi har fjernet den fra kurven og gemt resten.',
  },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: { tone: 'info', children: '' },
  render: () => (
    <Stack width="32rem">
      <Notice tone="info">
        <ToolbarText en="Prices are now in Norwegian kroner." da="Priserne er nu i norske kroner." />
      </Notice>
      <Notice tone="success">
        <ToolbarText en="The code has been used." da="Koden er brugt." />
      </Notice>
      <Notice tone="problem">
        <ToolbarText en="The code has expired." da="Koden er udløbet." />
      </Notice>
    </Stack>
  ),
};
