import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link, LinkElementContext } from '../Link/Link.tsx';
import { NonNavigatingLink } from '../testing/NonNavigatingLink.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { getAllLabel, menuItems } from '../testing/menu-items.tsx';
import { narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  title: 'Navigation/MobileMenu',
  component: MobileMenu,
  parameters: {
    docs: {
      description: {
        component: `The same menu on a phone: a drawer of disclosures.

- **Do** keep the words and the order of the mega menu.
- **Do** put account and language at its foot.
- **Don't** add a level: two are enough.
- **Don't** put the search into it: that has its own place.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: {
    label: 'Menu',
    closeLabel: bilingual('Close', 'Luk'),
    items: menuItems,
    allLabel: getAllLabel,
    children: (
      <>
        <Link href="#account">
          <ToolbarText en="Log in" da="Log ind" />
        </Link>
        <Link href="#help">
          <ToolbarText en="Contact and help" da="Kontakt og hjælp" />
        </Link>
      </>
    ),
  },
  decorators: [(Menu) => <LinkElementContext value={NonNavigatingLink}>{Menu()}</LinkElementContext>],
  globals: phoneViewport,
};

export const OpensAndCloses: Story = {
  ...Closed,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.click(canvas.getByText(/^(Face|Ansigt)$/));
    await expect(canvas.getByRole('link', { name: /Cleansers|Rens/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /^(Sets|Gaveæsker)$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {
  ...Closed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByText(/^(Face|Ansigt)$/));
  },
};

export const Narrow: Story = { ...Open, globals: narrowViewport };
export const AllVariants: Story = { ...Open };
