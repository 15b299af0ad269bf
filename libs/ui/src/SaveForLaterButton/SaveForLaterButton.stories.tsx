import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { SaveForLaterButton, type SaveForLaterButtonProps } from './SaveForLaterButton.tsx';

/** With the state that a wish list keeps. */
function Toggled({ isSaved: isSavedAtFirst, onToggle, ...props }: SaveForLaterButtonProps) {
  const [isSaved, setSaved] = useState(isSavedAtFirst);
  return (
    <SaveForLaterButton
      {...props}
      isSaved={isSaved}
      onToggle={() => {
        setSaved(!isSaved);
        onToggle();
      }}
    />
  );
}

const meta = {
  title: 'Actions/SaveForLaterButton',
  component: SaveForLaterButton,
  render: (args) => <Toggled {...args} />,
  args: { isSaved: false, children: bilingual('Save for later', 'Gem til senere'), onToggle: fn() },
  parameters: {
    docs: {
      description: {
        component: `Puts a product on the wish list, or takes it off.

- **Do** link to the wish list beside it when the product is saved.
- **Do** keep its words: the heart and the pressed state say the rest.
- **Don't** ask for an account before it works.`,
      },
    },
  },
} satisfies Meta<typeof SaveForLaterButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
};

export const Saved: Story = { args: { isSaved: true } };

export const LongestDanish: Story = {
  args: { children: 'Gem multebærneglebåndsolien på ønskelisten til senere' },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  render: (args) => (
    <Stack>
      <SaveForLaterButton {...args} />
      <SaveForLaterButton {...args} isSaved />
    </Stack>
  ),
};
