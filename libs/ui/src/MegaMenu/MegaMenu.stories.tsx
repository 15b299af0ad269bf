import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { getAllLabel, menuItems } from '../testing/menu-items.tsx';
import { desktopViewport } from '../testing/viewports.ts';
import { MegaMenu } from './MegaMenu.tsx';

const meta = {
  title: 'Navigation/MegaMenu',
  component: MegaMenu,
  parameters: {
    docs: {
      description: {
        component: `The shop on a desk: a button opens the whole of a category; Esc, a press elsewhere or leaving by Tab closes it.

- **Do** keep to three columns and one picture.
- **Do** begin with the link to all of it.
- **Don't** open it by hovering alone.
- **Don't** put prices or offers into it.`,
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MegaMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: {
    label: bilingual('Main menu', 'Hovedmenu'),
    items: menuItems,
    allLabel: getAllLabel,
    currentHref: '#sets',
  },
  decorators: [
    (Menu) => (
      <div style={{ position: 'relative', height: 'var(--header-height)', paddingInline: '2rem' }}>
        {Menu()}
      </div>
    ),
  ],
  globals: desktopViewport,
};

export const OpensAndCloses: Story = {
  ...Closed,
  play: async ({ canvas, userEvent }) => {
    const face = canvas.getByText(/^(Face|Ansigt)$/);
    const body = canvas.getByText(/^(Body|Krop)$/);
    const cleansers = canvas.getByText(/^(Cleansers|Rens)$/);
    const wash = canvas.getByText(/^(Wash & bath|Vask og bad)$/);
    await expect(cleansers).not.toBeVisible();
    await userEvent.click(face);
    await waitFor(() => expect(cleansers).toBeVisible());
    await userEvent.click(body);
    await expect(cleansers).not.toBeVisible();
    await waitFor(() => expect(wash).toBeVisible());
    // Esc of an input method.
    await fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    await expect(wash).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(wash).not.toBeVisible();
    await expect(body.closest('summary')).toHaveFocus();
    await userEvent.click(face);
    await userEvent.click(document.body);
    await expect(cleansers).not.toBeVisible();
  },
};

export const Open: Story = {
  ...Closed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^(Face|Ansigt)$/));
  },
};

export const AllVariants: Story = { ...Open };
