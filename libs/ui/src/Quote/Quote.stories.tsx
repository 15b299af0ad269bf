import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../testing/language.tsx';
import { desktopViewport, narrowViewport } from '../testing/viewports.ts';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Blocks/Quote',
  component: Quote,
  parameters: {
    docs: {
      description: {
        component: `A sentence that may stand alone, in display type.

- **Do** choose one that is worth reading twice.
- **Do** name who said it, if it is known.
- **Don't** quote a customer who was not asked.
- **Don't** use two in one article screen.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sentence: Story = {
  args: {
    children: bilingual(
      'What holds the sand also holds the water.',
      'Det, der holder på sandet, holder også på vandet.',
    ),
  },
  globals: desktopViewport,
};
export const Attributed: Story = {
  args: {
    ...Sentence.args,
    children: bilingual(
      'What holds the sand also holds the water.',
      'Det, der holder på sandet, holder også på vandet.',
    ),
    attribution: bilingual('From our journal', 'Fra vores journal'),
  },
};
export const Narrow: Story = { ...Attributed, globals: narrowViewport };
export const AllVariants: Story = { ...Attributed };
