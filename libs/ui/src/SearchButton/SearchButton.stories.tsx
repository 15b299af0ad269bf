import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { SearchButton } from './SearchButton.tsx';
import { isSearchShortcutEnabled, setSearchShortcutEnabled } from '../SearchDialog/search-shortcut.ts';

const meta = {
  title: 'Navigation/SearchButton',
  component: SearchButton,
  parameters: {
    docs: {
      description: {
        component: `Opens the search from the header, by a press or with the key \`/\`.

- **Do** offer to turn the key off where the search is: \`setSearchShortcutEnabled()\`.
- **Do** give a list as \`action\`, which the button opens without scripts.
- **Don't** put two of them on a page.`,
      },
    },
  },
} satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = { id: 'search-opener', label: bilingual('Search', 'Søg'), action: '#', onOpen: fn() };

export const Opens: Story = {
  args,
  play: async ({ args: { onOpen }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('/');
    await expect(onOpen).toHaveBeenCalledTimes(2);
    setSearchShortcutEnabled('search-opener', false);
    await expect(isSearchShortcutEnabled('search-opener')).toBe(false);
    await userEvent.keyboard('/');
    await expect(onOpen).toHaveBeenCalledTimes(2);
    setSearchShortcutEnabled('search-opener', true);
    await userEvent.keyboard('/');
    await expect(onOpen).toHaveBeenCalledTimes(3);
  },
};
export const KeyOff: Story = {
  args: { ...args, isKeyOff: () => true },
  play: async ({ args: { onOpen }, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(onOpen).not.toHaveBeenCalled();
  },
};
export const AllVariants: Story = { args };
