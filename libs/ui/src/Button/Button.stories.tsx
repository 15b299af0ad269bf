import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Ground, Stack } from '../testing/Stack.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { ButtonLink } from './Button.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component: `Does something on this page. What leads to another page is \`ButtonLink\`, which looks the same.

- **Do** begin with a verb: "Læg i kurv", "Vis flere".
- **Do** describe the work in \`pending\`, so that shoppers do not press twice.
- **Do** keep one primary button to a screen.
- **Don't** disable a button that could say what is missing.
- **Don't** use it to change the address: the middle mouse button would do nothing.
- **Don't** set two primary buttons beside each other.`,
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { children: bilingual('Add to bag', 'Læg i kurv') } };
export const Quiet: Story = { args: { variant: 'quiet', children: bilingual('View bag', 'Se kurv') } };
export const AsLink: Story = {
  args: { variant: 'link', children: bilingual('Remove Lee Serum', 'Fjern Læ Serum') },
};
export const FullWidth: Story = { args: { width: 'full', children: bilingual('Checkout', 'Til kassen') } };
export const Disabled: Story = { args: { disabled: true, children: bilingual('Sold out', 'Udsolgt') } };

export const Pending: Story = {
  args: {
    pending: bilingual('Adding', 'Lægges i kurv'),
    children: bilingual('Add to bag', 'Læg i kurv'),
    onClick: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

function AddsSlowly() {
  const [isAdding, setAdding] = useState(false);
  return (
    <Button
      pending={isAdding && '…'}
      onClick={() => {
        setAdding(true);
      }}
    >
      <ToolbarText en="Add to bag – DKK 375" da="Læg i kurv – 375 kr." />
    </Button>
  );
}

export const PendingKeepsItsWidth: Story = {
  args: { children: '' },
  render: () => <AddsSlowly />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    // A typeface that comes in between makes another width.
    await document.fonts.ready;
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const LongestDanish: Story = {
  args: { width: 'full', children: 'Giv mig besked på e-mail, når produktet igen er på lager' },
  globals: narrowViewport,
};

export const Elsewhere: Story = {
  args: { children: bilingual('See all products', 'Se alle produkter') },
  render: (args) => <ButtonLink href="#shop">{args.children}</ButtonLink>,
};

export const AllVariants: Story = {
  args: { children: '' },
  render: () => (
    <Stack>
      <Button>
        <ToolbarText en="Add to bag" da="Læg i kurv" />
      </Button>
      <Button pending={<ToolbarText en="Adding" da="Lægges i kurv" />}>
        <ToolbarText en="Add to bag" da="Læg i kurv" />
      </Button>
      <Button disabled>
        <ToolbarText en="Sold out" da="Udsolgt" />
      </Button>
      <Button variant="quiet">
        <ToolbarText en="View bag" da="Se kurv" />
      </Button>
      <Button variant="link">
        <ToolbarText en="Remove Lee Serum" da="Fjern Læ Serum" />
      </Button>
      <Button width="full">
        <ToolbarText en="Checkout" da="Til kassen" />
      </Button>
      {['var(--color-ink)', 'var(--tint-sea-buckthorn)'].map((color) => (
        <Ground key={color} color={color}>
          <ButtonLink variant="quiet" href="#shop">
            <ToolbarText en="See all products" da="Se alle produkter" />
          </ButtonLink>
        </Ground>
      ))}
    </Stack>
  ),
};
