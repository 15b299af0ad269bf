import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { GiftProgress } from './GiftProgress.tsx';

const meta = {
  title: 'Commerce/GiftProgress',
  component: GiftProgress,
  parameters: {
    docs: {
      description: {
        component: `How far it is to the gift, in a sentence first; the hairline only draws it.

- **Do** name the sum that is missing and the gift.
- **Do** keep the sentence in place when it is earned: only the words change.
- **Do** give the conditions of every gift that the sentence is about.
- **Don't** count down or hurry.
- **Don't** show it when the market has no gift.`,
      },
    },
  },
} satisfies Meta<typeof GiftProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  args: {
    state: 'missing',
    fraction: 0.76,
    children: bilingual(
      'Spend DKK 120 more for a free lip balm',
      'Du mangler 120 kr. til en gratis læbepomade',
    ),
    conditions: {
      label: 'Conditions',
      text: bilingual(
        'One per order, after discounts, while stock lasts.',
        'Én pr. ordre, efter rabat og så længe lager haves.',
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Conditions' });
    const text = canvas.getByText(/while stock lasts|så længe lager haves/);
    await expect(text).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(text).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(text).not.toBeVisible();
  },
};

export const Earned: Story = {
  args: {
    state: 'earned',
    fraction: 1,
    children: bilingual('Congrats! You get a free gift', 'Du får en gave: Ravlæbepomade'),
  },
};

export const LongestDanish: Story = {
  args: {
    ...Missing.args,
    children: 'Du mangler 1.120,00 kr. til en gratis Multebærneglebåndsolie fra serien Multebær',
  },
  globals: narrowViewport,
};

export const AllVariants: Story = {
  args: Missing.args,
  render: () => (
    <Stack width="24rem">
      <GiftProgress state="missing" fraction={0.05}>
        <ToolbarText en="Spend DKK 475 more for a free gift" da="Du mangler 475 kr. til din gave" />
      </GiftProgress>
      <GiftProgress
        state="missing"
        fraction={0.76}
        conditions={{
          label: 'Conditions',
          text: (
            <ToolbarText en="One per order, while stock lasts." da="Én pr. ordre, så længe lager haves." />
          ),
        }}
      >
        <ToolbarText en="Spend DKK 120 more for a free gift" da="Du mangler 120 kr. til din gave" />
      </GiftProgress>
      <GiftProgress state="earned" fraction={1}>
        <ToolbarText en="Congrats! You get a free gift" da="Du får en gave: Ravlæbepomade" />
      </GiftProgress>
    </Stack>
  ),
};
