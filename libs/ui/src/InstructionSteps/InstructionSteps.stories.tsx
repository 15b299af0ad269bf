import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { InstructionSteps } from './InstructionSteps.tsx';

const meta = {
  title: 'Blocks/InstructionSteps',
  component: InstructionSteps,
  parameters: {
    docs: {
      description: {
        component: `Instructions in numbered steps.

- **Do** begin with a verb.
- **Do** keep to five steps of two lines.
- **Don't** use it for what has no order.
- **Don't** put warnings into it: they stand on their own.`,
      },
    },
  },
} satisfies Meta<typeof InstructionSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  args: {
    steps: [
      bilingual('Wet face with lukewarm water.', 'Fugt ansigtet med lunkent vand.'),
      bilingual(
        'Lather one pump between your hands and massage gently.',
        'Skum et pump op mellem hænderne, og massér blidt.',
      ),
      bilingual('Rinse well and pat dry.', 'Skyl grundigt, og dup tørt.'),
    ],
  },
};
export const Narrow: Story = { ...ThreeSteps, globals: narrowViewport };
export const AllVariants: Story = { ...ThreeSteps };
